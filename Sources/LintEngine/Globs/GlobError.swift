/// Why a glob cannot be used.
public struct GlobError: Error, Hashable, Sendable {
  /// What is wrong, no final period.
  public var message: String
  /// What to do about it, no final period.
  public var advice: String
  /// Where in the pattern, in bytes from its start.
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
      message: "the pattern has more than \(limit) bytes", advice: "make several patterns of it",
      offset: limit)
  }

  static func tooManyAlternatives(_ limit: Int, at offset: Int) -> GlobError {
    GlobError(
      message: "the braces come to more than \(limit) alternatives",
      advice: "write `*` in place of a brace, or make several patterns of it", offset: offset)
  }

  static let negated = GlobError(
    message: "a pattern cannot be negated with `!`",
    advice: "make narrower patterns, or write `\\!` if the name begins with it", offset: 0)

  static func nul(at offset: Int) -> GlobError {
    GlobError(
      message: "the pattern has a NUL, which no path has", advice: "take it out", offset: offset)
  }

  static func trailingBackslash(at offset: Int) -> GlobError {
    GlobError(
      message: "nothing stands behind the last backslash",
      advice: "write `/` between folders, or `\\\\` for a backslash in a name", offset: offset)
  }

  static func unclosedClass(at offset: Int) -> GlobError {
    GlobError(
      message: "`[` has no `]`", advice: "close it, or write `\\[` if the name has it",
      offset: offset)
  }

  static func unclosedBrace(at offset: Int) -> GlobError {
    GlobError(
      message: "`{` has no `}`", advice: "close it, or write `\\{` if the name has it",
      offset: offset)
  }

  static func unknownClass(at offset: Int) -> GlobError {
    GlobError(
      message: "there is no such class of characters",
      advice:
        "`[:alnum:]`, `[:alpha:]`, `[:digit:]`, `[:lower:]`, `[:upper:]` and those of grep are known",
      offset: offset)
  }

  static func reversedRange(at offset: Int) -> GlobError {
    GlobError(
      message: "the range ends before it begins", advice: "swap its ends", offset: offset)
  }

  static func slashInClass(at offset: Int) -> GlobError {
    GlobError(
      message: "`/` inside of `[…]` fits nothing",
      advice: "take it out; `{a/b,c}` is how alternatives with folders are written", offset: offset)
  }

  static func parentFolder(at offset: Int) -> GlobError {
    GlobError(
      message: "`..` leads out of the folder that the pattern is for",
      advice: "write the path from that folder on", offset: offset)
  }

  static func starsInName(at offset: Int) -> GlobError {
    GlobError(
      message: "`**` stands for whole folders, but is part of a name here",
      advice: "write `**/` before the name, as in `Sources/**/*.swift`, or a single `*`",
      offset: offset)
  }
}
