import LintEngine

/// What reporters know besides the result: where the run took place, by which program, for which reader.
public struct ReportContext: Sendable {
  /// The version of the program, as `--version` prints it.
  public var version: String
  /// Every rule there is, in the order of the catalogue.
  public var rules: [RuleDescription]
  /// The absolute path of the current folder, which relative paths of diagnostics start from.
  public var currentFolder: FilePath
  /// The absolute path of the folder that services know files by: the root of the repository, or the current folder where
  /// there is none.
  public var root: FilePath
  /// Whether to use colours.
  public var style: Style
  /// Columns of the terminal; nil for no terminal.
  public var width: Int?
  /// How long the run took; nil to leave it out.
  public var microseconds: Int?
  /// Whether to leave out what is no finding, such as a summary.
  public var isQuiet = false

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

  /// The path as seen from `root`, without `./` and `..`; the absolute path of what stands outside of it.
  public func rootRelative(_ path: FilePath) -> FilePath {
    path.absolute(in: currentFolder).relative(to: root)
  }
}
