private let slash = UInt8(ascii: "/")
private let backslash = UInt8(ascii: "\\")

/// One line of a `.gitignore`.
struct GitIgnorePattern {
  private(set) var pattern: PathPattern
  private(set) var isNegated: Bool

  /// - Parameter foldsCase: whether the texts to match have no ASCII capitals.
  /// - Returns: nil for a pattern that never matches in Git.
  init?(_ line: UnsafeRawBufferPointer, foldsCase: Bool) {
    var text = line[...]
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    let fitsOnlyFolders = text.last == slash
    if fitsOnlyFolders { text.removeLast() }
    // Even a slash in `[…]`, which never matches, counts.
    let hasBase = text.contains(slash)
    if text.first == slash { text.removeFirst() }
    var reader = GitIgnorePatternReader(
      UnsafeRawBufferPointer(rebasing: text), foldsCase: foldsCase)
    guard reader.read() else { return nil }
    pattern = PathPattern(
      reader.components, classes: reader.classes, hasBase: hasBase,
      fitsOnlyFolders: fitsOnlyFolders, readsScalars: false)
  }
}

/// Splits a pattern at its slashes.
///
/// The grammar is that of `wildmatch.c`; braces are not special there.
private struct GitIgnorePatternReader {
  private let bytes: UnsafeRawBufferPointer
  private let foldsCase: Bool
  private var index = 0
  private var name: [PathPattern.Element] = []
  /// The number of stars, if the name has nothing else so far.
  private var starCount = 0
  private(set) var components: [PathPattern.Component] = []
  private(set) var classes: [CharacterClass] = []

  init(_ bytes: UnsafeRawBufferPointer, foldsCase: Bool) {
    self.bytes = bytes
    self.foldsCase = foldsCase
  }

  /// - Returns: whether the pattern can match anything.
  mutating func read() -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case slash: guard endName(atEscapedSlash: false) else { return false }
      case backslash:
        guard index < bytes.count else { return false }
        let escaped = bytes[index]
        index += 1
        if escaped == slash {
          guard endName(atEscapedSlash: true) else { return false }
        } else {
          // As in Git, an escaped capital is not folded, so that it matches nothing.
          name.append(.byte(escaped))
        }
      case UInt8(ascii: "*"):
        if starCount == name.count { starCount += 1 }
        name.append(.run)
      case UInt8(ascii: "?"): name.append(.one)
      case UInt8(ascii: "["):
        var reader = CharacterClassReader(
          bytes, at: index, readsScalars: false, foldsCase: foldsCase)
        guard let characters = try? reader.read() else { return false }
        index = reader.index
        name.append(.member(Int32(classes.count)))
        classes.append(characters)
      default: name.append(.byte(foldsCase ? byte.lowercased : byte))
      }
    }
    return endName(atEscapedSlash: false)
  }

  private mutating func endName(atEscapedSlash isEscaped: Bool) -> Bool {
    // No path has an empty name.
    guard !name.isEmpty else { return false }
    if starCount == name.count, starCount > 1 {
      // Before `\/` Git requires at least one folder.
      if isEscaped { components.append(.name([.run])) }
      components.append(.folders)
    } else {
      components.append(.name(name))
    }
    name = []
    starCount = 0
    return true
  }
}
