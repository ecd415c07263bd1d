import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is added with its own constraints and no other's.
struct ForeignConstraint: Rule {
  let options: Options
  let query = Query.constraintArrays

  func check(_ array: ArraySlice<Constraint>, in file: ViewFile, _ report: inout Report) {
    guard let first = array.first, case let block = first.block, case .list(let open) = block.kind
    else { return }
    if options.oneView, file.code[open].kind == .leftBracket,
      let other = array.first(where: {
        $0.firstItem.key != 0 && !file.isContainer($0.firstItem, in: $0.statement.block)
          && $0.firstItem != first.firstItem && $0.secondItem != first.firstItem
      }), !file.isContainer(first.firstItem, in: first.statement.block),
      report.isFirst(block.rawValue)
    {
      report.add(
        other.expression,
        "the constraints of `\(file.name(other.firstItem))` are in one list with those of `\(file.name(first.firstItem))`",
        advice: "give each view a list of its own")
    }
    guard let view = view(addedWithConstraints: open, in: file),
      let viewName = view.last(where: { $0.kind == .identifier }),
      let constraint = array.first(where: { isForeign($0, to: viewName, in: file) }),
      report.isFirst(block.rawValue)
    else { return }
    let name = file.name(constraint.firstItem)
    report.add(
      constraint.expression,
      "the constraint of `\(name)` has nothing to do with `\(view.text)`, which is added here",
      advice: "create it where `\(name)` is added, or constrain the added view")
  }

  /// The view that a call adds, which gets the array literal as its constraints.
  private func view(addedWithConstraints open: Int, in file: ViewFile) -> Lexemes? {
    let list = file.code[open]
    guard list.kind == .leftBracket, let colon = list.previous, colon.kind == .colon,
      let label = colon.previous, options.labels.contains(label.text),
      let call = list.callWithArgument, let function = call.name,
      options.functions.contains(function.text), let view = call.arguments?.first?.value,
      file.names.isPath(view)
    else { return nil }
    return view
  }

  private func isForeign(_ constraint: Constraint, to view: Lexeme, in file: ViewFile) -> Bool {
    guard isKnown(constraint.firstItem, constraint, in: file),
      !constraint.expression.contains(where: { $0.hasSameText(as: view) })
    else { return false }
    guard let second = constraint.secondItem else {
      return constraint.expression.contains {
        switch $0.layoutWord {
        case .equalToConstant, .lessThanOrEqualToConstant, .greaterThanOrEqualToConstant: true
        default: $0.is(.nil)
        }
      }
    }
    return isKnown(second, constraint, in: file)
  }

  private func isKnown(_ item: Item, _ constraint: Constraint, in file: ViewFile) -> Bool {
    guard item.key != 0 else { return false }
    return !file.names.isLocalItem(item, at: constraint.statement)
      || file.rootView(item, in: constraint.statement.block)?.isLocal == true
  }

  struct Options: RuleOptions {
    var functions = ["addSubview", "insertSubview"]
    var labels = ["withConstraints"]
    var oneView = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "functions", \.functions, "the functions that add a view together with its constraints"),
      OptionField("labels", \.labels, "the labels of the argument with the constraints"),
      OptionField(
        "one_view", \.oneView, "whether every list of constraints must be about a single view"),
    ]
  }
}

extension ForeignConstraint {
  static let description = RuleDescription(
    id: "foreign_constraint",
    family: .cookbook,
    summary: "View added with another view's constraints",
    rationale: """
      `addSubview(_:withConstraints:)` keeps a view and its layout together: the constraints of a view are where it \
      is added. A constraint between two other views is hard to find there, and often a copy with the old name. A \
      constraint belongs to the added view if it names the view on either side, or one of its guides or parts.
      """,
    source:
      "UIKit In Code, Best practices and Code examples: `addSubview(_:withConstraints:)`, each view with its own constraints",
    options: Options.descriptions,
    goodExamples: [
      "The constraints of the view": """
      private func setupTitleLabel() {
        addSubview(titleLabel, withConstraints: [
          titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
          iconView.bottomAnchor.constraint(equalTo: titleLabel.topAnchor),
          titleLabel.heightAnchor.constraint(equalToConstant: 24),
        ])
      }
      """
    ],
    badExamples: [
      "A copied line with the old name": """
      private func setupAlbumLabel() {
        addSubview(albumLabel, withConstraints: [
          albumLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
          ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
      }
      """
    ])
}
