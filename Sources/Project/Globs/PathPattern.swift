private let slash = UInt8(ascii: "/")

/// A compiled pattern: a `Glob` without braces, or a line of a `.gitignore`.
struct PathPattern: Sendable {
  /// One step of a pattern.
  enum Element: Sendable, Equatable {
    case byte(UInt8)
    /// `?`: one character except a slash.
    case one
    /// `[…]`, or a letter beyond ASCII: the index of the class.
    case member(Int)
    /// `*`: any number of characters except slashes.
    case run
    case slash
    /// `**/`: any number of folders.
    case folders
    /// `**` at the end: the rest, at least one byte.
    case rest
  }

  private(set) var elements: [Element] = []
  /// In a glob: what comes before the first wildcard, without an opening `**/`.
  var literalStart: [UInt8] = []
  var isLiteral = false
  let classes: [CharacterClass]
  /// Whether it matches the path relative to the base folder, instead of the name in any folder.
  let hasBase: Bool
  let fitsOnlyFolders: Bool

  /// - Parameter names: the elements between the slashes; `**` is `.folders`.
  init(_ names: [[Element]], classes: [CharacterClass], hasBase: Bool, fitsOnlyFolders: Bool) {
    // `**/name` is the same as `name`.
    let isAnywhere = names.count == 2 && names[0] == [.folders] && names[1] != [.folders]
    let names = isAnywhere ? [names[1]] : names
    self.hasBase = hasBase && !isAnywhere
    (self.classes, self.fitsOnlyFolders) = (classes, fitsOnlyFolders)
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      if name == [.folders] {
        if isLast { elements.append(.rest) } else if elements.last != .folders { elements += name }
        continue
      }
      for element in name where element != .run || elements.last != .run {
        elements.append(element)
      }
      if !isLast { elements.append(.slash) }
    }
  }

  /// Whether the pattern matches an entry.
  ///
  /// - Parameter path: relative to the base folder, without `.`, `..` and doubled slashes; not empty.
  func matches(_ path: PathText, isFolder: Bool) -> Bool {
    guard isFolder || !fitsOnlyFolders else { return false }
    let start = hasBase ? 0 : path.nameStart
    // Most patterns differ in the first or last byte. Comparing all of them took 4% of a run over 900 files.
    if case .byte(let byte)? = elements.last, path.bytes.last != byte { return false }
    if let letters = path.letters { return compare(letters, from: start) }
    if case .byte(let byte)? = elements.first, path.bytes[start] != byte { return false }
    return compare(path.bytes, from: start)
  }

  /// Whether the pattern matches an entry or a folder above it.
  func covers(_ path: PathText, isFolder: Bool) -> Bool {
    if let letters = path.letters { return covers(letters, isFolder: isFolder) }
    return covers(path.bytes, isFolder: isFolder)
  }

  private func covers(_ path: UnsafeBufferPointer<some PathUnit>, isFolder: Bool) -> Bool {
    let takesWhole = isFolder || !fitsOnlyFolders
    var start = 0
    while start < path.count {
      if compare(path, from: start, takesFolders: true, takesWhole: takesWhole) { return true }
      if hasBase { break }
      start = endOfComponent(path, start) + 1
    }
    return false
  }

  /// Whether every matching text ends in `.md` or `.markdown`, in any case.
  var namesMarkdown: Bool {
    let ending = elements.reversed().prefix { $0 != .byte(UInt8(ascii: ".")) }
    let bytes = ending.reversed().map { if case .byte(let byte) = $0 { byte } else { UInt8(0) } }
    return !fitsOnlyFolders && ending.count < elements.count
      && ["md", "markdown"].contains { bytes.elementsEqualLowercased($0.utf8) }
  }

  /// Compares from left to right. On failure, the last `*` takes one character more, or else the last `**` one folder
  /// more; no earlier `*` needs to change, so time is at most proportional to the product of the two lengths.
  ///
  /// - Parameters:
  ///   - takesFolders: succeed if a folder in the path matches.
  ///   - takesWhole: succeed if all of the text matches.
  private func compare(
    _ text: UnsafeBufferPointer<some PathUnit>, from start: Int, takesFolders: Bool = false,
    takesWhole: Bool = true
  ) -> Bool {
    var (element, index) = (0, start)
    // Where to continue after the last `*` and the last `**/`, and how much they have taken so far.
    var run: (element: Int, index: Int)?
    var folders: (element: Int, index: Int)?
    while true {
      if element == elements.count {
        if index == text.count ? takesWhole : takesFolders && text[index].byte == slash {
          return true
        }
      } else {
        switch elements[element] {
        case .run:
          element += 1
          run = (element, index)
          continue
        case .folders:
          element += 1
          folders = (element, index)
          run = nil
          continue
        case .rest:
          return index < text.count
            && (takesWhole || takesFolders && endOfComponent(text, index) < text.count)
        case let single where index < text.count && takes(single, text[index]):
          // The component before a slash is complete.
          if single == .slash { run = nil }
          element += 1
          index += 1
          continue
        default: break
        }
      }
      if let (next, taken) = run, taken < text.count, text[taken].byte != slash {
        run = (next, taken + 1)
        (element, index) = (next, taken + 1)
      } else if let (next, taken) = folders, endOfComponent(text, taken) < text.count {
        let more = endOfComponent(text, taken) + 1
        folders = (next, more)
        run = nil
        (element, index) = (next, more)
      } else {
        return false
      }
    }
  }

  private func takes(_ element: Element, _ unit: some PathUnit) -> Bool {
    switch element {
    case .byte(let byte): unit.byte == byte
    case .slash: unit.byte == slash
    case .one: unit.byte != slash
    case .member(let number): unit.byte != slash && classes[number].contains(unit)
    case .run, .folders, .rest: false
    }
  }

  /// The next slash from an index on, or the end of the path.
  private func endOfComponent(_ text: UnsafeBufferPointer<some PathUnit>, _ index: Int) -> Int {
    var end = index
    while end < text.count, text[end].byte != slash { end += 1 }
    return end
  }
}
