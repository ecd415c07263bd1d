import LayoutModel
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

/// No constraint is created twice.
struct DuplicateConstraint: FileRule {
  // Each constraint is compared with the one before it in the same place.
  let query = Query.file(with: .constraints)

  func check(_ file: ViewFile, _ report: inout Report) {
    var earlier = KeyMap<Int>()
    var reported = KeySet()
    for (index, constraint) in file.constraints.enumerated()
    where constraint.priority.isEmpty && constraint.firstItem.key != 0 && !constraint.setsFrame
      && file.isCertainlyActive(constraint)
    {
      guard let first = earlier.updateValue(index, forKey: constraint.place(in: file)),
        case let before = file.constraints[first], constraint.repeats(before, in: file),
        // One expression of a library may create several: `align(top: a, b, c)`, `width(min: 8, max: 80)`.
        !before.tokens.overlaps(constraint.tokens), !before.mayChange(before: constraint, in: file),
        case let placed = file.onPlacedView(constraint), reported.insert(placed.viewAndBlock)
      else { continue }
      report.add(
        constraint.expression,
        "the same constraint on the \(Finding.Message.list(placed.attributes.names)) of `\(file.name(placed.firstItem))` already exists on line \(file.line(of: before.expression)), so this one has no effect",
        advice: "delete it, unless a copied line was meant for another attribute",
        fix: deletion(of: index, in: file),
        related: [.init(before.expression, "the first one")])
    }
  }

  /// Deletes an element of an array, or a statement that makes no other constraint.
  private func deletion(of index: Int, in file: ViewFile) -> Fix? {
    let (constraint, lines) = (file.constraints[index], StatementLines(file))
    if constraint.container == .activatedArray {
      return lines.deletion(ofElement: constraint.tokens)
    }
    let neighbours = [index - 1, index + 1].filter(file.constraints.indices.contains)
    guard constraint.container == .isActive || constraint.isMadeByLibrary,
      !neighbours.contains(where: { file.constraints[$0].statement == constraint.statement })
    else { return nil }
    return lines.deletion(of: constraint.statement)
  }
}

extension Constraint {
  /// What it is about, and where: its views and attributes and, where an array may be one of several, the array.
  fileprivate func place(in file: ViewFile) -> UInt64 {
    let attributes = UInt64(attributes.rawValue) << 16 | UInt64(secondAttributes.rawValue)
    let list = isInActivatingCall(in: file) ? UInt64(statement.block.index) : ~block.rawValue
    return TextHash.pair(
      TextHash.pair(firstItem.key, secondItem?.key ?? 0), TextHash.pair(list, attributes))
  }

  private func isInActivatingCall(in file: ViewFile) -> Bool {
    guard file.activation(ofKept: self) == nil, case .list(let open) = block.kind else {
      return true
    }
    return container == .activatedArray
      && statement.tokens(open..<open + 1).first?.previous?.kind == .leftParen
  }

  fileprivate func repeats(_ other: Constraint, in file: ViewFile) -> Bool {
    guard relation == other.relation, secondItem?.key != 0,
      [firstItem, secondItem].allSatisfy({ item in
        guard let item, !item.isSuperview else { return true }
        return file.view(item, in: statement.block) != nil
      })
    else { return false }
    func text(_ number: Range<Int>, _ value: Fraction?) -> String {
      value?.description ?? file.code[number].text
    }
    let distance = file.constant(of: self)
    return text(constant, distance) == text(other.constant, file.constant(of: other))
      && text(multiplier, file.multiplier(of: self))
        == text(other.multiplier, file.multiplier(of: other))
      && (constantPointsInward == other.constantPointsInward || distance == .zero)
  }
}

extension DuplicateConstraint {
  static let description = RuleDescription(
    id: "duplicate_constraint",
    family: .correctness,
    summary: "Duplicate constraint",
    rationale: """
      The second of two equal constraints has no effect, and deactivating the first one later has none either. \
      Usually a line was copied but not changed, so the intended constraint is missing. The rule compares \
      constraints in one list of statements that are activated in place and have the same items, attributes, \
      relation, constant and multiplier, and no priority. Numbers count the same whether spelled out or named.
      """,
    limits: [
      "constraints with a name, which may be turned on and off"
    ],
    source:
      "UIKit, NSLayoutConstraint (https://developer.apple.com/documentation/uikit/nslayoutconstraint)",
    defaultSeverity: .note,
    effect: .log,
    reportsDeadCode: true,
    fixSafety: .unsafe,
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
      """
    ])
}
