import LayoutModel
import LintEngine
import SwiftSource

/// Each setup function runs, once, whatever initializer makes the view.
struct UnusedSetup: FileRule {
  let query = Query.file(with: .viewTypes)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard file.types.contains(where: \.isView) else { return }
    let setups = SetupFunctions(in: file)
    for function in setups.uncalled() {
      guard let name = function.declaration.name else { continue }
      report.add(name, .uncalled(name.text), advice: .callOrDelete)
    }
    for gap in setups.gaps() {
      report.add(
        gap.initializer.keyword,
        .missing(gap.functions, gap.initializer.signature, gap.other.signature),
        advice: .callHere(gap.functions), severity: .warning)
    }
    for repetition in setups.repetitions() {
      report.add(
        repetition.call.tokens,
        .twice(repetition.name, repetition.function.declaration.signature),
        advice: .callOnce(repetition.name))
    }
    setups.collectRuns(&report)
    for calls in setups.inheritedCalls().byCaller {
      report.add(
        together: calls.map { call in
          Finding(
            call.call.tokens, .twice(call), advice: .leaveToSuperclass,
            if: call.run)
        })
    }
  }
}

extension Finding.Message {
  fileprivate static func uncalled(_ function: String) -> Self {
    "nothing calls the private function `\(function)`, so it never runs"
  }

  fileprivate static var callOrDelete: Self { "delete it, or call it where the view is set up" }

  fileprivate static func missing(
    _ functions: [String], _ initializer: String, _ other: String
  ) -> Self {
    "`\(initializer)` does not call \(list(functions)) as `\(other)` does: a view made with it is not set up"
  }

  fileprivate static func callHere(_ functions: [String]) -> Self {
    "call \(list(functions)) here, or make the initializer unavailable"
  }

  fileprivate static func twice(_ function: String, _ caller: String) -> Self {
    "`\(function)()` runs a second time when `\(caller)` runs: its views are added and its constraints are made twice"
  }

  fileprivate static func twice(_ call: InheritedCall) -> Self {
    "`\(call.name.text)()` runs twice, since the superclass calls it too when `\(call.caller.declaration.signature)` calls `super`: its constraints are made twice"
  }

  fileprivate static var leaveToSuperclass: Self { "delete this call" }

  fileprivate static func callOnce(_ function: String) -> Self { "call `\(function)()` only once" }
}

extension UnusedSetup {
  static let description = RuleDescription(
    id: "unused_setup",
    family: .correctness,
    summary: "Each setup function runs, and runs once",
    rationale: """
      The rule reports three mistakes. A private setup function that nothing in the file calls, or one that makes \
      constraints, adds recognizers, starts an animation or ends one, and is named so. \
      A class with one initializer that calls a setup function, and another one that neither calls it nor does \
      anything else but call `super`: a view made with that one is empty (views that are made in code never meet \
      `init(coder:)`, so that one may lack the call). And a function that adds views or makes \
      constraints, and is called twice on one path, perhaps by a convenience initializer and the one that it calls: the \
      constraints exist twice; in a subclass, the superclass may call it already. It is silent about functions with an \
      attribute such as `@objc`, about those that are named anywhere else, about initializers that fail or delegate, \
      where a convenience initializer calls the setup function itself, and about calls behind a condition.
      """,
    source:
      "UIKit In Code: `commonSetup()` is called by the initializers, and calls the setup functions of the subviews",
    defaultSeverity: .note,
    effect: .sight,
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
      "The superclass calls it already": """
      class BaseView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUpLayout()
        }

        required init?(coder: NSCoder) { nil }

        func setUpLayout() {}
      }

      class PlayerView: BaseView {
        private let titleLabel = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          ↓setUpLayout()
        }

        required init?(coder: NSCoder) { nil }

        override func setUpLayout() {
          addSubview(titleLabel)
          titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
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
      "Twice": """
      class PlayerViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setupViews()
          ↓setupTitleLabel()
        }

        private func setupViews() {
          setupTitleLabel()
        }

        private func setupTitleLabel() {
          view.addSubview(titleLabel)
        }
      }
      """,
    ])
}
