/// A recursive-descent reader of one file, at most as deep as the limit.
///
/// A mistake is reported where it is found and thrown as `Stop`; the list or mapping around it catches it, skips the
/// lines that are indented more than its own, and goes on. So each line is read or skipped once.
struct Reader {
  /// How much is abandoned after a mistake that was reported.
  enum Stop: Error {
    /// The value being read.
    case value
    /// The rest of the file.
    case file
  }

  /// The value of an anchor.
  struct Anchor {
    var mark: YAMLMark
    /// nil while the value is being read, and if it is invalid.
    var node: YAMLNode?
    /// How many values it contains.
    var count = 0
    /// How many levels it contains.
    var height = 0
    var isOpen = true
  }

  let limits: YAMLLimits
  var cursor: Cursor
  var anchors: [String: Anchor] = [:]
  /// How many lists and mappings are open.
  var depth = 0
  /// The maximum of `depth` since it was last reset.
  var deepest = 0
  var nodeCount = 0
  /// One report is enough: a file that is indented by tabs has them everywhere.
  var hasReportedTab = false
  /// The last bracket or quote that was reported for unindented lines: one report each is enough.
  var lastUnindented: YAMLMark?
  private let encodingProblem: YAMLProblem?
  private var problems: [YAMLProblem] = []

  init(_ bytes: [UInt8], limits: YAMLLimits) {
    self.limits = limits
    encodingProblem = Encoding.problem(in: bytes)
    cursor = Cursor(encodingProblem == nil ? bytes : [], start: Encoding.start(of: bytes))
  }

  /// The value of the file, as far as it can be read.
  mutating func readFile() -> YAMLNode? {
    if let encodingProblem {
      problems = [encodingProblem]
      return nil
    }
    do {
      return try document()
    } catch {
      return nil
    }
  }

  /// The problems in file order: an unclosed quote is found only after what it contains.
  var problemsInOrder: [YAMLProblem] {
    problems.enumerated().sorted {
      ($0.element.place.start.offset, $0.offset) < ($1.element.place.start.offset, $1.offset)
    }.map(\.element)
  }

  /// Records a mistake that does not stop the reader.
  mutating func report(_ problem: YAMLProblem) throws(Stop) {
    if problems.count == limits.problems {
      problems.append(.tooManyProblems(cursor.place(count: 0), limit: limits.problems))
      throw .file
    }
    problems.append(problem)
  }

  /// Records a mistake that ends the value being read.
  mutating func fail(_ problem: YAMLProblem) throws(Stop) -> Never {
    try report(problem)
    throw .value
  }

  // MARK: Nodes

  /// A node from a mark to here.
  mutating func node(
    _ content: YAMLNode.Content, from start: YAMLMark
  ) throws(Stop) -> YAMLNode {
    try count(1)
    return YAMLNode(content, place: cursor.place(from: start))
  }

  /// The node of an omitted value.
  mutating func emptyNode(at mark: YAMLMark) throws(Stop) -> YAMLNode {
    try count(1)
    return YAMLNode(
      .scalar(YAMLScalar("", style: .plain)), place: YAMLPlace(start: mark, end: mark))
  }

  /// Counts nodes against the limit.
  mutating func count(_ nodes: Int, at place: YAMLPlace? = nil) throws(Stop) {
    nodeCount += nodes
    guard nodeCount > limits.nodes else { return }
    try report(.tooManyNodes(place ?? cursor.place(count: 0), limit: limits.nodes))
    throw .file
  }

  /// Opens a list or mapping here that contains this many levels.
  mutating func enter(levels: Int = 1, at place: YAMLPlace? = nil) throws(Stop) {
    guard depth + levels <= limits.depth else {
      try report(.tooDeep(place ?? cursor.place(count: 1), limit: limits.depth))
      throw .file
    }
    depth += levels
    deepest = max(deepest, depth)
  }

  /// Closes what `enter` opened.
  mutating func leave(levels: Int = 1) { depth -= levels }
}
