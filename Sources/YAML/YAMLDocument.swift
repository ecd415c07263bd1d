/// The contents of a YAML file.
///
/// The parser reads what people write in configurations: block and flow lists and maps, scalars without and in
/// quotes, and comments, as YAML 1.2.2 defines them (https://yaml.org/spec/1.2.2/). Anchors, aliases, tags, directives, keys that are
/// no scalar, text on several lines, merge keys and several documents are problems.
///
/// It is stricter than most parsers, so that a missing bracket or quote is reported where it is: lines in brackets
/// must be indented more than their key, as the standard requires; a line that begins with the closing bracket need not be.
public struct YAMLDocument: Sendable {
  /// The value of the file: nil if there is none, or if a problem hides how the file goes on.
  public var root: YAMLNode?
  /// What is wrong, in file order. After a problem that hides how the file goes on, nothing more is looked for.
  public var problems: [YAMLProblem]

  /// Reads a file in UTF-8, where a byte order mark at the start is skipped. Time and memory are linear in its bytes.
  public init(_ bytes: [UInt8]) {
    var parser = Parser(Scanner(bytes))
    root = parser.readFile()
    problems = parser.problems
  }
}
