/// How files are looked for.
public struct DiscoveryChoice: Sendable {
  /// Whether what `.gitignore` names is left out.
  public var respectsGitIgnore = true
  /// Whether what the configuration excludes is left out.
  public var respectsExcludes = true
  /// Whether each file's own configuration is looked for; otherwise `configuration` holds for all.
  public var searchesConfigurations = true
  /// The configuration file that holds for all files, as the user named it; nil for none.
  public var configuration: FilePath?
  /// What the command line says of the rules.
  public var selection = RuleSelection()
  /// Whether every suppression needs a reason, whatever the configuration says.
  public var requiresReason = false
  /// Whether warnings fail the run, whatever the configuration says.
  public var isStrict = false

  public init() {}
}
