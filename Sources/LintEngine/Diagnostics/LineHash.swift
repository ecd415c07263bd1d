/// The hashes by which GitHub's code scanning recognizes a line after lines above it have changed: the value of
/// `primaryLocationLineHash`, as `src/fingerprints.ts` of https://github.com/github/codeql-action computes it.
///
/// The hash of a line covers the first 100 UTF-16 code units from its start, across line breaks. Spaces and tabs are
/// ignored, and CR and CRLF count as LF. A colon and the number of lines with the same hash so far follow.
public struct LineHashes: Sendable {
  private static let length = 100
  private var texts: [Int: String] = [:]

  /// Computes the hashes of some lines of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file. Invalid UTF-8 counts as U+FFFD, once for each maximal subpart.
  ///   - lines: the requested lines, 1-based, in any order; LF, CRLF and CR end a line.
  public init(_ bytes: UnsafeRawBufferPointer, lines: some Sequence<Int>) {
    let wanted = Set(lines)
    var units: [UInt16] = []
    var starts = [0]
    var last: UInt16 = 0
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isBlank = unit == 0x20 || unit == 0x09 || unit == 0x0A && last == 0x0D
      last = unit
      if isBlank { continue }
      let isLineBreak = unit == 0x0A || unit == 0x0D
      units.append(isLineBreak ? 0x0A : unit)
      if isLineBreak { starts.append(units.count) }
    }
    // Follows the last character of a file.
    units.append(0xFFFF)
    units += repeatElement(0, count: Self.length)
    var counts: [UInt64: Int] = [:]
    for (index, start) in starts.prefix(wanted.max() ?? 0).enumerated() {
      let hash = units[start..<start + Self.length].reduce(0 as UInt64) { $0 &* 37 &+ UInt64($1) }
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      if wanted.contains(index + 1) { texts[index + 1] = "\(String(hash, radix: 16)):\(count)" }
    }
  }

  /// The hash of a line, 1-based; nil for a line that was not requested or does not exist.
  public subscript(line: Int) -> String? { texts[line] }
}
