import LayoutModel
import Project
import RuleKit
import SwiftSource

/// Rules without findings, for configuration tests.
package struct SizeRule: FileRule {
  package let options: Options
  package init(options: Options) { self.options = options }

  package struct Options: RuleOptions {
    package var most = 3
    package var style = Style.short
    package var names = ["a"]
    package init() {}
    package static let fields: [OptionField<Options>] = [
      OptionField("most", \.most, "how many"), OptionField("style", \.style, "how"),
      OptionField("names", \.names, "which"),
    ]
  }
  package enum Style: String, NamedOption { case short, long }

  package static let description = RuleDescription(
    id: "size_rule", family: .cookbook, summary: "Sizes", rationale: "", source: "",
    framePresets: [.viewLayout],
    presetOptions: [.viewLayout: ["most": .integer(5), "names": .list([.string("b")])]],
    fixSafety: .safe, since: "0.1.0", options: Options.descriptions,
    goodExamples: [:],
    badExamples: [:])
  package let query = Query.file(with: .names())
  package func check(_ file: ViewFile, _ report: inout Report) {}
}

package struct ShapeRule: FileRule {
  package init(options: NoOptions) {}
  package static let description = RuleDescription(
    id: "shape_rule", family: .cookbook, summary: "Shapes", rationale: "", source: "",
    defaultSeverity: .off, since: "0.1.0", goodExamples: [:], badExamples: [:])
  package let query = Query.file(with: .names())
  package func check(_ file: ViewFile, _ report: inout Report) {}
}

package struct ReasonRule: FileRule {
  package init(options: NoOptions) {}
  package static let description = RuleDescription(
    id: "suppression_reason", family: .suppressions, summary: "Reasons", rationale: "", source: "",
    defaultSeverity: .off, since: "0.1.0", goodExamples: [:], badExamples: [:])
  package let query = Query.file(with: .names())
  package func check(_ file: ViewFile, _ report: inout Report) {}
}

package let configuredRules = KnownNames(
  rules: [SizeRule.self, ShapeRule.self, ReasonRule.self], reporters: ["pretty", "json"])
