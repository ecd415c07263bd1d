import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Only constraints that were made are updated.
struct UpdateWithoutMake: Rule {
  let query = Query<Finding>.found(in: .constraintUpdates) { file in
    Maker.byView(in: file).flatMap { view, makers in
      UpdatedConstraints(makers, of: view, in: file)?.findings() ?? []
    }
  }
}

/// The constraints of a view that makers make, and those that updates look for.
private struct UpdatedConstraints {
  private let file: ViewFile
  private let made: [Constraint]
  private let updates: [Constraint]

  /// Nil where nothing is updated, or the file does not show what is made before.
  init?(_ makers: [Maker], of view: View, in file: ViewFile) {
    func thatLeave(_ result: LayoutWord.ResultOfMaker) -> [Maker] {
      makers.filter { $0.call.name?.layoutWord?.resultOfMaker == result }
    }
    let (making, updating) = (thatLeave(.nothing), thatLeave(.changes))
    self.file = file
    (made, updates) = (making.flatMap(\.constraints), updating.flatMap(\.constraints))
    // An update that comes before all makers makes its constraints.
    guard !made.isEmpty, !updates.isEmpty, isKnown(view),
      updating.allSatisfy({ update in
        making.contains { file.runs($0.call.statement, before: update.call.statement) }
      })
    else { return nil }
  }

  /// Updates without a constraint to update.
  func findings() -> [Finding] {
    var fuel = Fuel()
    return updates.compactMap { update in
      guard fuel.burn(made.count), let (attributes, reason) = lack(of: update) else { return nil }
      let names = Finding.Message.list(attributes.names)
      return Finding(
        update.expression,
        "crashes: SnapKit only updates the constants of existing constraints, and that of the \(names) of `\(file.name(update.firstItem))` was \(reason)",
        advice: "make it before this, with the same attribute, relation and view")
    }
  }

  /// Whether all constraints that the makers of a view make are read: it is a view of UIKit's that nothing but makers
  /// with closures and UIKit gets hold of.
  private func isKnown(_ view: View) -> Bool {
    guard view.isOnlyUIKit, view.makings.count == 1, let name = view.name else { return false }
    return view.events.allSatisfy { use in
      guard use.kind == .call || use.kind == .member, let member = use.member,
        file.names.isLibraryMember(member) || member.servesConstraintsByClosure
      else {
        if case .nothing = use.reach(in: file) { return use.kind != .assignment }
        return use.isHandedForAddition
      }
      // A maker of the element of a loop is one of each view in the list.
      return use.tokens.last?.hasSameText(as: name) == true && isReadWhole(member)
    }
  }

  private func isReadWhole(_ member: Lexeme) -> Bool {
    let name = file.names.isLibraryMember(member) ? member.next?.next : member
    guard let name, let call = name.call else {
      // `other.snp.top`, an edge in another view's constraint.
      return !(name?.hasSuffix(.constraints) ?? false)
    }
    guard let closure = call.trailingClosure, let result = name.layoutWord?.resultOfMaker else {
      return false
    }
    return result == .changes
      || closure.mentionsOfArgument.count { _ in true }
        == file.constraints(in: closure.body.tokens).count
  }

  /// The attributes that an update finds no constraint for, and why; nil if it finds one.
  private func lack(of update: Constraint) -> (LayoutAttributes, String)? {
    var missing: LayoutAttributes = []
    for attribute in file.updatedAttributes(of: update).each {
      let candidates = made.filter {
        $0.relation == update.relation && file.updatedAttributes(of: $0).contains(attribute)
      }
      if candidates.isEmpty {
        missing.formUnion(attribute)
      } else if candidates.allSatisfy({
        hasOtherItem($0, than: update) || hasOtherAttribute($0, than: update, for: attribute)
      }) {
        return (attribute, "made with another view")
      } else if candidates.allSatisfy({
        file.code[$0.multiplier].text != file.code[update.multiplier].text
      }) {
        return (attribute, "made with another multiplier")
      }
    }
    // A group of edges is leading and trailing in one version, left and right in the other.
    let sides: LayoutAttributes = [.left, .right, .leading, .trailing]
    if file.namesGroup(update), !missing.isDisjoint(with: sides),
      made.contains(where: { !file.updatedAttributes(of: $0).isDisjoint(with: sides) })
    {
      missing.subtract(sides)
    }
    return missing.isEmpty ? nil : (missing, "never made with this relation")
  }

  private func hasOtherItem(_ one: Constraint, than other: Constraint) -> Bool {
    guard let first = one.secondItem, let second = other.secondItem else { return false }
    let left = file.second(of: one).flatMap { $0.subview == nil ? nil : $0 }
    let right = file.second(of: other).flatMap { $0.subview == nil ? nil : $0 }
    if let left, let right { return left != right }
    if first.isSelf && right != nil || second.isSelf && left != nil { return true }
    // `view.safeAreaLayoutGuide` and `view`
    if file.namesGuide(first) != file.namesGuide(second) { return true }
    guard first.isSuperview || second.isSuperview, let sibling = left ?? right else { return false }
    let container = file.first(of: one)?.parent
    return container != nil && container == sibling.parent
  }

  private func hasOtherAttribute(
    _ one: Constraint, than other: Constraint, for attribute: LayoutAttributes
  ) -> Bool {
    guard one.secondItem != nil, other.secondItem != nil else { return false }
    let (left, right) = (one.secondAttributes, other.secondAttributes)
    guard !left.isEmpty || !right.isEmpty, one.attributes == attribute else { return false }
    return (left.isEmpty ? attribute : left).isDisjoint(with: right.isEmpty ? attribute : right)
  }
}

extension ViewFile {
  /// The attributes of a constraint, where a group of edges stands for those of either kind.
  fileprivate func updatedAttributes(of constraint: Constraint) -> LayoutAttributes {
    guard namesGroup(constraint) else { return constraint.attributes }
    let sides: [LayoutAttributes] = [[.leading, .left], [.trailing, .right]]
    return sides.filter { !constraint.attributes.isDisjoint(with: $0) }
      .reduce(constraint.attributes) { $0.union($1) }
  }

  fileprivate func namesGuide(_ item: Item) -> Bool {
    code[item.tokens].contains { $0.hasSuffix("Guide") }
  }

  /// Whether a constraint names a group of edges: `make.edges`, `make.horizontalEdges`.
  fileprivate func namesGroup(_ constraint: Constraint) -> Bool {
    constraint.expression.prefix { $0.kind != .leftParen }.contains {
      $0.hasSuffix(.edges) || $0.hasSuffix(.margins)
    }
  }
}

extension Lexeme {
  fileprivate var servesConstraintsByClosure: Bool {
    layoutWord.map { $0.servesConstraints && hasSuffix(.constraints) } ?? false
  }
}

extension UpdateWithoutMake {
  static let description = RuleDescription(
    id: "update_without_make",
    family: .correctness,
    summary: "Update of constraints that were never made",
    rationale: """
      `updateConstraints` changes the constant of the constraint with the same attributes, relation and items, and \
      stops the program if a view with constraints has none like it. The rule compares each constraint in such a \
      closure with all that the file makes of the same view.
      """,
    limits: [
      "views of which the file makes none, since the first update then makes them",
      "updates that the calls from the initializers do not show to run after a make",
      "closures that do more than make constraints",
      "constraints that a function, a loop or the view's own class may make",
    ],
    source:
      "SnapKit, Constraint.activateIfNeeded(updatingExisting:) (https://github.com/SnapKit/SnapKit): \"Updated constraint could not find existing matching constraint to update\"",
    defaultSeverity: .error,
    effect: .crash,
    goodExamples: [
      "A constraint that exists": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          addSubview(titleLabel)
          titleLabel.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
        }

        func expand() {
          titleLabel.snp.updateConstraints { $0.top.equalToSuperview().offset(16) }
        }
      }
      """
    ],
    badExamples: [
      "Another attribute": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          addSubview(titleLabel)
          titleLabel.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
        }

        func expand() {
          titleLabel.snp.updateConstraints { ↓$0.bottom.equalToSuperview().offset(-16) }
        }
      }
      """
    ])
}
