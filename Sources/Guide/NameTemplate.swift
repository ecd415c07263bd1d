import LayoutModel

/// A pattern of names, from which names are made.
struct NameTemplate {
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  /// A name that fits the pattern: `show*` with `Profile` is `showProfile`.
  func name(with word: String) -> String {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return pattern }
    let word = parts[0].isEmpty ? word.prefix(1).lowercased() + word.dropFirst() : word
    return parts[0] + word + parts.dropFirst().joined()
  }

  /// A preferred name if it fits one of the patterns, otherwise one that does.
  static func name(_ preferred: String, fitting patterns: [String], prefix: String, word: String)
    -> String
  {
    if patterns.isEmpty || patterns.contains(where: { NamePattern($0).matches(preferred) }) {
      return preferred
    }
    let pattern = patterns.first { $0.hasPrefix(prefix) } ?? patterns[0]
    return NameTemplate(pattern).name(with: word)
  }
}
