/// Compiles the pieces of a glob without braces into a pattern.
struct GlobCompiler {
  let pieces: [GlobPiece]
  let classes: [CharacterClass]

  func pattern() throws(GlobError) -> PathPattern {
    var names = pieces[...]
    while names.last?.kind == .element(.slash) { names.removeLast() }
    let fitsOnlyFolders = names.count < pieces.count
    let hasBase = names.contains { $0.kind == .element(.slash) }
    var components: [PathPattern.Component] = []
    // Doubled slashes and `.` have no meaning, as in paths on the command line.
    for name in names.split(whereSeparator: { $0.kind == .element(.slash) }) {
      if let component = try component(name) { components.append(component) }
    }
    if components.isEmpty { throw .namesNothing }
    return PathPattern(
      components, classes: classes, hasBase: hasBase, fitsOnlyFolders: fitsOnlyFolders,
      readsScalars: true)
  }

  private func component(
    _ pieces: ArraySlice<GlobPiece>
  ) throws(GlobError) -> PathPattern.Component? {
    var elements: [PathPattern.Element] = []
    for piece in pieces {
      if case .element(let element) = piece.kind { elements.append(element) }
    }
    let dot = PathPattern.Element.byte(UInt8(ascii: "."))
    if elements == [dot] { return nil }
    if elements == [dot, dot] { throw .parentFolder(at: pieces[pieces.startIndex].offset) }
    if elements == [.run, .run] { return .folders }
    let isDoubled = zip(pieces, pieces.dropFirst()).first {
      $0.kind == .element(.run) && $1.kind == .element(.run)
    }
    if let (star, _) = isDoubled { throw .starsInName(at: star.offset) }
    return .name(elements)
  }
}
