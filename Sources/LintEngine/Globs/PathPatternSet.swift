private let dot = UInt8(ascii: ".")

/// What rules a pattern out at a glance, without a look at its arrays.
private struct Glance: Sendable {
  var number: Int
  var firstByte: UInt8?
  var lastByte: UInt8?
  var hasBase: Bool

  init(_ pattern: PathPattern, number: Int) {
    self.number = number
    firstByte = pattern.firstByte
    lastByte = pattern.lastByte
    if case .ending(let ending) = pattern.shape { lastByte = ending.last }
    hasBase = pattern.hasBase
  }

  func allows(_ path: UnsafeRawBufferPointer, _ name: UnsafeRawBufferPointer) -> Bool {
    if let lastByte, name.last != lastByte { return false }
    guard let firstByte else { return true }
    return (hasBase ? path : name).first == firstByte
  }
}

/// Patterns in an order, sorted so that a path is compared with few of them.
///
/// Names, paths and extensions that are written out are found by a hash; only what is left, `.*.sw?` or `a/**/b`, is
/// compared one after the other.
struct PathPatternSet: Sendable {
  private var names = LiteralTable()
  private var paths = LiteralTable()
  /// Of `*.ext`, from the dot on; a longer `*.a.ext` is among the others.
  private var extensions = LiteralTable()
  private var others: [PathPattern] = []
  private var glances: [Glance] = []
  private(set) var count = 0
  /// Some pattern asks for the path; the name alone is not enough.
  private(set) var asksForPath = false

  /// Adds a pattern behind the others; its number is how many there were.
  mutating func append(_ pattern: PathPattern) {
    let number = count
    count += 1
    if pattern.hasBase { asksForPath = true }
    switch pattern.shape {
    case .literal(let literal) where pattern.hasBase:
      paths.insert(literal, number: number, fitsOnlyFolders: pattern.fitsOnlyFolders)
    case .literal(let literal):
      names.insert(literal, number: number, fitsOnlyFolders: pattern.fitsOnlyFolders)
    case .ending(let ending) where ending.lastIndex(of: dot) == 0:
      extensions.insert(ending, number: number, fitsOnlyFolders: pattern.fitsOnlyFolders)
    case .ending, .general:
      others.append(pattern)
      glances.append(Glance(pattern, number: number))
    }
  }

  /// The number of the last pattern that fits an entry; -1 for none.
  ///
  /// - Parameters:
  ///   - path: below the base folder, tidied, not empty; may be any text if no pattern asks for the path.
  ///   - name: the last component of the path.
  func lastFit(path: UnsafeRawBufferPointer, name: UnsafeRawBufferPointer, isFolder: Bool) -> Int {
    let literal = lastLiteral(path: path, name: name, isFolder: isFolder)
    for index in others.indices.reversed() {
      let glance = glances[index]
      if glance.number < literal { break }
      if glance.allows(path, name), others[index].fits(path: path, name: name, isFolder: isFolder) {
        return glance.number
      }
    }
    return literal
  }

  private func lastLiteral(
    path: UnsafeRawBufferPointer, name: UnsafeRawBufferPointer, isFolder: Bool
  ) -> Int {
    var last = max(names.last(name, isFolder: isFolder), paths.last(path, isFolder: isFolder))
    if let dot = name.lastIndex(of: dot) {
      let ending = UnsafeRawBufferPointer(rebasing: name[dot...])
      last = max(last, extensions.last(ending, isFolder: isFolder))
    }
    return last
  }

  /// Whether any pattern fits an entry or a folder that it is in.
  func covers(path: UnsafeRawBufferPointer, isFolder: Bool) -> Bool {
    var start = 0
    while start < path.count {
      let end = path.endOfComponent(from: start)
      let isFound = lastLiteral(
        path: UnsafeRawBufferPointer(rebasing: path[..<end]),
        name: UnsafeRawBufferPointer(rebasing: path[start..<end]),
        isFolder: isFolder || end < path.count)
      if isFound >= 0 { return true }
      start = end + 1
    }
    return others.contains { $0.covers(path: path, isFolder: isFolder) }
  }
}
