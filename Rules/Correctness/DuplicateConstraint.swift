import LayoutModel
import RuleKit
import SwiftSource

/// No constraint is created twice.
struct DuplicateConstraint: FileRule {
  // Each constraint is compared with the earlier ones.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    let repeated = repeatedPlaces(in: file)
    guard !repeated.isEmpty else { return }
    var earlier = KeyMap<Int>()
    var reported = KeySet()
    for (index, constraint) in file.constraints.enumerated() {
      guard counts(constraint), repeated.contains(place(constraint)),
        let meaning = constraint.meaning(in: file),
        let first = earlier.updateValue(index, forKey: meaning)
      else { continue }
      let placed = file.onPlacedView(constraint)
      let block = placed.viewAndBlock
      // One expression of a library may create several: `align(top: a, b, c)`, `width(min: 8, max: 80)`.
      guard !reported.contains(block),
        !file.constraints[first].tokens.overlaps(constraint.tokens),
        !file.constraints[first].mayChange(before: constraint, in: file)
      else { continue }
      reported.insert(block)
      report.add(
        constraint.expression,
        .again(placed.attributes, file.name(placed.firstItem)), advice: .delete)
    }
  }

  /// Whether a constraint is certainly active, and can only be meant to be made once.
  private func counts(_ constraint: Constraint) -> Bool {
    constraint.priority.isEmpty && constraint.firstItem.key != 0 && !constraint.setsFrame
      && constraint.isCertainlyActive
  }

  /// What a constraint is about, without its numbers.
  private func place(_ constraint: Constraint) -> UInt64 {
    TextHash.pair(constraint.firstItem.key, UInt64(constraint.attributes.rawValue))
  }

  /// The places of several constraints; most files have none, and need no storage.
  private func repeatedPlaces(in file: ViewFile) -> KeySet {
    var seen = KeyFilter()
    var repeated = KeySet()
    for constraint in file.constraints where counts(constraint) {
      let place = place(constraint)
      if !seen.insert(place) { repeated.insert(place) }
    }
    return repeated
  }
}

extension Finding.Message {
  fileprivate static func again(_ attributes: LayoutAttributes, _ view: String) -> Self {
    "the same constraint on the \(list(attributes.names)) of `\(view)` already exists, so this one has no effect"
  }

  fileprivate static var delete: Self {
    "delete it, unless a copied line was meant for another attribute"
  }
}

extension DuplicateConstraint {
  static let description = RuleDescription(
    id: "duplicate_constraint",
    family: .correctness,
    summary: "No constraint is created twice",
    rationale: """
      The second of two equal constraints has no effect, and deactivating the first one later then has none either. \
      Usually a line was copied but not changed, so that the intended constraint is missing. The rule compares \
      constraints in one list of statements that have the same items, attributes, relation, constant and multiplier, \
      no priority, and are activated in place, whether they spell a number or name it by a constant of the file; named constraints are ignored, because they may be turned on and off.
      """,
    source:
      "UIKit, NSLayoutConstraint (https://developer.apple.com/documentation/uikit/nslayoutconstraint)",
    defaultSeverity: .note,
    effect: .log,
    goodExamples: [
      "In two branches": """
      func setUpConstraints() {
        if isCompact {
          NSLayoutConstraint.activate([titleLabel.topAnchor.constraint(equalTo: topAnchor)])
        } else {
          NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
      }
      """
    ],
    badExamples: [
      "A copied line": """
      NSLayoutConstraint.activate([
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        titleLabel.topAnchor.constraint(equalTo: topAnchor),
        ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
      """,
      "Statements": """
      func setUpConstraints() {
        iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
        iconView.tintColor = .red
        ↓iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
      }
      """,
      "A maker": """
      iconView.snp.makeConstraints { make in
        make.width.equalTo(24)
        ↓make.width.equalTo(24)
      }
      """,
    ])
}
