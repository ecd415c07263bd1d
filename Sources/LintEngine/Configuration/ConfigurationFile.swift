import LayoutModel

/// What one configuration file says, checked but not yet combined with what it extends.
struct ConfigurationFile: Sendable {
  /// What the file begins with.
  enum Extension: Sendable, Equatable {
    case preset(Preset)
    /// A path as it is written: of a file, or of a folder from which the nearest configuration is looked for upwards.
    case path(String)
  }

  /// A value and where it stands.
  struct Located<Value: Sendable>: Sendable {
    var value: Value
    var place: ConfigurationPlace
  }

  /// What is said of one rule.
  struct RuleSetting: Sendable {
    var id: String
    var severity: Located<Severity>?
    var fixes: Located<FixSetting>?
    var options: [(name: String, value: Located<OptionValue>)] = []
  }

  /// What is said of the rules for some paths.
  struct Override: Sendable {
    var paths: GlobSource
    var rules: [RuleSetting]
  }

  /// As it is shown.
  var path: FilePath
  /// The absolute path of its folder.
  var folder: FilePath
  /// nil where the key is not there.
  var extends: [Located<Extension>]?
  var include: Located<GlobSource>?
  var exclude: Located<GlobSource>?
  var rules: [RuleSetting] = []
  var overrides: [Override] = []
  var layoutHelpers: [(name: String, uses: Located<LayoutHelpers.Uses>)] = []
  var reporters: Located<[ReporterChoice]>?
  var strict: Located<Bool>?
  var requireReason: Located<Bool>?
  var baseline: Located<String>?
  /// In bytes.
  var maximumFileSize: Located<Int>?

  init(path: FilePath, folder: FilePath) {
    self.path = path
    self.folder = folder
  }
}

/// Globs, and as they were written.
public struct GlobSource: Sendable {
  /// The globs that are right.
  public var globs: GlobList
  /// The text of each, in their order.
  public var patterns: [String]
}

/// A reporter that was asked for, and where it writes to.
public struct ReporterChoice: Sendable, Equatable {
  /// The name of the format.
  public var format: String
  /// The file, relative to the current folder or absolute; nil for the standard output.
  public var file: FilePath?

  public init(format: String, file: FilePath? = nil) {
    self.format = format
    self.file = file
  }

  /// Takes `NAME` or `NAME=FILE` apart.
  ///
  /// - Throws: `OptionError` for an unknown name and an empty file.
  public init(_ text: String, known: [String]) throws(OptionError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard known.contains(name) else {
      let list = known.map { "`\($0)`" }.joined(separator: ", ")
      let meant = suggestion(for: name, among: known).map { "did you mean `\($0)`?" }
      throw OptionError("no reporter `\(name)`", advice: meant ?? "there are \(list)")
    }
    format = name
    if parts.count == 2 {
      guard !parts[1].isEmpty else {
        throw OptionError(
          "no file after `\(name)=`", advice: "write `\(name)=FILE`, or just `\(name)`")
      }
      file = FilePath(String(parts[1]))
    }
  }
}
