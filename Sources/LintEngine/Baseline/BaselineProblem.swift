/// A mistake in a baseline file.
public struct BaselineProblem: Sendable, Equatable {
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 bytes.
  public var column: Int
  /// What is wrong, with code in back quotes and no final period.
  public var message: String
  /// What to do about it, with code in back quotes and no final period.
  public var advice: String
}

/// Why a baseline could not be read.
public struct BaselineError: Error, Sendable, Equatable {
  /// The problems in file order; never empty.
  public var problems: [BaselineProblem]
  /// How many more problems there are.
  public var othersCount: Int
}

extension BaselineProblem {
  private static let writeAnew = "write the baseline anew with `--write-baseline`"

  static func noBaseline(line: Int) -> Self {
    BaselineProblem(
      line: line, column: 1,
      message: "this is not a baseline: the file does not begin with `\(Baseline.header)`",
      advice: "name another file, or \(writeAnew)")
  }

  static func version(_ version: String, line: Int) -> Self {
    BaselineProblem(
      line: line, column: Baseline.headerStart.utf8.count + 1,
      message: "the baseline has the format `\(version)`, and this version reads `1`",
      advice: "use the layoutlint that wrote it, or \(writeAnew)")
  }

  static func conflict(line: Int) -> Self {
    BaselineProblem(
      line: line, column: 1, message: "a merge conflict was left in the baseline",
      advice: "keep the lines of both sides and remove the markers; "
        + "with `merge=union` for the file in `.gitattributes` git does that")
  }

  static func missing(_ field: String, line: Int, column: Int) -> Self {
    BaselineProblem(
      line: line, column: column, message: "the line has no \(field)",
      advice: "a line is path, rule, fingerprint and text with tabs between; \(writeAnew)")
  }

  static func fingerprint(line: Int, column: Int) -> Self {
    BaselineProblem(
      line: line, column: column, message: "a fingerprint has 16 hexadecimal digits",
      advice: "restore the line, or \(writeAnew)")
  }

  static func escape(line: Int, column: Int) -> Self {
    BaselineProblem(
      line: line, column: column, message: "this is not an escape",
      advice: "write `\\\\`, `\\t`, `\\n`, `\\r` or `\\xHH` with two hexadecimal digits")
  }

  static func encoding(line: Int, column: Int) -> Self {
    BaselineProblem(
      line: line, column: column, message: "these bytes are not UTF-8",
      advice: "save the file as UTF-8, or \(writeAnew)")
  }
}
