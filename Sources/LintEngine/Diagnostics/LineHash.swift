/// The hashes by which GitHub's code scanning recognizes a line after lines above it have changed: the value of
/// `primaryLocationLineHash`, as `src/fingerprints.ts` of https://github.com/github/codeql-action computes it.
///
/// The hash of a line covers the first 100 UTF-16 code units from its start, across line breaks. Spaces and tabs are
/// ignored, and CR and CRLF count as LF. A colon and the number of lines with the same hash so far follow.
public struct LineHashes: Sendable {
  private let texts: [Int: String]

  /// Computes the hashes of some lines of a file; the file is not read beyond them.
  ///
  /// - Parameters:
  ///   - bytes: the whole file. Invalid UTF-8 counts as U+FFFD, once for each maximal subpart.
  ///   - lines: the requested lines, 1-based, in any order; LF, CRLF and CR end a line.
  public init(_ bytes: UnsafeRawBufferPointer, lines: some Sequence<Int>) {
    let wanted = Set(lines)
    let hashes = Self.hashes(of: bytes, upTo: wanted.max() ?? 0)
    // Only the requested hashes are counted: a file may have a million lines.
    let asked = Set(wanted.lazy.filter { hashes.indices.contains($0 - 1) }.map { hashes[$0 - 1] })
    var counts: [UInt64: Int] = [:]
    var texts: [Int: String] = [:]
    for (index, hash) in hashes.enumerated() where asked.contains(hash) {
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      if wanted.contains(index + 1) {
        texts[index + 1] = String(hash, radix: 16) + ":" + String(count)
      }
    }
    self.texts = texts
  }

  /// The hash of a line, 1-based; nil for a line that was not requested or does not exist.
  public subscript(line: Int) -> String? { texts[line] }

  /// The hashes of the first lines.
  private static func hashes(of bytes: UnsafeRawBufferPointer, upTo count: Int) -> [UInt64] {
    var hasher = RollingLineHasher()
    var index = 0
    while index < bytes.count, hasher.hashes.count < count {
      let byte = bytes[index]
      if byte < 0x80 {
        hasher.add(UInt16(byte))
        index += 1
      } else {
        let (scalar, length) = decodedScalar(bytes, at: index)
        for unit in scalar.utf16 { hasher.add(unit) }
        index += length
      }
    }
    hasher.finish()
    return Array(hasher.hashes.prefix(count))
  }

  private static func decodedScalar(
    _ bytes: UnsafeRawBufferPointer, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    var parser = UTF8.ForwardParser()
    var rest = bytes[index..<min(index + 4, bytes.count)].makeIterator()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded): return (UTF8.decode(encoded), encoded.count)
    case .error(let length): return ("\u{FFFD}", length)
    case .emptyInput: return ("\u{FFFD}", 1)
    }
  }
}

/// A hash of the last 100 code units, and its value 100 code units after the start of each line.
private struct RollingLineHasher {
  /// The hash of each line that was followed by 100 code units, in order.
  private(set) var hashes: [UInt64] = []

  private static let length = 100
  private static let factor: UInt64 = 37
  /// The factor of a code unit when it leaves the window.
  private static let leavingFactor = (0..<length).reduce(1) { power, _ in power &* factor }
  /// Follows the last character of a file.
  private static let endOfFile: UInt16 = 0xFFFF

  private var units = [UInt16](repeating: 0, count: length)
  private var isLineStart = [Bool](repeating: false, count: length)
  private var index = 0
  private var hash: UInt64 = 0
  private var beginsLine = true
  private var isAfterReturn = false

  mutating func add(_ unit: UInt16) {
    let wasAfterReturn = isAfterReturn
    isAfterReturn = false
    switch unit {
    case 0x20, 0x09: return
    case 0x0A where wasAfterReturn: return
    case 0x0D: isAfterReturn = true
    default: break
    }
    let isLineBreak = unit == 0x0A || unit == 0x0D
    push(isLineBreak ? 0x0A : unit, startsLine: beginsLine)
    beginsLine = isLineBreak
  }

  /// Ends the file: pads the last lines with zeros.
  mutating func finish() {
    push(Self.endOfFile, startsLine: beginsLine)
    for _ in 0..<Self.length { push(0, startsLine: false) }
  }

  private mutating func push(_ unit: UInt16, startsLine: Bool) {
    if isLineStart[index] { hashes.append(hash) }
    isLineStart[index] = startsLine
    hash = hash &* Self.factor &+ UInt64(unit) &- Self.leavingFactor &* UInt64(units[index])
    units[index] = unit
    index = index + 1 == Self.length ? 0 : index + 1
  }
}
