import LayoutModel
import RuleKit
import SwiftSource

/// A constraint gets its priority where it is created.
struct PriorityWrapper: Rule {
  let options: Options
  var query: Query<PriorityLocal> {
    .found(in: .names(.priority)) { file in
      file.constraints.compactMap { PriorityLocal($0, in: file) }
    }
    .reading(OwnFunctions.content([options.wrapper]))
  }

  func collect(from file: ViewFile, _ report: inout Report) {
    OwnFunctions.collect([options.wrapper], in: file, &report)
  }

  func check(_ local: PriorityLocal, in file: ViewFile, _ report: inout Report) {
    let value = local.priority.text.split { $0.isWhitespace }.joined(separator: " ")
    report.add(
      local.name.bytes, "the constraint `\(local.name.text)` is named only to set its priority",
      advice: "append `\(options.call(value))` to the constraint where it is used",
      fix: PriorityInPlace(options: options, file: file).fix(local),
      if: FunctionExistence(of: options.wrapper))
  }

  struct Options: RuleOptions {
    /// The method that sets the priority of a constraint and returns the constraint.
    var wrapper = FunctionName("withPriority", "_")

    static let fields: [OptionField<Options>] = [
      OptionField(
        "wrapper", \.wrapper,
        "the project's method on a constraint that sets its priority and returns it")
    ]

    /// The call that sets a priority.
    func call(_ priority: String) -> String {
      let label = wrapper.labels.first { !$0.is(.underscore) }.map { "\($0): " } ?? ""
      return ".\(wrapper.base)(\(label)\(priority))"
    }
  }
}

extension PriorityWrapper {
  static let description = RuleDescription(
    id: "priority_wrapper",
    family: .cookbook,
    summary: "Local constraint made only to set its priority",
    rationale: """
      A method that sets a constraint's priority and returns the constraint keeps it on one line with the others. \
      This rule is for projects with such a method, named by the option `wrapper`. It reports a local constraint \
      whose only uses are the assignment of its priority and one other use in the same block, where it is activated, \
      passed on, stored or returned.
      """,
    limits: [
      "projects whose files neither declare nor call the method"
    ],
    source:
      "UIKit In Code, Best practices: \"Consider adding priority specifier method (with some custom priorities as well), so that non-required constraints can be added as a one-liner\"",
    defaultSeverity: .off,
    fixSafety: .unsafe,
    options: Options.descriptions,
    goodExamples: [
      "On one line": """
      NSLayoutConstraint.activate([
        heightAnchor.constraint(equalToConstant: 64).withPriority(.almostRequired),
      ])
      """,
      "No method in the project": """
      func setup() {
        let height = heightAnchor.constraint(equalToConstant: 64)
        height.priority = .defaultHigh
        height.isActive = true
      }
      """,
      "A local that is needed": """
      func setup() {
        width.withPriority(.defaultLow).isActive = true
        let height = heightAnchor.constraint(equalToConstant: 64)
        height.priority = .defaultHigh
        height.identifier = "height"
        height.isActive = true
      }
      """,
    ],
    badExamples: [
      "Activated on its own, while another one uses the wrapper": """
      func setup() {
        label.widthAnchor.constraint(equalToConstant: 64).withPriority(.defaultLow).isActive = true
        let ↓height = heightAnchor.constraint(equalToConstant: 64)
        height.priority = .defaultHigh
        height.isActive = true
      }
      """,
      "Activated with others, and what the method does": """
      extension NSLayoutConstraint {
        func withPriority(_ priority: UILayoutPriority) -> Self {
          self.priority = priority
          return self
        }
      }

      func setup() {
        let ↓bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
        bottom.priority = .defaultLow
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: topAnchor),
          bottom,
        ])
      }
      """,
    ])
}
