/// The file: text in UTF-8, an accepted finding on each line.
///
///     # layoutlint baseline 1
///     Sources/Cell.swift ⇥ negative_constant ⇥ 0123456789abcdef ⇥ label.topAnchor.constraint(…
///
/// Path, rule, fingerprint and text are separated by tabs; the text is for readers only. Lines that begin with `#` and
/// blank lines are comments, but the first line has the version of the format. The order of the lines and duplicates are
/// irrelevant, so that two branches can be merged line by line; the written file is sorted.
extension Baseline {
  static let version = "1"
  static let headerStart = "# layoutlint baseline "
  static let header = headerStart + version
  private static let explanation =
    "# Accepted findings: path, rule, fingerprint, text. Written by `layoutlint --write-baseline`."

  /// Parses a file.
  ///
  /// - Throws: `BaselineError` with all mistakes in it.
  public init(parsing bytes: [UInt8]) throws(BaselineError) {
    let parser = bytes.withUnsafeBufferPointer { buffer in
      var parser = BaselineParser(buffer)
      parser.read()
      return (
        entries: parser.entries, problems: parser.problems, problemCount: parser.problemCount
      )
    }
    guard parser.problems.isEmpty else {
      throw BaselineError(
        problems: parser.problems, othersCount: parser.problemCount - parser.problems.count)
    }
    self.init(parser.entries)
  }

  /// The bytes of the file. Equal entries give equal bytes.
  public var rendered: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(200 + entries.count * 160)
    output += "\(Self.header)\n\(Self.explanation)\n".utf8
    for entry in entries {
      BaselineText.append(entry.path.bytes, startsLine: true, to: &output)
      output.append(UInt8(ascii: "\t"))
      BaselineText.append(Array(entry.rule.utf8), to: &output)
      output.append(UInt8(ascii: "\t"))
      Self.append(fingerprint: entry.fingerprint, to: &output)
      output.append(UInt8(ascii: "\t"))
      BaselineText.append(entry.text, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
    return output
  }

  private static func append(fingerprint: UInt64, to output: inout [UInt8]) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: fingerprint >> UInt64(shift)) & 15
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
