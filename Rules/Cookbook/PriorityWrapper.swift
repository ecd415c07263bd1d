import LayoutModel
import LintEngine
import SwiftSource

/// A constraint gets its priority where it is created.
public struct PriorityWrapper: FileRule, CollectingRule {
  /// The configured options.
  public let options: Options

  public init(options: Options) { self.options = options }

  public let query = Query.file(with: .names(.priority))
  public var collectedFunctions: [FunctionName] { [options.wrapper] }

  public func check(_ file: ViewFile, _ report: inout Report) {
    let locals = PriorityLocals(in: file).found
    for local in locals {
      let value = local.priority.text.split { $0.isWhitespace }.joined(separator: " ")
      report.add(
        Finding(
          local.name.bytes, .isOnlyForPriority(local.name.text),
          advice: .write(options.call(value)),
          fix: report.fix(PriorityInPlace(options, in: file).fix(local)),
          relyingOn: .presence(options.wrapper)))
    }
  }

  /// Options of `priority_wrapper`.
  public struct Options: RuleOptions {
    /// The method that sets the priority of a constraint and returns the constraint.
    public var wrapper = FunctionName("withPriority", "_")

    public init() {}
    public init(wrapper: FunctionName) { self.wrapper = wrapper }

    public static let fields: [OptionField<Options>] = [
      OptionField(
        "wrapper", \.wrapper,
        "the project's method on a constraint that sets its priority and returns it")
    ]

    /// The call that sets a priority.
    func call(_ priority: String) -> String {
      let label = wrapper.labels.first { $0 != "_" }.map { "\($0): " } ?? ""
      return ".\(wrapper.base)(\(label)\(priority))"
    }
  }
}

extension Finding.Message {
  fileprivate static func isOnlyForPriority(_ name: String) -> Self {
    "the constraint `\(name)` is named only to set its priority"
  }

  fileprivate static func write(_ call: String) -> Self {
    "append `\(call)` to the constraint where it is used"
  }
}

extension PriorityWrapper {
  public static let description = RuleDescription(
    id: "priority_wrapper",
    family: .cookbook,
    summary: "A constraint gets its priority where it is created",
    rationale: """
      A method that sets the priority of a constraint and returns the constraint keeps an optional constraint on one \
      line with the others. This rule is for projects that have such a method, named by the option `wrapper`. It \
      reports a local constraint whose only uses are the assignment of its priority and one other use in the same \
      block, where it is activated, passed on, stored or returned. The fix is offered only if a file of the run \
      declares or calls the method.
      """,
    source:
      "UIKit In Code, Best practices: \"Consider adding priority specifier method (with some custom priorities as well), so that non-required constraints can be added as a one-liner\"",
    defaultSeverity: .off,
    fixSafety: .unsafe,
    since: "0.1.0",
    options: Options.descriptions,
    goodExamples: [
      Example(
        "On one line",
        """
        NSLayoutConstraint.activate([
          heightAnchor.constraint(equalToConstant: 64).withPriority(.almostRequired),
        ])
        """),
      Example(
        "A local that is needed",
        """
        func setup() {
          let height = heightAnchor.constraint(equalToConstant: 64)
          height.priority = .defaultHigh
          height.identifier = "height"
          height.isActive = true
        }
        """),
    ],
    badExamples: [
      Example(
        "Activated on its own, while another one uses the wrapper",
        """
        func setup() {
          label.widthAnchor.constraint(equalToConstant: 64).withPriority(.defaultLow).isActive = true
          let ↓height = heightAnchor.constraint(equalToConstant: 64)
          height.priority = .defaultHigh
          height.isActive = true
        }
        """),
      Example(
        "Activated with others",
        """
        func setup() {
          let ↓bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
          bottom.priority = .defaultLow
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            bottom,
          ])
        }
        """),
    ])
}
