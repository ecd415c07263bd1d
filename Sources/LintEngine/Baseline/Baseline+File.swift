import Platform
import Project
import RuleKit

/// Why a baseline could not be read.
public struct BaselineError: Error, Sendable, Equatable {
  /// The problems in file order; never empty.
  public var problems: [ConfigurationProblem]
  /// How many more problems there are.
  public var othersCount: Int
}

/// The file: text in UTF-8, an accepted finding on each line.
///
///     # layoutlint baseline 1
///     Sources/Cell.swift ⇥ negative_constant ⇥ 0123456789abcdef ⇥ label.topAnchor.constraint(…
///
/// Path, rule, fingerprint and text are separated by tabs; the text is for readers only. Lines that begin with `#` and
/// blank lines are comments, but the first line has the version of the format. The order of the lines and duplicates are
/// irrelevant, so that two branches can be merged line by line; the written file is sorted.
extension Baseline {
  fileprivate static let version = "1"
  /// What the file begins with, before the version.
  public static let headerStart = "# layoutlint baseline "

  /// Parses a file.
  ///
  /// - Parameter path: that of the file in problems.
  /// - Throws: `BaselineError` with all mistakes in it.
  public init(
    parsing bytes: [UInt8], path: FilePath = FilePath(bytes: [])
  ) throws(BaselineError) {
    var reader = BaselineReader(path: path)
    reader.read(bytes)
    guard reader.problems.isEmpty else {
      throw BaselineError(problems: reader.problems, othersCount: reader.othersCount)
    }
    self.init(reader.entries)
  }

  /// The bytes of the file. Equal entries give equal bytes.
  public var rendered: [UInt8] {
    var output = Array("\(Self.headerStart)\(Self.version)\n".utf8)
    output +=
      "# Accepted findings: path, rule, fingerprint, text. Written by `layoutlint --write-baseline`.\n"
      .utf8
    for entry in entries {
      BaselineText.append(entry.path.bytes, startsLine: true, to: &output)
      output.append(.tab)
      BaselineText.append(Array(entry.rule.utf8), to: &output)
      let digits = String(entry.fingerprint, radix: 16)
      output += "\t\(String(repeating: "0", count: 16 - digits.count))\(digits)\t".utf8
      BaselineText.append(entry.text, to: &output)
      output.append(.lineFeed)
    }
    return output
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
}

/// A reader of the lines of a baseline file.
private struct BaselineReader {
  /// The most problems that are reported; nobody reads more.
  private static let mostProblems = 20
  private static let writeAnew = "write the baseline anew with `--write-baseline`"

  let path: FilePath
  private(set) var entries: [Baseline.Entry] = []
  private(set) var problems: [ConfigurationProblem] = []
  private(set) var othersCount = 0
  private var line: ArraySlice<UInt8> = []
  private var number = 0
  private var hasHeader = false
  private var isInConflict = false

  init(path: FilePath) { self.path = path }

  /// Reads all lines; LF and CRLF end one.
  mutating func read(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for text in bytes[start...].split(separator: .lineFeed, omittingEmptySubsequences: false) {
      number += 1
      line = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
      guard line.isEmpty || readLine() else { return }
    }
    guard !hasHeader, problems.isEmpty else { return }
    number = 1
    reportNoBaseline()
  }

  /// - Returns: whether to continue with the next line.
  private mutating func readLine() -> Bool {
    if isConflictMarker {
      // A conflict is reported at its first marker.
      if !isInConflict || line.first == UInt8(ascii: "<") {
        report(
          line.startIndex, "a merge conflict was left in the baseline",
          "keep the lines of both sides and remove the markers; "
            + "with `merge=union` for the file in `.gitattributes` git does that")
      }
      isInConflict = line.first != UInt8(ascii: ">")
    } else if line.starts(with: Baseline.headerStart.utf8) {
      let version = line.dropFirst(Baseline.headerStart.utf8.count)
      guard version.elementsEqual(Baseline.version.utf8) else {
        let name = String(decoding: version, as: UTF8.self).prefix(20)
        report(
          version.startIndex, "the baseline has the format `\(name)`, and this version reads `1`",
          "use the layoutlint that wrote it, or \(Self.writeAnew)")
        return false
      }
      hasHeader = true
    } else if !hasHeader, !isInConflict {
      reportNoBaseline()
      return false
    } else if line.first != BaselineText.pound {
      readEntry()
    }
    return true
  }

  private var isConflictMarker: Bool {
    guard let first = line.first, BaselineText.markerSigns.contains(first) else { return false }
    let rest = line.drop { $0 == first }
    return line.count - rest.count == 7 && (rest.first ?? 0x20) == 0x20
  }

  private mutating func readEntry() {
    let fields = line.split(separator: .tab, maxSplits: 3, omittingEmptySubsequences: false)
    for (index, name) in ["path", "rule", "fingerprint"].enumerated() {
      guard index < fields.count, !fields[index].isEmpty else {
        return report(
          index < fields.count ? fields[index].startIndex : line.endIndex,
          "the line has no \(name)",
          "a line is path, rule, fingerprint and text with tabs between; \(Self.writeAnew)")
      }
    }
    let digits = String(decoding: fields[2], as: UTF8.self)
    guard digits.utf8.count == 16, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
      let fingerprint = UInt64(digits, radix: 16)
    else {
      return report(
        fields[2].startIndex, "a fingerprint has 16 hexadecimal digits",
        "restore the line, or \(Self.writeAnew)")
    }
    do throws(BaselineText.WrongEscape) {
      let path = try BaselineText.unescaped(fields[0])
      let rule = try BaselineText.unescaped(fields[1])
      let text = fields.count > 3 ? try BaselineText.unescaped(fields[3]) : []
      entries.append(
        Baseline.Entry(
          path: FilePath(bytes: path), rule: String(decoding: rule, as: UTF8.self),
          fingerprint: fingerprint, text: text))
    } catch {
      report(
        error.place, "this is not an escape",
        "write `\\\\`, `\\t`, `\\n`, `\\r` or `\\xHH` with two hexadecimal digits")
    }
  }

  private mutating func reportNoBaseline() {
    let header = Baseline.headerStart + Baseline.version
    report(
      line.startIndex, "this is not a baseline: the file does not begin with `\(header)`",
      "name another file, or \(Self.writeAnew)")
  }

  private mutating func report(_ index: Int, _ message: String, _ advice: String) {
    guard problems.count < Self.mostProblems else {
      othersCount += 1
      return
    }
    let place = ConfigurationPlace(path: path, line: number, column: index - line.startIndex + 1)
    problems.append(ConfigurationProblem(place, message, advice: advice))
  }
}

/// The encoding of arbitrary bytes in a baseline: UTF-8 text on one line, without tabs.
///
/// `\t`, `\n`, `\r` and `\\` mean the same as in Swift. `\xHH`, with two hexadecimal digits, is a byte of a control
/// character or an invisible character (such as one that changes the direction of text), or a byte that is not UTF-8.
private enum BaselineText {
  /// A backslash that begins no escape.
  struct WrongEscape: Error { var place: Int }

  static let pound = UInt8(ascii: "#")
  /// A line that begins with seven of one of these may be the marker of a merge conflict.
  static let markerSigns = Array("<=>|".utf8)
  /// The characters with a letter of their own.
  private static let letters: [UInt8: UInt8] = [
    .backslash: .backslash, .tab: UInt8(ascii: "t"), .lineFeed: UInt8(ascii: "n"),
    UInt8(ascii: "\r"): UInt8(ascii: "r"),
  ]

  /// Appends bytes, escaped.
  ///
  /// - Parameter startsLine: whether they begin a line, where some characters have a special meaning.
  static func append(_ bytes: [UInt8], startsLine: Bool = false, to output: inout [UInt8]) {
    func appendNumber(_ byte: UInt8) {
      output += (byte < 16 ? "\\x0" : "\\x").utf8
      output += String(byte, radix: 16).utf8
    }
    var rest = bytes[...]
    if startsLine, let first = rest.first, first == pound || markerSigns.contains(first) {
      appendNumber(rest.removeFirst())
    }
    while let first = rest.first {
      let plain = rest.prefix { $0 >= 0x20 && $0 < 0x7F && $0 != .backslash }
      output += plain
      rest = rest.dropFirst(plain.count)
      if !plain.isEmpty { continue }
      if let letter = letters[first] {
        output += [.backslash, letter]
        rest.removeFirst()
        continue
      }
      let (scalar, count) = decode(rest)
      if let scalar, scalar.isVisible {
        output += rest.prefix(count)
      } else {
        rest.prefix(count).forEach(appendNumber)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The bytes of an escaped text.
  static func unescaped(_ text: ArraySlice<UInt8>) throws(WrongEscape) -> [UInt8] {
    guard text.contains(.backslash) else { return Array(text) }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == .backslash else {
        bytes.append(byte)
        continue
      }
      let place = rest.startIndex - 1
      let letter = rest.popFirst()
      if let character = letters.first(where: { $0.value == letter })?.key {
        bytes.append(character)
      } else if letter == UInt8(ascii: "x"), let high = rest.popFirst()?.hexValue,
        let low = rest.popFirst()?.hexValue
      {
        bytes.append(high << 4 | low)
      } else {
        throw WrongEscape(place: place)
      }
    }
    return bytes
  }

  /// The first scalar of the bytes and its length; nil for bytes that are not UTF-8.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, count: Int) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
    case .error(let length): return (nil, length)
    case .emptyInput: return (nil, 0)
    }
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let backslash = UInt8(ascii: "\\")

  /// The value of the byte as a hexadecimal digit.
  fileprivate var hexValue: UInt8? {
    Character(Unicode.Scalar(self)).hexDigitValue.map(UInt8.init)
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
