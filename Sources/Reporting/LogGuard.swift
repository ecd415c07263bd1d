/// Prevents text from files from being read as commands by a CI system, which parses the output of a step.
///
/// GitHub reads `::name::` at the start of a line, after white space, and `##[name]` anywhere in it (actions/runner,
/// `ActionCommand`), Azure Pipelines `##vso[…]` and `##[…]` (microsoft/azure-pipelines-agent, `Command`), TeamCity
/// `##teamcity[…]` (https://www.jetbrains.com/help/teamcity/service-messages.html), and GitLab folds what is between
/// `section_start:` and `section_end:` (https://docs.gitlab.com/ci/jobs/job_logs/).
///
/// Whether such a system reads the output is not known: a container gets none of its variables. Therefore everything is
/// guarded, and nothing else is changed: two colons after other text stay.
public enum LogGuard {
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

  /// The text with one character of each command escaped.
  public static func guarded(_ text: [UInt8], _ spelling: Spelling = .visible) -> [UInt8] {
    text.withUnsafeBufferPointer { buffer in
      var guarded: [UInt8] = []
      // The end of the last escaped character: what follows is not copied yet.
      var done = 0
      for index in buffer.indices.dropFirst() {
        let byte = buffer[index]
        guard byte == colon || byte == hash, index > done || done == 0,
          byte == colon
            ? endsOrder(buffer[..<index], spelling.guardsColons)
            : beginsOrder(buffer, at: index, spelling)
        else { continue }
        guarded.append(contentsOf: buffer[done..<index])
        guarded.append(spelling.text(of: byte))
        done = index + 1
      }
      if done == 0 { return text }
      guarded.append(contentsOf: buffer[done...])
      return guarded
    }
  }

  /// Whether a colon after this text completes `section_start:` or, at the start of a line, `::`.
  private static func endsOrder(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ guardsColons: Bool
  ) -> Bool {
    guard text.last == colon else {
      return text.suffix(13).elementsEqual("section_start".utf8)
        || text.suffix(11).elementsEqual("section_end".utf8)
    }
    // White space of Unicode may precede it too.
    let before = text.dropLast().last { $0 == 0x0A || $0 == 0x0D || (0x21..<0x7F).contains($0) }
    return guardsColons && (before == nil || before == 0x0A || before == 0x0D)
  }

  private static func beginsOrder(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, _ spelling: Spelling
  ) -> Bool {
    guard text[index - 1] == hash else { return false }
    if spelling == .orders, index == 1 || text[index - 2] == 0x0A { return false }
    let rest = text[(index + 1)...].prefix(32).drop { (0x61...0x7A).contains($0 | 0x20) }
    return rest.first == UInt8(ascii: "[")
  }

  private static let colon = UInt8(ascii: ":")
  private static let hash = UInt8(ascii: "#")
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
    case .json, .sarif, .gitlab, .rdjson: .json
    }
  }
}
