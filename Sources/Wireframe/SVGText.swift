import SwiftSource

/// Writes SVG by appending bytes. Names and texts from code cannot leave their place: they are escaped, and so are invisible
/// characters and those that XML does not allow.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  mutating func append(_ picture: [UInt8]) { bytes += picture }

  /// Appends text from outside, for content and for attributes in double quotes.
  mutating func add(text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": add("&amp;")
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "\"": add("&quot;")
      case "'": add("&#39;")
      case "\t", "\n", "\r": add(" ")
      case _ where scalar.isUnsafeToPrint, "\u{FFFE}", "\u{FFFF}": add(scalar.escaped)
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  /// A rectangle.
  ///
  /// - Parameter style: attributes with a space before each: ` fill="#fff"`.
  mutating func rectangle(_ area: Area, radius: Double = 0, _ style: String) {
    add(
      "<rect x=\"\(area.x.svg)\" y=\"\(area.y.svg)\" width=\"\(area.width.svg)\" height=\"\(area.height.svg)\""
    )
    if radius > 0 { add(" rx=\"\(min(radius, area.width / 2, area.height / 2).svg)\"") }
    add("\(style)/>\n")
  }

  mutating func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double, _ style: String) {
    add("<line x1=\"\(x.svg)\" y1=\"\(y.svg)\" x2=\"\(toX.svg)\" y2=\"\(toY.svg)\"\(style)/>\n")
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ style: String) {
    add("<circle cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"\(radius.svg)\"\(style)/>\n")
  }

  /// A line of text with its baseline at a height.
  mutating func text(_ text: String, _ x: Double, _ y: Double, size: Double, _ style: String) {
    add("<text x=\"\(x.svg)\" y=\"\(y.svg)\" font-size=\"\(size.svg)\"\(style)>")
    add(text: text)
    add("</text>\n")
  }
}

struct Area {
  var x, y, width, height: Double

  func inset(_ by: Double) -> Area {
    Area(x: x + by, y: y + by, width: max(0, width - 2 * by), height: max(0, height - 2 * by))
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    (self.x...max(self.x, right)).contains(x) && (self.y...max(self.y, bottom)).contains(y)
  }

  var right: Double { x + width }
  var bottom: Double { y + height }
  var middleX: Double { x + width / 2 }
  var middleY: Double { y + height / 2 }
}

extension Int {
  /// A number from code, rounded toward zero and clamped to what a picture has room for. Nothing else converts such a number.
  init(drawn number: Double) {
    self = number.isNaN ? 0 : Int(Double.minimum(Double.maximum(number, -1e9), 1e9))
  }
}

extension Double {
  /// With at most two decimals, the same on each run.
  var svg: String {
    let hundredths = Int(drawn: (self * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
