private let slash = UInt8(ascii: "/")

extension PathPattern {
  /// Whether the pattern matches an entry.
  ///
  /// - Parameters:
  ///   - path: relative to the base folder, normalized, not empty.
  ///   - name: the last component of the path.
  func fits(path: UnsafeRawBufferPointer, name: UnsafeRawBufferPointer, isFolder: Bool) -> Bool {
    guard isFolder || !fitsOnlyFolders else { return false }
    let text = hasBase ? path : name
    switch shape {
    case .literal(let literal): return text.elementsEqual(literal)
    case .ending(let ending):
      return text.count >= ending.count && text.suffix(ending.count).elementsEqual(ending)
    case .beginning(let start): return text.starts(with: start)
    case .contents, .contentsAnywhere, .general: return compare(text)
    }
  }

  /// Whether the pattern matches an entry or a folder above it.
  func covers(path: UnsafeRawBufferPointer, isFolder: Bool) -> Bool {
    guard hasBase else {
      var start = 0
      while start < path.count {
        let end = path.endOfComponent(from: start)
        let name = UnsafeRawBufferPointer(rebasing: path[start..<end])
        if fits(path: name, name: name, isFolder: isFolder || end < path.count) { return true }
        start = end + 1
      }
      return false
    }
    guard case .literal(let literal) = shape else {
      return compareFolders(path, isFolder: isFolder)
    }
    guard path.starts(with: literal) else { return false }
    return path.count == literal.count
      ? isFolder || !fitsOnlyFolders : path[literal.count] == slash
  }

  /// Matches a pattern with a base, including the folders in the path.
  func compareFolders(_ path: UnsafeRawBufferPointer, isFolder: Bool) -> Bool {
    compare(path, takesFolders: true, takesWhole: isFolder || !fitsOnlyFolders)
  }

  /// Matches from left to right. On failure, the last `*` takes one character more, or else the last `**` one folder
  /// more; no earlier `*` needs to change, so time is at most proportional to the product of the two lengths.
  ///
  /// - Parameters:
  ///   - takesFolders: succeed if a folder in the path matches.
  ///   - takesWhole: succeed if all of the text matches.
  func compare(
    _ text: UnsafeRawBufferPointer, takesFolders: Bool = false, takesWhole: Bool = true
  ) -> Bool {
    if !takesFolders, let lastByte, text.last != lastByte { return false }
    var (element, index) = (0, 0)
    // Where to continue after the last `*` and the last `**/`, and how much they have taken so far.
    var run: (element: Int, index: Int)?
    var folders: (element: Int, index: Int)?
    while true {
      if element == elements.count {
        if index == text.count ? takesWhole : takesFolders && text[index] == slash { return true }
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
            && (takesWhole || takesFolders && text[index...].contains(slash))
        case let single:
          let width = self.width(of: single, text, at: index)
          if width > 0 {
            // The component before the slash is complete.
            if single == .slash { run = nil }
            element += 1
            index += width
            continue
          }
        }
      }
      if let (next, taken) = run, taken < text.count, text[taken] != slash {
        let more = taken + (readsScalars ? PathCharacter(text, at: taken).width : 1)
        run = (next, more)
        (element, index) = (next, more)
      } else if let (next, taken) = folders, text.endOfComponent(from: taken) < text.count {
        let more = text.endOfComponent(from: taken) + 1
        folders = (next, more)
        run = nil
        (element, index) = (next, more)
      } else {
        return false
      }
    }
  }

  /// The bytes that a single-character element takes; 0 if it doesn't match.
  @inline(__always)
  private func width(
    of element: Element, _ text: UnsafeRawBufferPointer, at index: Int
  ) -> Int {
    guard index < text.count else { return 0 }
    let byte = text[index]
    switch element {
    case .byte(let wanted): return byte == wanted ? 1 : 0
    case .slash: return byte == slash ? 1 : 0
    case .one:
      if byte == slash { return 0 }
      return readsScalars ? PathCharacter(text, at: index).width : 1
    case .member(let number):
      if byte == slash { return 0 }
      guard readsScalars else { return classes[Int(number)].fits(UInt32(byte)) ? 1 : 0 }
      let character = PathCharacter(text, at: index)
      return classes[Int(number)].fits(character.value) ? character.width : 0
    case .run, .folders, .rest: return 0
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The next slash from an index on, or the end of the path.
  func endOfComponent(from index: Int) -> Int {
    var end = index
    while end < count, self[end] != slash { end += 1 }
    return end
  }

  /// The text after the last slash.
  var lastComponent: UnsafeRawBufferPointer {
    var start = count
    while start > 0, self[start - 1] != slash { start -= 1 }
    return UnsafeRawBufferPointer(rebasing: self[start...])
  }
}
