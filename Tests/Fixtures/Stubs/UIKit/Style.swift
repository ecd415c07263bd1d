/// A color by its name.
public struct UIColor: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ name: String) { description = name }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }
  public init(white: CGFloat, alpha: CGFloat) { self.init("\(white) \(alpha)") }
  public init?(named name: String) { self.init(name) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(self) \(alpha)") }
  public var cgColor: String { description }

  public static let black = UIColor("black")
  public static let white = UIColor("white")
  public static let clear = UIColor("clear")
  public static let red = UIColor("red")
  public static let gray = UIColor("gray")
  public static let blue = UIColor("blue")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let separator = UIColor("separator")
  public static let systemBackground = UIColor("systemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let systemPink = UIColor("systemPink")
  public static let systemRed = UIColor("systemRed")
}

public struct UIFont: Equatable, Sendable, CustomStringConvertible {
  public enum Weight: Sendable { case light, regular, medium, semibold, bold }
  public enum TextStyle: Sendable {
    case body, callout, caption1, footnote, headline, subheadline, title2
  }

  public let description: String
  public let pointSize: CGFloat

  private init(_ name: String, _ size: CGFloat) {
    description = "\(name) \(size)"
    pointSize = size
  }

  public init?(name: String, size: CGFloat) { self.init(name, size) }

  public var lineHeight: CGFloat { pointSize * 1.2 }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("system", size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system \(weight)", size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("bold", size) }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("digits \(weight)", size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont("\(style)", 17)
  }
}

public struct UIImage: Equatable, Sendable {
  public let name: String

  public init?(named name: String) { self.name = name }
  public init?(systemName name: String) { self.name = name }
}

public enum NSTextAlignment: Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

public typealias CACornerMask = CALayer.Corners

/// The values of a layer, by their names.
public final class CALayer {
  public struct Corners: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = Corners(rawValue: 1)
    public static let layerMaxXMinYCorner = Corners(rawValue: 2)
  }
  public enum CornerCurve: Sendable { case circular, continuous }

  var values: [String: String] = [:]

  public var cornerRadius: CGFloat = 0 { didSet { values["cornerRadius"] = "\(cornerRadius)" } }
  public var cornerCurve = CornerCurve.circular { didSet { values["curve"] = "\(cornerCurve)" } }
  public var maskedCorners: Corners = [] {
    didSet { values["maskedCorners"] = "\(maskedCorners.rawValue)" }
  }
  public var masksToBounds = false { didSet { values["masksToBounds"] = "\(masksToBounds)" } }
  public var borderWidth: CGFloat = 0 { didSet { values["borderWidth"] = "\(borderWidth)" } }
  public var borderColor: String? { didSet { values["borderColor"] = borderColor } }
  public var shadowOpacity: Float = 0 { didSet { values["shadowOpacity"] = "\(shadowOpacity)" } }
  public var shadowRadius: CGFloat = 0 { didSet { values["shadowRadius"] = "\(shadowRadius)" } }
  public var shadowPath: StubPath? { didSet { values["shadowPath"] = "\(shadowPath as Any)" } }
}
