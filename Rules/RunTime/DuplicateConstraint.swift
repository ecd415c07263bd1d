import LayoutModel
import LintEngine
import SwiftSource

/// No constraint is created twice.
public struct DuplicateConstraint: FileRule {
  public init(options: NoOptions) {}

  public let query = Query.file(with: .constraints)

  public func check(_ file: ViewFile, _ report: inout Report) {
    guard file.constraints.count > 1, mayRepeat(in: file) else { return }
    var earlier: [UInt64: Int] = [:]
    var reported: Set<UInt64> = []
    for (index, constraint) in file.constraints.enumerated() {
      guard let meaning = meaning(constraint, in: file),
        let first = earlier.updateValue(index, forKey: meaning)
      else { continue }
      let place = constraint.viewAndBlock
      // One expression of a library may create several: `align(top: a, b, c)`, `width(min: 8, max: 80)`.
      guard !reported.contains(place),
        !file.constraints[first].tokens.overlaps(constraint.tokens),
        !file.constraints[first].mayChange(before: constraint, in: file)
      else { continue }
      reported.insert(place)
      report.add(
        Finding(
          file.code[constraint.tokens],
          .again(constraint.attributes, file.name(constraint.firstItem)), advice: .delete))
    }
  }

  /// The requirement of a constraint; nil for a constraint that does not count.
  private func meaning(_ constraint: Constraint, in file: ViewFile) -> UInt64? {
    guard constraint.priority.isEmpty, constraint.firstItem.key != 0, !constraint.setsFrame,
      constraint.isSurelyActive
    else { return nil }
    return constraint.meaning(in: file)
  }

  /// Whether two constraints may mean the same, computed without storage: most files have no such pair.
  private func mayRepeat(in file: ViewFile) -> Bool {
    var seen = KeyFilter()
    return file.constraints.contains { constraint in
      meaning(constraint, in: file).map { !seen.insert($0) } ?? false
    }
  }
}

extension Finding.Message {
  fileprivate static func again(_ attributes: LayoutAttributes, _ view: String) -> Self {
    "the same constraint on the \(list(attributes.names)) of `\(view)` already exists, so this one has no effect"
  }

  fileprivate static var delete: Self {
    "delete it, or write what was meant: a copied line often needs another attribute or view"
  }
}

extension DuplicateConstraint {
  public static let description = RuleDescription(
    id: "duplicate_constraint",
    family: .runTime,
    summary: "No constraint is created twice",
    rationale: """
      The second of two equal constraints has no effect, and deactivating the first one later then has none either. \
      Usually a line was copied but not changed, so that the intended constraint is missing. The rule compares \
      constraints in one list of statements that have the same items, attributes, relation, constant and multiplier, \
      no priority, and are activated in place; named constraints are ignored, because they may be turned on and off.
      """,
    source:
      "UIKit, NSLayoutConstraint (https://developer.apple.com/documentation/uikit/nslayoutconstraint)",
    since: "0.1.0",
    goodExamples: [
      Example(
        "In two branches",
        """
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
        """)
    ],
    badExamples: [
      Example(
        "A copied line",
        """
        NSLayoutConstraint.activate([
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
          titleLabel.topAnchor.constraint(equalTo: topAnchor),
          ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        """),
      Example(
        "Statements",
        """
        func setUpConstraints() {
          iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
          iconView.tintColor = .red
          ↓iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
        }
        """),
      Example(
        "A maker",
        """
        iconView.snp.makeConstraints { make in
          make.width.equalTo(24)
          ↓make.width.equalTo(24)
        }
        """),
    ])
}
