import Platform
import Project
import RuleKit

/// The file: text in UTF-8, an accepted finding on each line.
///
///     # layoutlint baseline 1
///     Sources/Cell.swift ⇥ negative_constant ⇥ 0123456789abcdef ⇥ label.topAnchor.constraint(…
///
/// Path, rule, fingerprint and text are separated by tabs; the text is for readers only. Lines that begin with `#` and
/// blank lines are comments, but the first line has the version of the format. The order of the lines and duplicates are
/// irrelevant, so that two branches can be merged line by line; the written file is sorted.
///
/// `\xHH`, with two hexadecimal digits, is a backslash, a byte of a control character or of an invisible character (such as
/// one that changes the direction of text), or a byte that is not UTF-8.
extension Baseline {
  private static let version = "1"
  /// What the file begins with, before the version.
  public static let headerStart = "# layoutlint baseline "

  /// Parses a file.
  public init(
    parsing bytes: [UInt8], path: FilePath = FilePath(bytes: [])
  ) throws(ConfigurationProblem) {
    var entries: [Entry] = []
    var hasHeader = false
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() {
      let line = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
      func problem(_ place: Int, _ message: String, _ advice: String) -> ConfigurationProblem {
        let column = place - line.startIndex + 1
        return ConfigurationProblem(
          .init(path: path, line: index + 1, column: column), message,
          advice: "\(advice), or write the baseline anew with `--write-baseline`")
      }
      if line.isEmpty { continue }
      if ["<<<<<<< ", "=======", "||||||| ", ">>>>>>> "].contains(where: {
        line.starts(with: $0.utf8)
      }) {
        throw problem(
          line.startIndex, "a merge conflict was left in the baseline",
          "keep the lines of both sides and remove the markers (with `merge=union` for the file in "
            + "`.gitattributes` git does that)")
      }
      if line.starts(with: Self.headerStart.utf8) {
        let version = line.dropFirst(Self.headerStart.utf8.count)
        guard version.elementsEqual(Self.version.utf8) else {
          let name = String(decoding: version.prefix(20), as: UTF8.self)
          throw problem(
            version.startIndex,
            "the baseline has the format `\(name)`, and this version reads `\(Self.version)`",
            "use the layoutlint that wrote it")
        }
        hasHeader = true
      } else if !hasHeader {
        throw Self.noBaseline(path)
      } else if line.first != UInt8(ascii: "#") {
        entries.append(try Self.entry(line, problem))
      }
    }
    guard hasHeader else { throw Self.noBaseline(path) }
    self.init(entries)
  }

  private static func noBaseline(_ path: FilePath) -> ConfigurationProblem {
    ConfigurationProblem(
      .init(path: path, line: 1, column: 1),
      "this is not a baseline: the file does not begin with `\(headerStart + version)`",
      advice: "name another file, or write the baseline anew with `--write-baseline`")
  }

  private static func entry(
    _ line: ArraySlice<UInt8>, _ problem: (Int, String, String) -> ConfigurationProblem
  ) throws(ConfigurationProblem) -> Entry {
    let fields = line.split(separator: 0x09, maxSplits: 3, omittingEmptySubsequences: false)
    for (index, name) in ["path", "rule", "fingerprint"].enumerated()
    where index >= fields.count || fields[index].isEmpty {
      throw problem(
        index < fields.count ? fields[index].startIndex : line.endIndex, "the line has no \(name)",
        "a line is path, rule, fingerprint and text with tabs between")
    }
    let digits = String(decoding: fields[2], as: UTF8.self)
    guard digits.utf8.count == 16, let fingerprint = UInt64(digits, radix: 16) else {
      throw problem(
        fields[2].startIndex, "a fingerprint has 16 hexadecimal digits", "restore the line")
    }
    func text(_ index: Int) throws(ConfigurationProblem) -> [UInt8] {
      guard index < fields.count else { return [] }
      if let text = unescaped(fields[index]) { return text }
      throw problem(
        fields[index].startIndex, "there is a `\\` without `xHH` behind it", "restore the line")
    }
    return Entry(
      path: FilePath(bytes: try text(0)), rule: String(decoding: try text(1), as: UTF8.self),
      fingerprint: fingerprint, text: try text(3))
  }

  /// The bytes of the file. Equal entries give equal bytes.
  public var rendered: [UInt8] {
    var output = """
      \(Self.headerStart)\(Self.version)
      # Accepted findings: path, rule, fingerprint, text. Written by `layoutlint --write-baseline`.

      """
    for entry in entries {
      let path = Self.escaped(entry.path.bytes)
      // At the start of a line it would begin a comment, or the marker of a merge conflict.
      if let first = path.utf8.first, "#<=>|".utf8.contains(first) {
        output += Self.escape(first) + String(path.unicodeScalars.dropFirst())
      } else {
        output += path
      }
      output += "\t\(Self.escaped(Array(entry.rule.utf8)))\t\(entry.fingerprint.hexadecimal)\t"
      output += Self.escaped(entry.text) + "\n"
    }
    return Array(output.utf8)
  }

  /// The beginning of a line, with one space for each run of white space.
  static func shortened(_ line: [UInt8]) -> [UInt8] {
    let most = 80
    var text: [UInt8] = []
    for word in line.split(whereSeparator: \.isBlank) where text.count <= most {
      text += (text.isEmpty ? [] : [0x20]) + word.prefix(most + 1)
    }
    guard text.count > most else { return text }
    var end = most
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    while end > 0, text[end - 1].isBlank { end -= 1 }
    return Array(text[..<end]) + "…".utf8
  }

  private static func escape(_ byte: UInt8) -> String {
    (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return bytes.map { byte in
        let isPlain = byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\")
        return isPlain ? String(Unicode.Scalar(byte)) : escape(byte)
      }.joined()
    }
    guard text.unicodeScalars.contains(where: \.isEscaped) else { return text }
    return text.unicodeScalars.map {
      $0.isEscaped ? String($0).utf8.map(escape).joined() : String($0)
    }.joined()
  }

  /// Nil for a backslash that begins no escape.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let parts = text.split(separator: UInt8(ascii: "\\"), omittingEmptySubsequences: false)
    var bytes = Array(parts[0])
    for part in parts.dropFirst() {
      let digits = String(decoding: part.dropFirst().prefix(2), as: UTF8.self)
      guard part.first == UInt8(ascii: "x"), digits.utf8.count == 2,
        let byte = UInt8(digits, radix: 16)
      else { return nil }
      bytes += [byte] + part.dropFirst(3)
    }
    return bytes
  }
}

extension Unicode.Scalar {
  fileprivate var isEscaped: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: self == "\\"
    }
  }
}
