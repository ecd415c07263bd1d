import LayoutModel
import RuleKit
import SwiftSource

/// Each setup function runs, whatever initializer makes the view.
struct UnusedSetup: Rule {
  let query =
    Query.functions(with: .viewTypes, evenIdle: true).map(Subject.function)
    || Query<SetupFunctions.Gap>.found(in: .viewTypes) { file in
      var functions = SetupFunctions(file: file)
      return functions.gaps()
    }
    .map(Subject.gap)

  enum Subject {
    case function(ViewFunction)
    case gap(SetupFunctions.Gap)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .function(let function):
      guard let name = function.declaration.name, function.isPrivateSetup(in: file),
        report.fuel.burn(file.flow.mentions(of: function).count),
        !SetupFunctions(file: file).isNamed(function)
      else { return }
      report.add(
        name, "nothing calls the private function `\(name.text)`, so it never runs",
        advice: "delete it, or call it where the view is set up",
        fix: StatementLines(file).deletion(of: function.declaration.statement))
    case .gap(let gap):
      report.add(
        gap.initializer.keyword,
        "`\(gap.initializer.signature)` does not call \(Finding.Message.list(gap.functions)) as `\(gap.other.signature)` does: a view made with it is not set up",
        advice: "call \(Finding.Message.list(gap.functions)) here", severity: .warning)
    }
  }
}

extension UnusedSetup {
  static let description = RuleDescription(
    id: "unused_setup",
    family: .correctness,
    summary: "Setup function that is never called",
    rationale: """
      A private setup function that nothing in the file calls is dead, and so is one that makes constraints, adds \
      recognizers or animates and is named so. A class with one initializer that calls a setup function, and another \
      one that does nothing but call `super`, makes empty views with the second.
      """,
    limits: [
      "`init(coder:)` of views that are made in code",
      "functions with an attribute such as `@objc`, or named anywhere else",
      "initializers that fail or delegate",
    ],
    source:
      "UIKit In Code: `commonSetup()` is called by the initializers, and calls the setup functions of the subviews",
    defaultSeverity: .note,
    effect: .sight,
    reportsDeadCode: true,
    fixSafety: .unsafe,
    goodExamples: [
      "Both initializers": """
      class PlayerView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          commonSetup()
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
          commonSetup()
        }

        private func commonSetup() {
          addSubview(titleLabel)
        }
      }
      """,
      "An initializer that is never used, and one that delegates": """
      class PlayerView: UIView {
        init(style: Style) {
          super.init(frame: .zero)
          setupTitleLabel()
        }

        convenience init() {
          self.init(style: .plain)
        }

        required init?(coder: NSCoder) {
          fatalError("init(coder:) has not been implemented")
        }

        private func setupTitleLabel() {
          addSubview(titleLabel)
        }
      }
      """,
    ],
    badExamples: [
      "Never called": """
      class PlayerView: UIView {
        private func ↓setupTitleLabel() {
          addSubview(titleLabel)
        }
      }
      """,
      "Not by each initializer": """
      class PlayerView: UIView {
        override ↓init(frame: CGRect) {
          super.init(frame: frame)
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
          commonSetup()
        }

        private func commonSetup() {
          addSubview(titleLabel)
        }
      }
      """,
    ])
}
