/// What values an option takes, so that a schema can be made from it.
public indirect enum OptionShape: Sendable, Equatable {
  case boolean
  /// A whole number of at least so much.
  case integer(minimum: Int)
  /// Any text that is not empty.
  case text
  /// One of these words.
  case choice([String])
  /// A list of such values; `isUnique` where none may stand twice.
  case list(of: OptionShape, isUnique: Bool = false)
}
