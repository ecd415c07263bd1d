import LayoutModel
import ProbeSupport
import Project
import RuleKit
import SwiftSource

/// Rules of several families that find nothing.
private protocol GroupedRule: FileRule where Options == NoOptions {
  static var sample: RuleDescription { get }
}

extension GroupedRule {
  static var description: RuleDescription { sample }
  var query: Query<ViewFile> { .file(with: .names()) }
  func check(_ file: ViewFile, _ report: inout Report) {}
}

private struct Crash: GroupedRule {
  static let sample = RuleDescription(grouped: "crash", .correctness)
  init(options: NoOptions) {}
}
private struct Smell: GroupedRule {
  static let sample = RuleDescription(grouped: "smell", .correctness, .off)
  init(options: NoOptions) {}
}
private struct Order: GroupedRule {
  static let sample = RuleDescription(grouped: "order", .cookbook, fixSafety: .safe)
  init(options: NoOptions) {}
}
private struct Taste: GroupedRule {
  static let sample = RuleDescription(grouped: "taste", .cookbook, .off)
  init(options: NoOptions) {}
}
private struct Guide: GroupedRule {
  static let sample = RuleDescription(
    grouped: "guide", .frames, .off, fixSafety: .safe, presets: [.viewLayout])
  init(options: NoOptions) {}
}
private struct Unneeded: GroupedRule {
  static let sample = RuleDescription(grouped: "unneeded", .suppressions)
  init(options: NoOptions) {}
}

extension RuleDescription {
  fileprivate init(
    grouped id: String, _ family: RuleFamily, _ severity: Severity = .warning,
    fixSafety: FixSafety = .none, presets: [Preset] = []
  ) {
    self.init(
      id: id, family: family, summary: "", rationale: "", source: "", defaultSeverity: severity,
      framePresets: presets, fixSafety: fixSafety, since: "0.1.0", goodExamples: [:],
      badExamples: [:])
  }
}

/// In the family `correctness` `crash`, and `smell`, which is off by default; in `conventions` `order`, with a fix, and
/// `taste`, which is off; in `frames` `guide`, with a fix, which is off; in `suppressions` `unneeded`.
let groupedRules = KnownNames(
  rules: [
    Crash.self, Smell.self, Order.self, Taste.self, Guide.self, Unneeded.self,
  ])
