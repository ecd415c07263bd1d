import RuleKit

/// The style of terminal output: coloured or plain.
public struct Style: Sendable {
  public enum Look: String, CaseIterable, Sendable {
    case bold = "1"
    case dim = "2"
    case underlined = "4"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case good = "1;32"
  }

  public var isColored: Bool

  public init(isColored: Bool) { self.isColored = isColored }

  /// Appends what `body` appends, in a look if there is one.
  func append(_ look: Look?, to output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
    guard isColored, let look else { return body(&output) }
    output.append("\u{1B}[\(look.rawValue)m")
    body(&output)
    output.append("\u{1B}[0m")
  }

  /// Lines in which nothing but our own looks controls a terminal; line breaks and tabs stay.
  public static func visibleLines(_ lines: [UInt8]) -> [UInt8] {
    var visible: [UInt8] = []
    let parts = lines.split(separator: 0x1B, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let code = index == 0 ? [] : codes.first { part.starts(with: $0) } ?? []
      if !code.isEmpty {
        visible += [0x1B] + code
      } else if index > 0 {
        visible.appendVisible([0x1B])
      }
      visible.appendVisibleLines(Array(part.dropFirst(code.count)))
    }
    return visible
  }

  /// What follows the escape character in the control sequences of the looks.
  private static let codes: [[UInt8]] = (["0"] + Look.allCases.map(\.rawValue)).map {
    Array("[\($0)m".utf8)
  }
}

extension Severity {
  var look: Style.Look {
    switch self {
    case .off: .dim
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
