/// A YAML file that was read.
///
/// It may hold what people write in configuration files, as YAML 1.2.2 (https://yaml.org/spec/1.2.2/) has it: block and
/// flow mappings and lists, all five styles of scalars, comments, anchors and aliases, `---`, `...` and `%YAML 1.2`.
/// Refused by name are tags, other directives, several documents, keys that are no scalar on one line (`?`, `[a]: b`,
/// `*a : b`), anchors on keys and on nothing, merge keys (`<<`), and keys that stand twice.
///
/// Stricter than most readers, so that a bracket or quote that was forgotten is found where it is: a line of quoted text
/// or inside brackets must be indented more than the key that it belongs to, as the standard asks; a line that begins
/// with the closing bracket need not be.
public struct YAMLDocument: Sendable {
  /// The value of the file: nil if there is none, or if it could not be read. With problems, lists and mappings hold only
  /// what could be read.
  public var root: YAMLNode?
  /// All that is wrong, in the order of the file. With none, `root` is the whole truth.
  public var problems: [YAMLProblem]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8; a byte order mark at the start is skipped.
  ///   - limits: what it may cost. Time and memory grow with the bytes, not faster.
  public init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    var reader = Reader(bytes, limits: limits)
    root = reader.readFile()
    problems = reader.problemsInOrder
  }
}

/// How much a YAML file may ask for. A file that asks for more has a problem that says so.
public struct YAMLLimits: Sendable {
  /// How deep lists and mappings may be nested, aliases included.
  public var depth = 64
  /// How many values there may be, keys and what aliases stand for included.
  public var nodes = 100_000
  /// How many problems are collected before the reader gives up.
  public var problems = 1000

  /// What a configuration file never needs more than.
  public init() {}
}
