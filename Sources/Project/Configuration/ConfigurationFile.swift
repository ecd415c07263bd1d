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

  /// The settings of one rule.
  struct RuleSetting: Sendable {
    var id: String
    var severity: Sourced<Severity>?
    var fixes: Sourced<FixSetting>?
    var options: [(name: String, value: Sourced<OptionValue>)] = []
  }

  /// The settings of a family or preset.
  struct GroupSetting: Sendable {
    var group: RuleGroup
    var rules: [RuleDescription]
    var severity: Sourced<Severity>?
    var fixes: Sourced<FixSetting>?
  }

  /// The content of one `rules:`.
  struct RuleSettings: Sendable {
    /// In the order of the file.
    var groups: [GroupSetting] = []
    var rules: [RuleSetting] = []
  }

  /// As displayed.
  var path: FilePath
  /// The absolute path of its folder.
  var folder: FilePath
  /// Where each is named; nil if the key is missing.
  var extends: [(value: Extension, place: ConfigurationPlace)]?
  var rules = RuleSettings()
  /// What the other keys set. Globs are relative to the folder of the file.
  var settings = Configuration()

  init(path: FilePath, folder: FilePath) {
    self.path = path
    self.folder = folder
  }
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
