import RuleKit

/// The description of a family or preset, for a terminal: what it is, and its rules.
public struct GroupExplanation: Sendable {
  private let group: RuleGroup
  private let rules: [RuleDescription]
  private let style: Style

  /// - Parameter rules: the rules of the group, in the order of the catalogue.
  public init(_ group: RuleGroup, _ rules: [RuleDescription], style: Style) {
    self.group = group
    self.rules = rules
    self.style = style
  }

  /// Appends the explanation.
  public func render(into output: inout [UInt8]) {
    style.append(.bold, group.name, to: &output)
    output.append("\n  A \(group.kind): \(group.summary)\n\n")
    RuleTable(rules, style: style).render(into: &output)
    guard case .preset(let preset) = group else { return }
    let options = rules.compactMap { rule in
      rule.options(in: preset).map { "  \(rule.id): \($0)\n" }
    }
    if !options.isEmpty { output.append("\nIts options:\n\n" + options.joined()) }
  }
}
