private let dot = UInt8(ascii: ".")

/// A quick test that rules a pattern out without touching its arrays.
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

/// An ordered set of patterns, organized so that a path is compared with few of them.
///
/// Literal names, paths and extensions are found in hash tables; only the others, such as `.*.sw?` or `a/**/b`, are
/// compared one by one.
struct PathPatternSet: Sendable {
  private var names = LiteralTable()
  private var paths = LiteralTable()
  /// Of `*.ext`, from the dot on; `*.a.ext` is among the others.
  private var extensions = LiteralTable()
  private var others: [PathPattern] = []
  private var glances: [Glance] = []
  private(set) var count = 0
  /// Whether some pattern needs the path; the name is not enough.
  private(set) var asksForPath = false

  /// Appends a pattern; its number is the previous count.
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

  /// The number of the last pattern that matches an entry; -1 if there is none.
  ///
  /// - Parameters:
  ///   - path: relative to the base folder, normalized, not empty; arbitrary if no pattern needs the path.
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

  /// Whether any pattern matches an entry or a folder above it.
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
