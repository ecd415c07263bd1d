import Platform
import RuleKit
import SwiftSource

/// The settings shared by a group of files.
public struct Scope: Sendable {
  /// The rules that run.
  public var rules: RuleSet
  /// Which warnings fail the run.
  public var strictness: Strictness
  /// The absolute path of the baseline, nil for none, and what names it.
  public var baseline: Sourced<FilePath?>
  /// The most bytes that a file may have.
  public var mostBytes: Int

  public init(
    rules: RuleSet, strictness: Strictness = .none, baseline: Sourced<FilePath?> = Sourced(nil),
    mostBytes: Int = FileSize.standard
  ) {
    self.rules = rules
    self.strictness = strictness
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
  private var indices: [Key: Int] = [:]
  /// The scope of each configuration's files without overrides.
  private var plain: [Int?] = []
  /// By the names that are recognized.
  private var vocabularies: [[String]: Vocabulary] = [:]
  /// Whether rules that need to know what functions do with views may be on for some files: the others have functions, too.
  private let collectsFunctions: Bool
  private let store: ConfigurationStore
  private let choice: DiscoveryChoice

  init(_ search: ConfigurationSearch) {
    store = search.store
    choice = search.choice
    collectsFunctions =
      (choice.searchesConfigurations || choice.configuration != nil)
      && search.store.known.rules.contains { [choice] in
        $0.collectsFunctions && !choice.selection.leavesOut($0.description)
      }
  }

  /// The index of the scope of a configuration's files without overrides; nil if there is none yet.
  func plainScope(of configuration: Int) -> Int? {
    configuration < plain.count ? plain[configuration] : nil
  }

  /// The index of the scope of a file.
  ///
  /// - Parameters:
  ///   - configuration: the index of the configuration that governs it.
  ///   - path: absolute; unused if the configuration has no overrides.
  func scope(of configuration: Int, path: [UInt8]) -> Int {
    let mask = store.configurations[configuration].overrideMask(for: path)
    if mask.indices.isEmpty, let index = plainScope(of: configuration) { return index }
    let key = Key(configuration: configuration, overrides: mask)
    if let index = indices[key] { return index }
    let index = scopes.count
    var scope = store.configurations[configuration].applying(mask).scope(choice, store.known)
    if collectsFunctions { scope.rules.collectFunctions() }
    scope.rules.makeVocabulary(sharing: &vocabularies)
    scopes.append(scope)
    indices[key] = index
    if mask.indices.isEmpty {
      while plain.count <= configuration { plain.append(nil) }
      plain[configuration] = index
    }
    return index
  }
}
