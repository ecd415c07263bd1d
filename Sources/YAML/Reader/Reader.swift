/// Reads one file: by recursive descent, at most as deep as the limit.
///
/// A mistake is reported where it is found and thrown as `Stop`; the list or mapping around it catches it, skips the
/// lines that are indented more than its own, and goes on. So each line is skipped or read once.
struct Reader {
  /// How much is given up after a mistake that was reported.
  enum Stop: Error {
    /// The value that was being read.
    case value
    /// The rest of the file.
    case file
  }

  /// What an anchor stands for.
  struct Anchor {
    var mark: YAMLMark
    /// nil while the value is being read, and if it could not be read.
    var node: YAMLNode?
    /// How many values it holds.
    var count = 0
    /// How many levels it holds.
    var height = 0
    var isOpen = true
  }

  let limits: YAMLLimits
  var cursor: Cursor
  var anchors: [String: Anchor] = [:]
  /// How many lists and mappings are open.
  var depth = 0
  /// The most that `depth` has been, since it was last set back.
  var deepest = 0
  var nodeCount = 0
  /// One tab is as good as a thousand: who indents by tabs does so everywhere.
  var hasReportedTab = false
  /// The last bracket or quote that was reported for lines that are not indented: one line is as good as all.
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

  /// The problems, as the file has them: an unclosed quote is found behind what it opens.
  var problemsInOrder: [YAMLProblem] {
    problems.enumerated().sorted {
      ($0.element.place.start.offset, $0.offset) < ($1.element.place.start.offset, $1.offset)
    }.map(\.element)
  }

  /// Notes a mistake that reading can go on from.
  mutating func report(_ problem: YAMLProblem) throws(Stop) {
    if problems.count == limits.problems {
      problems.append(.tooManyProblems(cursor.place(count: 0), limit: limits.problems))
      throw .file
    }
    problems.append(problem)
  }

  /// Notes a mistake that the value cannot be read on from.
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

  /// The value that is left out at a mark.
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

  /// Opens a list or mapping that begins here, with so many levels in it.
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
