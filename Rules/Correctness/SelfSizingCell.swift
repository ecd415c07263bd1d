import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A cell with a text of several lines gets its size from it.
struct SelfSizingCell: Rule {
  let query =
    Query<Finding>.found(in: .constraints && .names(.numberOfLines), by: findings)
    .reading(.names(.heightForRowAt))

  func collect(from file: ViewFile, _ report: inout Report) {
    guard file.hasWord(.heightForRowAt), case let rows = FixedRows(file), rows.areMeasured
    else { return }
    report.collect(MeasuredCells.self) { $0.names.formUnion(rows.cells) }
  }

  private static func findings(in file: ViewFile) -> [Finding] {
    let cells = file.types.filter {
      $0.superclassOfCell.is(.UITableViewCell) || $0.superclassOfCell.is(.UICollectionViewCell)
    }
    guard !cells.isEmpty, !file.handsOnContentViews else { return [] }
    let rows = FixedRows(file)
    return cells.compactMap { type in
      guard let label = file.labelOfSeveralLines(in: type), let name = type.declaration.name,
        case let ties = CellTies(of: type, in: file), !ties.hasHelpers
      else { return nil }
      if type.superclassOfCell.is(.UICollectionViewCell) {
        guard ties.content.isSuperset(of: [.leading, .trailing]), !ties.hasWidth,
          file.answer(for: Self.self, \.sizesCellsOfCollections)
        else { return nil }
        return Finding(
          label.place,
          "a cell that sizes itself is as wide as `\(label.name)` in one line: nothing bounds its width",
          advice: "constrain the width of `\(label.name)`")
      }
      guard !file.computesHeight(of: type) else { return nil }
      if ties.content.intersection(.vertical) == .top, let last = ties.last {
        return Finding(
          last.expression,
          "nothing is tied to the bottom of `contentView`: the row does not grow with `\(label.name)`, whose lines cover the next row",
          advice: "constrain the bottom of the last view to the bottom of `contentView`",
          if: UnmeasuredCell(name: name.text))
      }
      guard ties.content.isSuperset(of: [.top, .bottom]), rows.cells.contains(name.text),
        let height = rows.height
      else { return nil }
      return Finding(
        height,
        "rows of `\(name.text)` are \(height.text) points tall, however many lines `\(label.name)` has: the others are cut off",
        advice: "set `rowHeight = UITableView.automaticDimension`, and an `estimatedRowHeight`")
    }
  }
}

/// How the content of a cell is tied to its content view.
private struct CellTies {
  /// The attributes of the content view that something is tied to.
  var content: LayoutAttributes = []
  /// Whether a constraint is about a width.
  var hasWidth = false
  /// Whether functions of the project constrain more than the file shows.
  var hasHelpers = false
  /// The last constraint that puts a view below something.
  var last: Constraint?

  init(of type: ViewType, in file: ViewFile) {
    for constraint in file.constraints(ofType: type.key) {
      hasHelpers = hasHelpers || constraint.isOfHelper
      hasWidth = hasWidth || constraint.attributes.contains(.width)
      if constraint.attributes.contains(.top) { last = constraint }
      for (item, attributes) in [
        (constraint.firstItem, constraint.attributes),
        (constraint.secondItem, constraint.secondAttributes),
      ] {
        guard let item else { continue }
        let isContent =
          item.isSuperview || file.code[item.tokens].contains { $0.is(.contentView) }
          || file.reference(item, in: constraint.statement.block).placedView
            .map(file.ownViews(around: constraint.statement).contains) == true
        if isContent { content.formUnion(attributes.isEmpty ? constraint.attributes : attributes) }
      }
    }
  }
}

extension ViewFile {
  /// A label of a type that breaks its text into any number of lines, with the place that says so.
  fileprivate func labelOfSeveralLines(in type: ViewType) -> (name: String, place: Lexemes)? {
    for view in views {
      guard let subview = view.subview, subview.isProperty, types[subview.type].key == type.key,
        let setting = view.settings(of: .numberOfLines).first(where: {
          $0.value?.isZero == true
        }), let first = setting.tokens.first
      else { continue }
      let member = setting.member
      return (view.text, first.kind == .identifier ? first.through(member) : member.alone)
    }
    return nil
  }

  /// Whether a cell tells how tall it is: `static func height(of text: String, width: CGFloat)`.
  fileprivate func computesHeight(of cell: ViewType) -> Bool {
    code.declarations.contains { declaration in
      guard let name = declaration.name, name.hasSuffix(.height),
        scopes.type(around: declaration.statement)?.key == cell.key
      else { return false }
      return declaration.kind == .function
        || declaration.kind == .property && declaration.statement.block.kind == .typeBody
    }
  }

  fileprivate var handsOnContentViews: Bool {
    code.tokens.all(.identifier).contains { token in
      guard token.is(.contentView), token.next?.kind != .period, token.previous?.kind != .colon,
        let name = token.brackets?.call?.name
      else { return false }
      return !name.hasPrefix(.equalTo) && !name.is(.NSLayoutConstraint) && !name.is(.constraint)
    }
  }

  fileprivate var sizesCellsOfCollections: Bool {
    let names = code.tokens.all(.identifier)
    return names.contains {
      $0.is(.automaticSize)
        || $0.is(.estimatedItemSize) && $0.statement?.assignedValue?.last?.kind == .rightParen
    } && !names.contains(where: \.mayBoundCell)
  }
}

extension Lexeme {
  fileprivate var mayBoundCell: Bool {
    self.is(.preferredLayoutAttributesFitting) || self.is(.preferredMaxLayoutWidth)
      || self.is(.systemLayoutSizeFitting) || self.is(.sizeForItemAt)
  }

  /// The number that the function returns, and does nothing else, whose parameter this is.
  fileprivate var numberOfFunction: Lexemes? {
    guard let function = statement?.declaration, function.kind == .function,
      let body = function.body, body.count == 1, let only = body.firstStatement
    else { return nil }
    let value = only.first.is(.return) ? only.tokens.dropFirst() : only.tokens
    return value.count == 1 && value.first?.isNumber == true ? value : nil
  }
}

/// The height that a file gives the rows of its tables, and the cells that it registers.
private struct FixedRows {
  private(set) var height: Lexemes?
  private(set) var cells: Set<String> = []
  /// Whether a function of the file gives rows a height that their content does not.
  private(set) var areMeasured = false

  init(_ file: ViewFile) {
    var differ = false
    for token in file.code.tokens.all(.identifier) {
      differ = differ || token.is(.automaticDimension)
      if token.is(.heightForRowAt), let function = token.statement?.declaration,
        let body = function.body
      {
        height = token.numberOfFunction
        differ = differ || height == nil
        areMeasured = areMeasured || body.tokens.contains(where: \.isNumber)
      }
      if token.next?.kind == .period, token.next?.next?.is(.`self`) == true {
        cells.insert(token.text)
      }
      if token.is(.rowHeight), let value = token.statement?.assignedValue, value.count == 1,
        value.first?.isNumber == true
      {
        height = value
      }
    }
    if differ { height = nil }
  }
}

/// The cells that are named where code gives rows a height.
struct MeasuredCells: Contribution {
  var names: Set<String> = []
  mutating func formUnion(_ other: MeasuredCells) { names.formUnion(other.names) }
}

/// That no file with the cell gives its rows a height.
struct UnmeasuredCell: Condition {
  let name: String
  var clause: String { "no file with `\(name)` gives its rows a height" }
  func holds(in project: Project) -> Bool { !project[MeasuredCells.self].names.contains(name) }
}

extension SelfSizingCell {
  static let description = RuleDescription(
    id: "self_sizing_cell",
    family: .correctness,
    summary: "Multi-line cell with a fixed height",
    rationale: """
      A row is as tall as its content if constraints lead from the top of `contentView` through the content to its \
      bottom, and the table lets rows size themselves. A self-sizing collection cell needs a width to break its \
      lines at. The rule looks at cells with a label of several lines whose content is not tied to the bottom, whose \
      table has a fixed `rowHeight`, or whose collection gives no width.
      """,
    limits: [
      "cells whose content view is handed to other code",
      "cells from nibs",
    ],
    source:
      "UIKit, \"Creating self-sizing table view cells\" (https://developer.apple.com/documentation/uikit/creating-self-sizing-table-view-cells)",
    effect: .sight,
    goodExamples: [
      "From top to bottom": """
      class CommentCell: UITableViewCell {
        private let bodyLabel = UILabel()

        func setup() {
          bodyLabel.numberOfLines = 0
          contentView.addSubview(bodyLabel)
          NSLayoutConstraint.activate([
            bodyLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
            bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          ])
        }
      }
      """
    ],
    badExamples: [
      "No bottom": """
      class CommentCell: UITableViewCell {
        private let authorLabel = UILabel()
        private let bodyLabel = UILabel()

        func setup() {
          bodyLabel.numberOfLines = 0
          contentView.addSubview(authorLabel)
          contentView.addSubview(bodyLabel)
          NSLayoutConstraint.activate([
            authorLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
            ↓bodyLabel.topAnchor.constraint(equalTo: authorLabel.bottomAnchor),
          ])
        }
      }
      """
    ])
}
