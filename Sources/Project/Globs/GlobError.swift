/// Why a glob cannot be used.
public struct GlobError: Error, Hashable, Sendable {
  /// What is wrong, no final period.
  public var message: String
  /// What to do about it, no final period.
  public var advice: String
  /// The position in the pattern, in bytes from its start.
  public var offset: Int

  public init(message: String, advice: String, offset: Int) {
    self.message = message
    self.advice = advice
    self.offset = offset
  }
}

extension GlobError {
  static let namesNothing = GlobError(
    message: "the pattern names no file and no folder",
    advice: "write a name such as `Generated`, or `**` for everything", offset: 0)

  static func tooLong(_ limit: Int) -> GlobError {
    GlobError(
      message: "the pattern has more than \(limit) bytes", advice: "split it into several patterns",
      offset: limit)
  }

  static func tooManyAlternatives(_ limit: Int, at offset: Int) -> GlobError {
    GlobError(
      message: "the braces expand to more than \(limit) alternatives",
      advice: "write `*` in place of a brace, or split it into several patterns", offset: offset)
  }

  static let negated = GlobError(
    message: "a pattern cannot be negated with `!`",
    advice: "use narrower patterns, or write `\\!` if the name begins with it", offset: 0)

  static func nul(at offset: Int) -> GlobError {
    GlobError(
      message: "the pattern contains a NUL, which no path does", advice: "remove it", offset: offset
    )
  }

  static func trailingBackslash(at offset: Int) -> GlobError {
    GlobError(
      message: "nothing follows the last backslash",
      advice: "write `/` between folders, or `\\\\` for a backslash in a name", offset: offset)
  }

  static func unclosedClass(at offset: Int) -> GlobError {
    GlobError(
      message: "`[` has no `]`", advice: "close it, or write `\\[` if the name contains it",
      offset: offset)
  }

  static func unclosedBrace(at offset: Int) -> GlobError {
    GlobError(
      message: "`{` has no `}`", advice: "close it, or write `\\{` if the name contains it",
      offset: offset)
  }

  static func unknownClass(at offset: Int) -> GlobError {
    GlobError(
      message: "unknown class of characters",
      advice:
        "`[:alnum:]`, `[:alpha:]`, `[:digit:]`, `[:lower:]`, `[:upper:]` and the other classes of grep are known",
      offset: offset)
  }

  static func reversedRange(at offset: Int) -> GlobError {
    GlobError(
      message: "the range ends before it begins", advice: "swap the two ends", offset: offset)
  }

  static func slashInClass(at offset: Int) -> GlobError {
    GlobError(
      message: "`/` inside `[…]` matches nothing",
      advice: "remove it, and write alternatives with folders as `{a/b,c}`", offset: offset)
  }

  static func parentFolder(at offset: Int) -> GlobError {
    GlobError(
      message: "`..` leads out of the folder that the pattern is relative to",
      advice: "write the path relative to that folder", offset: offset)
  }

  static func starsInName(at offset: Int) -> GlobError {
    GlobError(
      message: "`**` matches whole folders, but is part of a name here",
      advice: "write `**/` before the name, as in `Sources/**/*.swift`, or a single `*`",
      offset: offset)
  }
}
