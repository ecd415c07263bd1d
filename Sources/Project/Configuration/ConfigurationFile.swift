import LayoutModel
import Platform
import RuleKit

/// The content of one configuration file, validated but not yet combined with what it extends.
struct ConfigurationFile: Sendable {
  /// A preset or file that the file starts from.
  enum Extension: Sendable, Equatable {
    case preset(Preset)
    /// A path as it is written: of a file, or of a folder from which the nearest configuration is searched upwards.
    case path(String)
  }

  /// A value with its position.
  struct Located<Value: Sendable>: Sendable {
    var value: Value
    var place: ConfigurationPlace
  }

  /// The settings of one rule.
  struct RuleSetting: Sendable {
    var id: String
    var severity: Located<Severity>?
    var fixes: Located<FixSetting>?
    var options: [(name: String, value: Located<OptionValue>)] = []
  }

  /// The settings of a family or preset.
  struct GroupSetting: Sendable {
    /// A rule of the group.
    struct Member: Sendable {
      var id: String
      /// Whether the group turns it on where nothing else is said about it.
      var isOnByDefault: Bool
      var hasFix: Bool
    }

    var name: String
    var members: [Member]
    var severity: Located<Severity>?
    var fixes: Located<FixSetting>?
  }

  /// The content of one `rules:`.
  struct RuleSettings: Sendable {
    /// In the order of the file.
    var groups: [GroupSetting] = []
    var rules: [RuleSetting] = []
  }

  /// The settings of rules for some paths.
  struct Override: Sendable {
    var paths: GlobSource
    var rules: RuleSettings
  }

  /// As displayed.
  var path: FilePath
  /// The absolute path of its folder.
  var folder: FilePath
  /// nil if the key is missing.
  var extends: [Located<Extension>]?
  var include: Located<GlobSource>?
  var exclude: Located<GlobSource>?
  var context: Located<String>?
  var rules = RuleSettings()
  var overrides: [Override] = []
  var layoutHelpers: [(name: String, uses: Located<LayoutHelpers.Uses>)] = []
  var setupFunctions: [Located<String>] = []
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

/// Globs with their source text.
public struct GlobSource: Sendable {
  /// The valid globs.
  public var globs: GlobList
  /// The text of each, in order.
  public var patterns: [String]
  /// Where each is written.
  public var places: [ConfigurationPlace]
}

/// A requested reporter and its output.
public struct ReporterChoice: Sendable, Equatable {
  /// The name of the format.
  public var format: String
  /// The file, relative to the current folder or absolute; nil for the standard output.
  public var file: FilePath?

  public init(format: String, file: FilePath? = nil) {
    self.format = format
    self.file = file
  }

  /// Parses `NAME` or `NAME=FILE`.
  ///
  /// - Throws: `OptionError` for an unknown name or an empty file.
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
