import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is added before its constraints to other views are activated.
struct ConstrainedBeforeAdded: Rule {
  let query = Query<EarlyConstraint>.found(in: .constraints) { file in
    var search = EarlyConstraintSearch(file)
    search.look()
    return search.found
  }
  static let collectsNames = true

  func check(_ early: EarlyConstraint, in file: ViewFile, _ report: inout Report) {
    var finding = finding(early, in: file)
    finding.conditions = early.handings.map {
      ViewHanding($0, allowed: [.optsOut, .constrains, .setup])
    }
    report.add(finding)
  }

  private func finding(_ early: EarlyConstraint, in file: ViewFile) -> Finding {
    let candidate = early.candidate
    let view = file.name(candidate.item)
    let other = candidate.other.isSuperview ? nil : file.name(candidate.other)
    let isLeftOut = !candidate.manner.contains(.needsSuperview)
    guard let call = early.call else {
      return Finding(
        file.code[candidate.tokens], .tooEarly(view, other, isLeftOut),
        advice: "add `\(early.root)` to its superview before the constraint is activated")
    }
    let function = call.name?.text ?? ""
    return Finding(
      call.tokens, .calledTooEarly(function, view, other, isLeftOut),
      advice: .callLater(function, early.adder, early.root))
  }
}

/// A constraint of a view that is in no other view when it is activated.
struct EarlyConstraint {
  /// A constraint, and the view in it that may be too early.
  struct Candidate {
    /// The tokens of the constraint, and what it is made with.
    var tokens: Range<Int>
    var manner: ConstraintManner
    var view: View
    /// The view, and the one that it has no ancestor in common with, as the block names them.
    var item: Item
    var other: Item
    var block: Block
    /// The statement that activates it, outside of the closures of makers.
    var statement: Statement
    /// The first token of what activates it.
    var place: Int
  }

  var candidate: Candidate
  /// The name of the view to add: the one that the view is in, if it is in one that is not added either.
  var root: String
  /// For a constraint in a function that another one calls too early, the call.
  var call: Call?
  /// The function that adds the view, where that is another one.
  var adder: String?
  /// The calls that hand one of the views to a function which any file may declare, and which must not add it.
  var handings: [Handing]
}

extension Finding.Message {
  fileprivate static func tooEarly(_ view: String, _ other: String?, _ isLeftOut: Bool) -> Self {
    guard let other else { return noSuperview(view, isLeftOut) }
    return "crashes: \(noCommon(view, other))"
  }

  fileprivate static func calledTooEarly(
    _ function: String, _ view: String, _ other: String?, _ isLeftOut: Bool
  ) -> Self {
    guard let other else {
      return "`\(function)()` is called too early: \(noSuperview(view, isLeftOut).text)"
    }
    return "crashes: in `\(function)()`, \(noCommon(view, other))"
  }

  /// - Parameter isLeftOut: whether the library goes on without a superview, and leaves the constraint out.
  private static func noSuperview(_ view: String, _ isLeftOut: Bool) -> Self {
    isLeftOut
      ? "`\(view)` is not placed: it has no superview yet, and its constraint to the superview is left out"
      : "crashes: `\(view)` has no superview yet, to which this constraint ties it"
  }

  private static func noCommon(_ view: String, _ other: String) -> String {
    "`\(view)` and `\(other)` have no common superview yet"
  }

  fileprivate static func callLater(_ function: String, _ adder: String?, _ view: String) -> Self {
    guard let adder else { return "add `\(view)` to its superview before calling `\(function)()`" }
    return "call `\(function)()` after `\(adder)()`, which adds `\(view)`"
  }
}

extension ConstrainedBeforeAdded {
  static let description = RuleDescription(
    id: "constrained_before_added",
    family: .correctness,
    summary: "Constraint activated before its view is added",
    rationale: """
      Two views of a constraint need a common ancestor when the constraint is activated. Otherwise UIKit raises an \
      exception, and libraries that need the superview stop or make no constraint. The rule reports an active \
      constraint of a view that its file makes and that has no superview yet, if one function, with those it calls, \
      adds the view later; for a local, also if nothing adds it.
      """,
    limits: [
      "sizes, and constraints that are only created",
      "code that may add the view first: a helper that gets it, a closure",
      "constraints to views that the code gets from elsewhere",
      "project functions that get the view are followed only if a folder is linted",
    ],
    source:
      "UIKit, NSLayoutConstraint.isActive (https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive): \"The receiver's items must have a common ancestor\"",
    defaultSeverity: .error,
    effect: .crash,
    goodExamples: [
      "Added, then constrained": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          addSubview(titleLabel)
          titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
      "Created before, activated after": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          titleLabel.heightAnchor.constraint(equalToConstant: 44).isActive = true
          let top = titleLabel.topAnchor.constraint(equalTo: topAnchor)
          addSubview(titleLabel)
          top.isActive = true
        }
      }
      """,
      "A helper that may add it": """
      func showSpinner() {
        let spinner = UIActivityIndicatorView(style: .large)
        embed(spinner)
        spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      }
      """,
    ],
    badExamples: [
      "In one function": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          NSLayoutConstraint.activate([
            ↓titleLabel.topAnchor.constraint(equalTo: topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
          addSubview(titleLabel)
        }
      }
      """,
      "In a maker": """
      func showSpinner() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.snp.makeConstraints { make in
          ↓make.center.equalToSuperview()
        }
        view.addSubview(spinner)
      }
      """,
      "Functions in the wrong order": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        init() {
          super.init(frame: .zero)
          ↓setupConstraints()
          setupHierarchy()
        }

        private func setupHierarchy() {
          addSubview(titleLabel)
        }

        private func setupConstraints() {
          titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
    ])
}
