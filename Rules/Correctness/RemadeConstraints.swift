import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Constraints that a view has are updated, or made anew as a whole.
struct RemadeConstraints: Rule {
  let query = Query<Finding>.found(in: .constraintMakers) { file in
    Maker.byView(in: file).filter(\.view.isProperty).flatMap { view, makers in
      findings(makers.compactMap { MadeConstraints($0, of: view, in: file) }, view, in: file)
    }
  }

  private static func findings(
    _ makers: [MadeConstraints], _ view: View, in file: ViewFile
  ) -> [Finding] {
    let first = makers.filter { $0.isFirst && !$0.isRemake }
    guard !first.isEmpty, makers.contains(where: { !$0.isFirst }), !file.frees(view) else {
      return []
    }
    let attributes = first.reduce(LayoutAttributes()) { $0.union($1.required) }
    return makers.filter { !$0.isFirst }.compactMap { maker -> Finding? in
      if maker.isRemake {
        let lost = maker.positionsLost(of: attributes)
        guard !lost.isEmpty, view.sides?.contains(where: \.isTurned) == false,
          !view.events.contains(where: \.hidesView)
        else { return nil }
        return Finding(
          maker.call.callee,
          "removes all constraints of `\(view.text)`, also \(Finding.Message.list(lost.names)) from its setup: it has no place afterwards, and jumps to the corner",
          advice: "make \(Finding.Message.list(lost.names)) here, too")
      }
      let again = maker.required.intersection(attributes)
      guard !again.isEmpty, !makers.contains(where: \.isRemake) else { return nil }
      let isOfGroups = maker.call.name?.makesConstraintGroup == true
      let update = maker.call.name.map { Edit($0.bytes, with: "updateConstraints") }
      return Finding(
        maker.call.callee,
        "makes the \(Finding.Message.list(again.names)) of `\(view.text)` again: the constraint from its setup stays, and the two conflict once a value differs",
        advice: isOfGroups
          ? "keep the group that the first `constrain` returns, and hand it over here: `constrain(…, replace: group)`"
          : "call `updateConstraints`",
        fix: maker.all == again && !isOfGroups ? [update].unsafeFix : nil)
    }
  }
}

/// The constraints that a call of a maker makes of a view.
private struct MadeConstraints {
  let call: Call
  let isRemake: Bool
  /// Whether it runs when the view is set up, whatever the case. Otherwise it runs again and again, or may.
  let isFirst: Bool
  /// The attributes of equations without a priority, and those of all constraints.
  var required: LayoutAttributes = []
  var all: LayoutAttributes = []
  let count: Int

  init?(_ maker: Maker, of view: View, in file: ViewFile) {
    (call, count) = (maker.call, maker.constraints.count)
    guard let name = call.name, name.makesConstraintsInClosure, call.arguments?["replace"] == nil,
      let isFirst = file.isFirst(call), isFirst || !file.adds(view, around: call)
    else { return nil }
    (isRemake, self.isFirst) = (name.remakesConstraints, isFirst)
    for constraint in maker.constraints {
      all.formUnion(constraint.attributes)
      if constraint.relation == .equal, constraint.priority.isEmpty, !file.isKept(constraint),
        constraint.statement.block == call.closure?.body
      {
        required.formUnion(constraint.attributes)
      }
    }
  }

  /// The attributes along the axes on which a view had a place, and has none afterwards.
  func positionsLost(of earlier: LayoutAttributes) -> LayoutAttributes {
    // What else the closure does is not known.
    guard let body = call.closure?.body, body.count == count,
      body.statements.allSatisfy({ $0.kind == .expression })
    else { return [] }
    return LayoutAxis.allCases.map(LayoutAttributes.positions).filter(all.isDisjoint)
      .reduce([]) { $0.union($1.intersection(earlier)) }
  }
}

extension ViewFile {
  /// Whether a call runs once, when the view is set up; nil where it depends, and where other rules ask the question.
  fileprivate func isFirst(_ call: Call) -> Bool? {
    guard let function = scopes.function(around: call.statement) else { return nil }
    let declaration = function.declaration
    if function.isSetup { return call.statement.block == function.body ? true : nil }
    // With a view, the constraints to it go.
    guard !function.body.tokens.mayRemove(.layout, in: self) else { return nil }
    // In other functions, on a condition or in an animation, the rule about piling constraints is silent.
    let isOfOtherRule =
      call.statement.runsWhenever(function.body) && function.again(in: self) != nil
    if declaration.kind == .accessor {
      return function.body.observedProperty == nil || isOfOtherRule ? nil : false
    }
    guard declaration.kind == .function, !isOfOtherRule,
      declaration.callback?.contains(.layout) != true
    else { return nil }
    return false
  }

  fileprivate func adds(_ view: View, around call: Call) -> Bool {
    guard let name = view.name, let function = scopes.function(around: call.statement) else {
      return false
    }
    return function.body.tokens.mayPlace(name)
      || actions[function.actions].contains {
        $0.role == .addition && self.view($0.item, in: $0.statement.block) == view
      }
  }

  fileprivate func frees(_ view: View) -> Bool {
    view.isNamedElsewhere || !view.renewals.isEmpty
      || view.events.contains { use in
        switch use.kind {
        case .returned: return true
        case .call, .member:
          return use.member.map {
            $0.is(.removeFromSuperview) || $0.member.is(.removeConstraints)
          } ?? false
        default: return actions(in: use.tokens).contains { $0.isArrangement }
        }
      }
  }
}

extension RemadeConstraints {
  static let description = RuleDescription(
    id: "remade_constraints",
    family: .correctness,
    summary: "Constraints remade over active ones",
    rationale: """
      SnapKit's `makeConstraints` adds to a view's constraints; `remakeConstraints` removes them all first. A \
      function that makes a height the setup has already made leaves two heights; one that remakes only the width \
      leaves a view without a place. Cartography's `constrain` adds too, unless it gets a group to replace. The rule \
      compares the makers of a property in functions that run later with those in its setup.
      """,
    limits: [
      "files where anything removes constraints or the view",
      "views that other code gets hold of",
      "closures that do more than make constraints",
    ],
    source:
      "SnapKit, ConstraintViewDSL (https://github.com/SnapKit/SnapKit); Cartography, \"Replacing constraints\" (https://github.com/robb/Cartography)",
    effect: .log,
    fixSafety: .unsafe,
    goodExamples: [
      "Updated, and remade as a whole": """
      class DrawerView: UIView {
        private let panel = UIView()

        func setup() {
          addSubview(panel)
          panel.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
            make.height.equalTo(92)
          }
        }

        func open() {
          panel.snp.updateConstraints { $0.height.equalTo(320) }
        }

        func fill() {
          panel.snp.remakeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """
    ],
    badExamples: [
      "Made again": """
      class DrawerView: UIView {
        private let panel = UIView()

        func setup() {
          addSubview(panel)
          panel.snp.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
            make.height.equalTo(92)
          }
        }

        @objc private func enlarge() {
          ↓panel.snp.makeConstraints { $0.height.equalTo(320) }
        }
      }
      """,
      "Remade without a place": """
      class SearchView: UIView {
        private let pill = UIView()

        func setup() {
          addSubview(pill)
          pill.snp.makeConstraints { make in
            make.leading.centerY.equalToSuperview()
            make.size.equalTo(36)
          }
        }

        func expand() {
          ↓pill.snp.remakeConstraints { $0.width.equalTo(260) }
        }
      }
      """,
    ])
}
