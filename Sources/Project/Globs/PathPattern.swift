/// A compiled pattern: the common form of a `Glob` and a line of a `.gitignore`.
struct PathPattern: Sendable {
  /// One step of a pattern.
  enum Element: Sendable, Equatable {
    case byte(UInt8)
    /// `?`: one character except a slash.
    case one
    /// `[…]`: the index of the class.
    case member(Int32)
    /// `*`: any number of characters except slashes.
    case run
    case slash
    /// `**/`: any number of folders.
    case folders
    /// `**` at the end: the rest, at least one byte.
    case rest
  }

  /// The part between two slashes.
  enum Component: Equatable {
    case name([Element])
    /// `**`
    case folders
  }

  /// A form of pattern that can be matched quickly.
  enum Shape: Sendable, Equatable {
    /// The whole name, or the whole path for a pattern with a base.
    case literal([UInt8])
    /// The end of the name.
    case ending([UInt8])
    /// The beginning of the name.
    case beginning([UInt8])
    /// What is in the folder with this path.
    case contents([UInt8])
    /// What is in a folder of this name, wherever that is.
    case contentsAnywhere([UInt8])
    case general
  }

  let elements: [Element]
  let classes: [CharacterClass]
  let shape: Shape
  /// Whether it matches the path relative to the base folder, instead of the name in any folder.
  let hasBase: Bool
  let fitsOnlyFolders: Bool
  /// Whether `?` and `[…]` match UTF-8 scalars instead of bytes.
  let readsScalars: Bool
  /// The first and last byte of every matching text, if they are fixed.
  let (firstByte, lastByte): (UInt8?, UInt8?)

  /// - Parameters:
  ///   - components: at least one, without empty names.
  ///   - classes: the classes that the elements refer to.
  init(
    _ components: [Component], classes: [CharacterClass] = [], hasBase: Bool, fitsOnlyFolders: Bool,
    readsScalars: Bool
  ) {
    let elements = Self.flatten(components)
    self.classes = classes
    self.fitsOnlyFolders = fitsOnlyFolders
    self.readsScalars = readsScalars
    // `**/name` is the same as `name`.
    let isAnywhere =
      elements.first == .folders
      && elements.dropFirst().allSatisfy { $0 != .slash && $0 != .folders && $0 != .rest }
    self.hasBase = hasBase && !isAnywhere
    let tail = isAnywhere ? elements.dropFirst() : elements[...]
    self.elements = Array(tail)
    if let literal = Self.literal(tail) {
      shape = .literal(literal)
    } else if !self.hasBase, tail.first == .run, let ending = Self.literal(tail.dropFirst()) {
      shape = .ending(ending)
    } else if !self.hasBase, tail.last == .run, let start = Self.literal(tail.dropLast()) {
      shape = .beginning(start)
    } else {
      shape = Self.contents(tail) ?? .general
    }
    firstByte = Self.byte(tail.first)
    lastByte = Self.byte(tail.last)
  }

  /// Whether every matching text ends in `.md` or `.markdown`, in any case.
  var namesMarkdown: Bool {
    guard !fitsOnlyFolders else { return false }
    var ending: [UInt8] = []
    for element in elements.reversed() {
      guard case .byte(let byte) = element, byte != UInt8(ascii: ".") else { break }
      ending.append(byte)
    }
    let dot = elements.dropLast(ending.count).last
    return dot == .byte(UInt8(ascii: "."))
      && (ending.reversed().elementsEqualLowercased("md".utf8)
        || ending.reversed().elementsEqualLowercased("markdown".utf8))
  }

  /// The text before the first element that may be any other, without an opening `**/`.
  var literalStart: [UInt8] {
    let rest = elements.first == .folders ? elements.dropFirst() : elements[...]
    let literal = rest.prefix { if case .byte = $0 { true } else { $0 == .slash } }
    return Self.literal(literal) ?? []
  }

  private static func byte(_ element: Element?) -> UInt8? {
    if case .byte(let byte)? = element { byte } else { nil }
  }

  private static func flatten(_ components: [Component]) -> [Element] {
    var elements: [Element] = []
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      switch component {
      case .folders where isLast: elements.append(.rest)
      case .folders:
        if elements.last != .folders { elements.append(.folders) }
      case .name(let name):
        for element in name where element != .run || elements.last != .run {
          elements.append(element)
        }
        if !isLast { elements.append(.slash) }
      }
    }
    return elements
  }

  /// The shape of `a/b/**` and of `**/a/**`.
  private static func contents(_ elements: ArraySlice<Element>) -> Shape? {
    guard elements.last == .rest, elements.dropLast().last == .slash else { return nil }
    let folder = elements.dropLast(2)
    if folder.first == .folders, !folder.contains(.slash) {
      return literal(folder.dropFirst()).map(Shape.contentsAnywhere)
    }
    return literal(folder).map(Shape.contents)
  }

  private static func literal(_ elements: ArraySlice<Element>) -> [UInt8]? {
    var bytes: [UInt8] = []
    for element in elements {
      switch element {
      case .byte(let byte): bytes.append(byte)
      case .slash: bytes.append(UInt8(ascii: "/"))
      case .one, .member, .run, .folders, .rest: return nil
      }
    }
    return bytes
  }
}
