/// Why a glob cannot be used.
public struct GlobError: Error, Hashable, Sendable {
  /// What is wrong, no final period.
  public let message: String
  /// What to do about it, no final period.
  public let advice: String
  /// The position in the pattern, in bytes from its start.
  public internal(set) var offset: Int

  private init(_ message: String, at offset: Int = 0, _ advice: String) {
    (self.message, self.advice, self.offset) = (message, advice, offset)
  }

  static let namesNothing = GlobError(
    "the pattern names no file and no folder",
    "write a name such as `Generated`, or `**` for everything")
  static let negated = GlobError(
    "a pattern cannot be negated with `!`",
    "use narrower patterns, or write `\\!` if the name begins with it")

  static func tooLong(_ limit: Int) -> GlobError {
    .init(
      "the pattern has more than \(limit) bytes", at: limit, "split it into several patterns")
  }
  static func tooManyAlternatives(_ limit: Int, at offset: Int) -> GlobError {
    .init(
      "the braces expand to more than \(limit) alternatives", at: offset,
      "write `*` in place of a brace, or split it into several patterns")
  }
  static func nul(at offset: Int) -> GlobError {
    .init("the pattern contains a NUL, which no path does", at: offset, "remove it")
  }
  static func trailingBackslash(at offset: Int) -> GlobError {
    .init(
      "nothing follows the last backslash", at: offset,
      "write `/` between folders, or `\\\\` for a backslash in a name")
  }
  static func unclosedClass(at offset: Int) -> GlobError {
    .init("`[` has no `]`", at: offset, "close it, or write `\\[` if the name contains it")
  }
  static func unclosedBrace(at offset: Int) -> GlobError {
    .init("`{` has no `}`", at: offset, "close it, or write `\\{` if the name contains it")
  }
  static func unknownClass(at offset: Int) -> GlobError {
    .init(
      "unknown class of characters", at: offset,
      "`[:alnum:]`, `[:alpha:]`, `[:digit:]`, `[:lower:]`, `[:upper:]` and the other classes of grep are known"
    )
  }
  static func reversedRange(at offset: Int) -> GlobError {
    .init("the range ends before it begins", at: offset, "swap the two ends")
  }
  static func slashInClass(at offset: Int) -> GlobError {
    .init(
      "`/` inside `[…]` matches nothing", at: offset,
      "remove it, and write alternatives with folders as `{a/b,c}`")
  }
  static func parentFolder(at offset: Int) -> GlobError {
    .init(
      "`..` leads out of the folder that the pattern is relative to", at: offset,
      "write the path relative to that folder")
  }
  static func starsInName(at offset: Int) -> GlobError {
    .init(
      "`**` matches whole folders, but is part of a name here", at: offset,
      "write `**/` before the name, as in `Sources/**/*.swift`, or a single `*`")
  }
}
