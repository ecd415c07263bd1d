/// A mistake in a YAML file, or a feature that this parser does not support.
public struct YAMLProblem: Error, Sendable, Equatable {
  /// Where the wrong text begins, or where the mistake shows.
  public var mark: YAMLMark
  /// What is wrong, with code in back quotes and no final period.
  public var message: String
  /// What to do about it, with code in back quotes and no final period.
  public var advice: String

  /// Text of the file as code for a message, shortened.
  static func code(_ text: String) -> String {
    let most = 40
    let short =
      text.unicodeScalars.count > most ? String(text.unicodeScalars.prefix(most)) + "…" : text
    return short.contains("`") || short.isEmpty ? "'\(short)'" : "`\(short)`"
  }
}
