/// Prevents text from files from being read as commands by a CI system, which parses the output of a step.
///
/// GitHub reads `::name::` at the start of a line and `##[name]` anywhere in it (actions/runner, `ActionCommand`),
/// Azure Pipelines `##vso[…]` and `##[…]` (microsoft/azure-pipelines-agent, `Command`), TeamCity `##teamcity[…]`
/// (https://www.jetbrains.com/help/teamcity/service-messages.html), and GitLab folds what is between `section_start:`
/// and `section_end:` (https://docs.gitlab.com/ci/jobs/job_logs/).
public struct LogGuard: Sendable {
  /// The variables that reveal that a CI system reads the output.
  public static let variables = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI"]

  /// How a format writes a character so that it is not read as part of a command.
  public enum Spelling: Sendable {
    /// In the form of `appendVisible(_:)`: `\u{3A}`.
    case visible
    /// As in a JSON string: `\u003A`.
    case json
    /// As in XML: `&#58;`.
    case xml
    /// Like `xml`, in a page whose lines begin with tags, so that colons have no effect.
    case html
    /// Like `visible`, but each line is itself a command, in which colons have no effect.
    case orders
  }

  private let isOn: Bool

  /// - Parameter isOn: whether a CI system reads the output.
  public init(isOn: Bool) { self.isOn = isOn }

  /// The text with one character of each command escaped; unchanged if no CI system reads it.
  public func guarded(_ text: [UInt8], _ spelling: Spelling = .visible) -> [UInt8] {
    guard isOn else { return text }
    var guarded: [UInt8] = []
    guarded.reserveCapacity(text.count)
    var lineStart = 0
    for (index, byte) in text.enumerated() {
      var isOrder = false
      switch byte {
      case UInt8(ascii: "\n"): lineStart = index + 1
      case UInt8(ascii: ":"):
        isOrder =
          (spelling.guardsColons && guarded.last == byte)
          || endsSectionMark(text[lineStart..<index])
      case UInt8(ascii: "#"):
        let isOwn = spelling == .orders && index == lineStart + 1
        isOrder = guarded.last == byte && !isOwn && isOpening(text[(index + 1)...])
      default: break
      }
      if isOrder { guarded.append(spelling.text(of: byte)) } else { guarded.append(byte) }
    }
    return guarded
  }

  /// Whether the text continues with the name of a command, which may be empty, and a bracket.
  private func isOpening(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.prefix(32).drop { (0x61...0x7A).contains($0 | 0x20) }
    return rest.first == UInt8(ascii: "[")
  }

  private func endsSectionMark(_ line: ArraySlice<UInt8>) -> Bool {
    line.suffix(13).elementsEqual("section_start".utf8)
      || line.suffix(11).elementsEqual("section_end".utf8)
  }
}

extension LogGuard.Spelling {
  fileprivate func text(of byte: UInt8) -> String {
    switch self {
    case .visible, .orders: Unicode.Scalar(byte).escaped
    case .json: "\\u00" + String(byte, radix: 16, uppercase: true)
    case .xml, .html: "&#\(byte);"
    }
  }

  fileprivate var guardsColons: Bool { self != .orders && self != .html }
}

extension ReportFormat {
  /// How the format escapes a character that a CI system might interpret.
  public var logSpelling: LogGuard.Spelling {
    switch self {
    case .pretty, .xcode, .concise, .markdown: .visible
    case .github, .azure, .teamcity: .orders
    case .checkstyle, .junit: .xml
    case .html: .html
    case .json, .jsonl, .sarif, .gitlab, .rdjson, .rdjsonl: .json
    }
  }
}
