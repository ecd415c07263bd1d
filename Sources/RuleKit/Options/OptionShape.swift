/// The values that an option accepts; a schema is derived from it.
public indirect enum OptionShape: Sendable, Equatable {
  case boolean
  /// An integer with a minimum.
  case integer(minimum: Int)
  /// Any text that is not empty.
  case text
  /// One of these words.
  case choice([String])
  /// A list of such values; `isUnique` if it may not contain duplicates.
  case list(of: OptionShape, isUnique: Bool = false)
}
