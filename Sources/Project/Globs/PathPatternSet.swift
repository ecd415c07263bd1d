private let slash = UInt8(ascii: "/")

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
/// Literal names and paths are found in hash tables, and so are the literal parts of `*.ext`, `Name*`, `folder/**` and
/// `**/folder/**`, for each length that one has; only the others, such as `.*.sw?` or `a/**/b`, are compared one by one.
struct PathPatternSet: Sendable {
  private var names = LiteralTable()
  private var paths = LiteralTable()
  private var endings = LiteralTable()
  private var beginnings = LiteralTable()
  /// The paths and the names of the folders whose contents match.
  private var folders = LiteralTable()
  private var folderNames = LiteralTable()
  private var others: [PathPattern] = []
  private var glances: [Glance] = []
  private(set) var count = 0
  /// Whether some pattern needs the path; the name is not enough.
  private(set) var asksForPath = false

  /// Appends a pattern; its number is the previous count.
  mutating func append(_ pattern: PathPattern) { append(pattern, number: count) }

  /// Appends a pattern.
  ///
  /// - Parameter number: no smaller than that of the pattern before it.
  mutating func append(_ pattern: PathPattern, number: Int) {
    count += 1
    if pattern.hasBase { asksForPath = true }
    func add(_ literal: [UInt8], to table: inout LiteralTable) {
      table.insert(literal, number: number, fitsOnlyFolders: pattern.fitsOnlyFolders)
    }
    switch pattern.shape {
    case .literal(let literal) where pattern.hasBase: add(literal, to: &paths)
    case .literal(let literal): add(literal, to: &names)
    case .ending(let ending): add(ending, to: &endings)
    case .beginning(let start): add(start, to: &beginnings)
    case .contents(let folder): add(folder, to: &folders)
    case .contentsAnywhere(let name): add(name, to: &folderNames)
    case .general:
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
    var literal = -1
    forEachLiteral(path: path, name: name) { table, text in
      literal = max(literal, table.last(text, isFolder: isFolder))
    }
    for index in others.indices.reversed() {
      let glance = glances[index]
      if glance.number < literal { break }
      if glance.allows(path, name), others[index].fits(path: path, name: name, isFolder: isFolder) {
        return glance.number
      }
    }
    return literal
  }

  /// Calls `body` with each text of an entry that the literal part of a pattern may be, and the table to find it in.
  @inline(__always)
  private func forEachLiteral(
    path: UnsafeRawBufferPointer, name: UnsafeRawBufferPointer,
    _ body: (LiteralTable, UnsafeRawBufferPointer) -> Void
  ) {
    if !names.isEmpty { body(names, name) }
    if !paths.isEmpty { body(paths, path) }
    for length in endings.lengths {
      if length > name.count { break }
      body(endings, UnsafeRawBufferPointer(rebasing: name[(name.count - length)...]))
    }
    for length in beginnings.lengths {
      if length > name.count { break }
      body(beginnings, UnsafeRawBufferPointer(rebasing: name[..<length]))
    }
    for length in folders.lengths {
      if length + 1 >= path.count { break }
      guard path[length] == slash else { continue }
      body(folders, UnsafeRawBufferPointer(rebasing: path[..<length]))
    }
    guard !folderNames.isEmpty else { return }
    var start = 0
    while start < path.count {
      let end = path.endOfComponent(from: start)
      if end == path.count { break }
      body(folderNames, UnsafeRawBufferPointer(rebasing: path[start..<end]))
      start = end + 1
    }
  }

  /// Whether any pattern matches an entry or a folder above it.
  func covers(path: UnsafeRawBufferPointer, isFolder: Bool) -> Bool {
    var start = 0
    while start < path.count {
      let end = path.endOfComponent(from: start)
      let isFolder = isFolder || end < path.count
      var isFound = false
      forEachLiteral(
        path: UnsafeRawBufferPointer(rebasing: path[..<end]),
        name: UnsafeRawBufferPointer(rebasing: path[start..<end])
      ) { table, text in
        isFound = isFound || table.last(text, isFolder: isFolder) >= 0
      }
      if isFound { return true }
      start = end + 1
    }
    return others.contains { $0.covers(path: path, isFolder: isFolder) }
  }

  /// The numbers of the patterns that match a file or a folder above it, in ascending order.
  func numbers(covering path: UnsafeRawBufferPointer) -> [Int] {
    var numbers: [Int] = []
    var start = 0
    while start < path.count {
      let end = path.endOfComponent(from: start)
      forEachLiteral(
        path: UnsafeRawBufferPointer(rebasing: path[..<end]),
        name: UnsafeRawBufferPointer(rebasing: path[start..<end])
      ) { table, text in
        table.forEach(text, isFolder: end < path.count) { numbers.append($0) }
      }
      start = end + 1
    }
    for index in others.indices where others[index].covers(path: path, isFolder: false) {
      numbers.append(glances[index].number)
    }
    guard numbers.count > 1 else { return numbers }
    numbers.sort()
    return numbers.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
