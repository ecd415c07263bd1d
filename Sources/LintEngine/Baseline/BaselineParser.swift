import Platform

/// A parser for the lines of a baseline file.
struct BaselineParser {
  /// The most problems that are reported; nobody reads more.
  private static let mostProblems = 20

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var entries: [Baseline.Entry] = []
  private(set) var problems: [BaselineProblem] = []
  private(set) var problemCount = 0
  private var line = 0
  private var hasHeader = false
  private var isInConflict = false
  private var lastPath: (text: Range<Int>, path: FilePath)?

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads all lines; LF and CRLF end one.
  mutating func read() {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      line += 1
      var end = start
      var highBits: UInt8 = 0
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
        highBits |= bytes[end]
        end += 1
      }
      let next = end + 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      guard readLine(start..<end, isASCII: highBits < 0x80) else { return }
      start = next
    }
    if !hasHeader, problemCount == 0 { report(.noBaseline(line: 1)) }
  }

  /// - Returns: whether to continue with the next line.
  private mutating func readLine(_ range: Range<Int>, isASCII: Bool) -> Bool {
    guard let first = range.first.map({ bytes[$0] }) else { return true }
    if BaselineText.isMarkerSign(first), isConflictMarker(range) {
      takeConflictMarker(first)
    } else if first == .pound {
      return readComment(range)
    } else if !hasHeader, !isInConflict {
      report(.noBaseline(line: line))
      return false
    } else if isASCII || isUTF8(range) {
      readEntry(range)
    }
    return true
  }

  // MARK: Comments and conflicts

  private mutating func readComment(_ range: Range<Int>) -> Bool {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if text.hasPrefix(Baseline.headerStart) {
      let version = text.dropFirst(Baseline.headerStart.count)
      guard version == Baseline.version else {
        report(.version(String(version.prefix(20)), line: line))
        return false
      }
      hasHeader = true
    } else if !hasHeader, !isInConflict {
      report(.noBaseline(line: line))
      return false
    }
    return true
  }

  private func isConflictMarker(_ range: Range<Int>) -> Bool {
    guard range.count >= 7, bytes[range].prefix(7).allSatisfy({ $0 == bytes[range.lowerBound] })
    else { return false }
    return range.count == 7 || bytes[range.lowerBound + 7] == UInt8(ascii: " ")
  }

  /// A conflict is reported at its first marker.
  private mutating func takeConflictMarker(_ sign: UInt8) {
    if !isInConflict || sign == UInt8(ascii: "<") { report(.conflict(line: line)) }
    isInConflict = sign != UInt8(ascii: ">")
  }

  // MARK: Entries

  private mutating func readEntry(_ range: Range<Int>) {
    let fields = bytes[range].split(
      separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
    let names = ["path", "rule", "fingerprint"]
    for (index, name) in names.enumerated() {
      guard index < fields.count, !fields[index].isEmpty else {
        let end = index < fields.count ? fields[index].startIndex : range.upperBound
        return report(.missing(name, line: line, column: end - range.lowerBound + 1))
      }
    }
    guard let fingerprint = Self.fingerprint(fields[2]) else {
      let column = fields[2].startIndex - range.lowerBound + 1
      return report(.fingerprint(line: line, column: column))
    }
    guard let path = path(fields[0]), let rule = unescaped(fields[1], in: range),
      let text = fields.count > 3 ? unescaped(fields[3], in: range) : []
    else { return }
    entries.append(
      Baseline.Entry(
        path: path, rule: String(decoding: rule, as: UTF8.self), fingerprint: fingerprint,
        text: text))
  }

  /// Entries are grouped by file: consecutive ones share its path.
  private mutating func path(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> FilePath? {
    if let last = lastPath, bytes[last.text].elementsEqual(field) { return last.path }
    guard let name = unescaped(field, in: field.startIndex..<field.endIndex) else { return nil }
    let path = FilePath(bytes: name)
    lastPath = (field.startIndex..<field.endIndex, path)
    return path
  }

  private mutating func unescaped(
    _ field: Slice<UnsafeBufferPointer<UInt8>>, in line: Range<Int>
  ) -> [UInt8]? {
    guard field.contains(UInt8(ascii: "\\")) else { return Array(field) }
    let (bytes, wrongEscape) = BaselineText.unescaped(field)
    guard let wrongEscape else { return bytes }
    let column = field.startIndex + wrongEscape - line.lowerBound + 1
    report(.escape(line: self.line, column: column))
    return nil
  }

  private static func fingerprint(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
    guard field.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in field {
      guard let digit = byte.hexValue else { return nil }
      value = value << 4 | UInt64(digit)
    }
    return value
  }

  private mutating func isUTF8(_ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      let (scalar, count) = BaselineText.decode(bytes[position..<range.upperBound])
      guard scalar != nil else {
        report(.encoding(line: line, column: position - range.lowerBound + 1))
        return false
      }
      position += count
    }
    return true
  }

  private mutating func report(_ problem: BaselineProblem) {
    problemCount += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }
}
