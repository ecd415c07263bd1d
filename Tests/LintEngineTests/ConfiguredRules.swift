import LayoutModel
import LintEngine
import SwiftSource

/// Rules without findings, for configuration tests.
struct SizeRule: FileRule {
  let options: Options
  init(options: Options) { self.options = options }

  struct Options: RuleOptions {
    var most = 3
    var style = Style.short
    var names = ["a"]
    static let fields: [OptionField<Options>] = [
      OptionField("most", \.most, "how many"), OptionField("style", \.style, "how"),
      OptionField("names", \.names, "which"),
    ]
  }
  enum Style: String, NamedOption { case short, long }

  static let description = RuleDescription(
    id: "size_rule", family: .cookbook, summary: "Sizes", rationale: "", source: "",
    framePresets: [.viewLayout],
    presetOptions: [.viewLayout: ["most": .integer(5), "names": .list([.string("b")])]],
    fixSafety: .safe, since: "0.1.0", options: Options.descriptions,
    goodExamples: [:],
    badExamples: [:])
  let query = Query.file(with: .names())
  func check(_ file: ViewFile, _ report: inout Report) {}
}

struct ShapeRule: FileRule {
  init(options: NoOptions) {}
  static let description = RuleDescription(
    id: "shape_rule", family: .cookbook, summary: "Shapes", rationale: "", source: "",
    defaultSeverity: .off, since: "0.1.0", goodExamples: [:], badExamples: [:])
  let query = Query.file(with: .names())
  func check(_ file: ViewFile, _ report: inout Report) {}
}

struct ReasonRule: FileRule {
  init(options: NoOptions) {}
  static let description = RuleDescription(
    id: "suppression_reason", family: .suppressions, summary: "Reasons", rationale: "", source: "",
    defaultSeverity: .off, since: "0.1.0", goodExamples: [:], badExamples: [:])
  let query = Query.file(with: .names())
  func check(_ file: ViewFile, _ report: inout Report) {}
}

let configuredRules = KnownNames(
  rules: [SizeRule.self, ShapeRule.self, ReasonRule.self], reporters: ["pretty", "json"])
