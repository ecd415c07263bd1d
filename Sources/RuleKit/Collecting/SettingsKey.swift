import Platform

/// Identifies a rule with its options in the files of one configuration: what it finds in one of them is compared with the
/// others.
public struct SettingsKey: Hashable, Sendable {
  private var hash = FNV1a().value

  init() {}

  /// - Parameter configuration: the path of the configuration; nil if there is none.
  init(_ rule: some Rule, in configuration: FilePath?) {
    let options = type(of: rule.options).fields.map { "\($0.name): \($0.text(rule.options))" }
    var hash = FNV1a()
    for text in [[type(of: rule).id], options].joined() { hash.combine((text + "\n").utf8) }
    if let configuration { hash.combine(configuration.bytes) }
    self.hash = hash.value
  }
}
