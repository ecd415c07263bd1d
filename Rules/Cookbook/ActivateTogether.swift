import LayoutModel
import RuleKit
import SwiftSource

/// Adjacent constraints are activated together.
struct ActivateTogether: Rule {
  // For its fixes.
  static let collectsNames = true
  let query = Query(.constraints) { file, check in
    var run: [Constraint] = []
    for constraint in file.constraints where constraint.container == .isActive {
      let statement = constraint.statement
      guard constraint.tokens.lowerBound == statement.first.index, statement.activates,
        statement != run.last?.statement
      else { continue }
      if let last = run.last?.statement, last.next != statement {
        check(run)
        run = []
      }
      run.append(constraint)
    }
    if !run.isEmpty { check(run) }
  }

  func check(_ run: [Constraint], in file: ViewFile, _ report: inout Report) {
    guard run.count > 1 else {
      guard let single = run.first?.statement,
        file.memoized(ActivatedLists.init).haveBeside(single)
      else { return }
      report.add(single.tokens, .oneByOne, advice: "write it into the list beside it")
      return
    }
    var occurrences = run.map {
      Finding(
        $0.statement.tokens, .oneByOne,
        advice:
          "pass them to one `NSLayoutConstraint.activate([…])`: they form a block, and UIKit adds them all at once"
      )
    }
    occurrences[0].fix = report.fix(JoinedActivation(run, in: file).fix)
    report.add(together: occurrences, least: 2)
  }
}

extension Statement {
  fileprivate var activates: Bool {
    assignedMember?.is(.isActive) == true && assigns(.true)
  }
}

/// The statements that activate lists of constraints, and those right behind them, by their indices.
private struct ActivatedLists {
  private var own: Set<Int> = []
  private var next: Set<Int> = []

  init(_ file: ViewFile) {
    for constraint in file.constraints where constraint.container == .activatedArray {
      guard own.insert(constraint.statement.index).inserted else { continue }
      if let next = constraint.statement.next { self.next.insert(next.index) }
    }
  }

  func haveBeside(_ statement: Statement) -> Bool {
    next.contains(statement.index) || statement.next.map { own.contains($0.index) } ?? false
  }
}

extension Finding.Message {
  fileprivate static var oneByOne: Self {
    "the constraint is activated on its own"
  }
}

extension ActivateTogether {
  static let description = RuleDescription(
    id: "activate_together",
    family: .cookbook,
    summary: "Constraints activated one at a time",
    rationale: """
      With `.isActive = true` on each constraint, the end of every line is noise. One array shows where the \
      constraints of a view begin and end, and UIKit updates the layout once. The rule reports adjacent statements \
      that only create and activate a constraint, and a single one next to an activated array. The fix is safe if \
      the constraints consist of literals, stored names and calls without other effects, and unsafe otherwise.
      """,
    limits: [
      "constraints that are kept to be changed later",
      "no fix with optional chaining, `try` or `await`, or if an argument reads `isActive` or a view's `constraints`",
    ],
    source:
      "UIKit In Code, Best practices: the wrappers with `NSLayoutConstraint.activate(constraints)`; UIKit, NSLayoutConstraint, activate(_:) (https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:))",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    fixSafety: .safe,
    goodExamples: [
      "One call": """
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      """,
      "One constraint, and one that is kept": """
      titleLabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      heightConstraint = titleLabel.heightAnchor.constraint(equalToConstant: 44)
      heightConstraint.isActive = true
      """,
    ],
    badExamples: [
      "One by one": """
      func setupTitleLabel() {
        ↓titleLabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
      """,
      "Comments stay in place": """
      func setupIconView() {
        // Size
        ↓iconView.widthAnchor
          .constraint(equalToConstant: 24)
          .isActive = true // as in the design
        // A square.
        iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor).isActive = true
      }
      """,
    ])
}
