import Platform
import RuleKit

/// How to look for files.
public struct DiscoveryChoice: Sendable {
  /// Whether files that `.gitignore` names are left out.
  public var respectsGitIgnore = true
  /// Whether files that the configuration excludes are left out.
  public var respectsExcludes = true
  /// Whether to search for each file's own configuration; otherwise `configuration` applies to all.
  public var searchesConfigurations = true
  /// The configuration file for all files, as the user named it; nil for none.
  public var configuration: FilePath?
  /// The absolute path of the folder that is the project of all files in it, whatever configurations say; nil for none.
  public var context: FilePath?
  /// The presets to start from, in place of those in configurations; empty for no such choice.
  public var presets: [Preset] = []
  /// The rules selected on the command line.
  public var selection = RuleSelection()
  /// Whether every suppression needs a reason, regardless of the configuration.
  public var requiresReason = false
  /// Which warnings fail the run at least, whatever the configuration says.
  public var strictness = Strictness.none

  /// Whether to count the places that the rules judge.
  public var countsPlaces = false

  /// Whether the command line decides which rules are on: the configuration of a file may have others on.
  var replacesRules: Bool {
    !presets.isEmpty || !searchesConfigurations || configuration != nil
  }

  /// Whether everything that is left out is listed, and not only what was named.
  public var listsSkipped = false

  /// The texts of configurations that are used instead of those on disk, by absolute path: those open in an editor.
  public var texts: [FilePath: [UInt8]] = [:]

  public init() {}
}
