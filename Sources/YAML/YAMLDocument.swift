/// The contents of a YAML file.
///
/// The reader supports what people write in configuration files, as defined by YAML 1.2.2
/// (https://yaml.org/spec/1.2.2/): block and flow mappings and lists, all five styles of scalars, comments, anchors and
/// aliases, `---`, `...` and `%YAML 1.2`. It rejects tags, other directives, several documents, keys that are not a
/// scalar on one line (`?`, `[a]: b`, `*a : b`), anchors on keys or without a value, merge keys (`<<`) and duplicate
/// keys, each with a message of its own.
///
/// Stricter than most readers, so that a missing bracket or quote is reported where it is: lines of quoted text or in
/// brackets must be indented more than their key, as the standard requires; a line that begins with the closing bracket
/// need not be.
public struct YAMLDocument: Sendable {
  /// The value of the file: nil if there is none, or if it could not be read. With problems, lists and mappings hold only
  /// what could be read.
  public var root: YAMLNode?
  /// All mistakes, in file order. Without any, `root` is complete.
  public var problems: [YAMLProblem]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8; a byte order mark at the start is skipped.
  ///   - limits: bounds on the cost. Time and memory are linear in the bytes.
  public init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    var reader = Reader(bytes, limits: limits)
    root = reader.readFile()
    problems = reader.problemsInOrder
  }
}

/// Bounds on what a YAML file may cost. Exceeding one is a problem.
public struct YAMLLimits: Sendable {
  /// How deeply lists and mappings may be nested, aliases included.
  public var depth = 64
  /// How many values there may be, including keys and the values of aliases.
  public var nodes = 100_000
  /// How many problems are collected before the reader gives up.
  public var problems = 1000

  /// Limits that no configuration file needs to exceed.
  public init() {}
}
