/// The settings shared by a group of files.
public struct Scope: Sendable {
  /// The rules that run.
  public var rules: RuleSet
  /// Whether warnings fail the run.
  public var isStrict = false
  /// The absolute path of the baseline; nil for none.
  public var baseline: FilePath?
  /// The most bytes that a file may have.
  public var mostBytes: Int

  public init(
    rules: RuleSet, isStrict: Bool = false, baseline: FilePath? = nil,
    mostBytes: Int = FileSize.standard
  ) {
    self.rules = rules
    self.isStrict = isStrict
    self.baseline = baseline
    self.mostBytes = mostBytes
  }

  /// Whether a suppression without a reason is reported.
  public var requiresReason: Bool {
    rules.rules.contains { $0.id == Configuration.reasonRule }
  }
}

/// The scopes of a run, each created when its first file is found.
final class ScopeTable {
  private struct Key: Hashable {
    var configuration: Int
    var overrides: OverrideMask
  }

  private(set) var scopes: [Scope] = []
  /// `Scope.mostBytes` of each.
  private(set) var mostBytes: [Int] = []
  private var indices: [Key: Int] = [:]
  /// The scope of each configuration's files without overrides.
  private var plain: [Int?] = []
  private let store: ConfigurationStore
  private let choice: DiscoveryChoice

  init(_ search: ConfigurationSearch) {
    store = search.store
    choice = search.choice
  }

  /// The index of the scope of a configuration's files without overrides; nil if there is none yet.
  func plainScope(of configuration: Int) -> Int? {
    configuration < plain.count ? plain[configuration] : nil
  }

  /// Whether a rule that needs the names of all files is on for some files of a configuration. The others have names,
  /// too.
  private func collectsNames(_ index: Int) -> Bool {
    let configuration = store.configurations[index]
    return store.known.rules.contains { type in
      guard type.collectsNames, !choice.selection.leavesOut(type.description) else { return false }
      let severities = configuration.overrides.flatMap { override in
        override.rules.rules.filter { $0.id == type.id }.map(\.severity)
          + override.rules.groups.filter { $0.members.contains { $0.id == type.id } }
          .map(\.severity)
      }
      let isTurnedOff = configuration.rules[type.id]?.isTurnedOff == true
      return ([configuration.severity(of: type.id)] + severities.compactMap(\.?.value)).contains {
        choice.selection.severity(
          of: type.description, configured: $0, isTurnedOff: isTurnedOff) != .off
      }
    }
  }

  /// The index of the scope of a file.
  ///
  /// - Parameters:
  ///   - configuration: the index of the configuration that governs it.
  ///   - path: absolute; unused if the configuration has no overrides.
  func scope(of configuration: Int, path: [UInt8]) -> Int {
    let mask =
      store.configurations[configuration].overrides.isEmpty
      ? OverrideMask() : store.configurations[configuration].overrideMask(for: path)
    if mask.indices.isEmpty, let index = plainScope(of: configuration) { return index }
    let key = Key(configuration: configuration, overrides: mask)
    if let index = indices[key] { return index }
    let index = scopes.count
    var scope = store.configurations[configuration].applying(mask).scope(choice, store.known)
    if collectsNames(configuration) { scope.rules.collectNames() }
    scopes.append(scope)
    mostBytes.append(scope.mostBytes)
    indices[key] = index
    if mask.indices.isEmpty {
      while plain.count <= configuration { plain.append(nil) }
      plain[configuration] = index
    }
    return index
  }
}
