import Platform
import RuleKit

/// What reporters know besides the result: the folders, the program and the output.
public struct ReportContext: Sendable {
  /// The version of the program, as `--version` prints it.
  public var version: String
  /// All rules, in the order of the catalogue.
  public var rules: [RuleDescription]
  /// The absolute path of the current folder, which diagnostics' paths are relative to.
  public var currentFolder: FilePath
  /// The absolute path of the folder that services use for paths: the root of the repository or, without one, the
  /// current folder.
  public var root: FilePath
  public var style: Style
  /// Columns of the terminal; nil if there is no terminal.
  public var width: Int?
  /// How long the run took; nil to omit it.
  public var microseconds: Int?
  /// The address of the repository's files in this version, without a slash at the end; nil if it is not published.
  public var documentation: String?
  /// Whether to omit everything except findings, such as a summary.
  public var isQuiet = false
  /// Whether the formats for people list the files that could not be read.
  public var listsProblems = true
  /// Whether the report for people has one line for each of many leftovers.
  public var isBrief = false
  /// For a first run, whose report is an overview: what the code does mostly, in a few words, by rule. Nil to show every
  /// place.
  public var habits: [String: String]?
  /// The path of the page with the pictures of all views, relative to the report; nil without one.
  public var wireframes: FilePath?
  /// What applies the safe fixes: an option of the command that the reader typed, or a whole command.
  public var fixCommand = "--fix"

  public init(
    version: String, rules: [RuleDescription], currentFolder: FilePath, root: FilePath,
    style: Style = Style(isColored: false), width: Int? = nil, microseconds: Int? = nil
  ) {
    self.version = version
    self.rules = rules
    self.currentFolder = currentFolder
    self.root = root
    self.style = style
    self.width = width
    self.microseconds = microseconds
  }

  /// The path relative to `root`, without `./` and `..`; outside of it, the absolute path.
  public func rootRelative(_ path: FilePath) -> FilePath {
    path.absolute(in: currentFolder).relative(to: root)
  }
}
