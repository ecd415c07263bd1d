import LayoutModel
import LintEngine
import SwiftSource

/// A cell sets what it shows for each row, whatever the row is.
struct StaleCellState: FileRule {
  let query = Query.file(with: .viewTypes)
  static let collectsNames = true

  func check(_ file: ViewFile, _ report: inout Report) {
    var cells = KeySet()
    for type in file.types where type.isReusedClass { cells.insert(type.key) }
    guard !cells.isEmpty else { return }
    let rows = RowFunctions(file)
    guard !rows.isEmpty else { return }
    for (index, subview) in file.subviews.enumerated() {
      guard subview.type >= 0, cells.contains(file.typeKey(at: subview.type)),
        subview.declaration.isStored, !subview.declaration.isStatic,
        !file.names.isNamedElsewhere(index),
        let name = subview.declaration.name,
        let conditions = PlacedView.conditions(of: subview, in: file)
      else { continue }
      for stale in StaleView.all(index, rows, in: file) {
        var finding = Finding(
          stale.place, .stale(stale, of: name.text), advice: .setAlways(stale.member.text))
        finding.conditions = conditions
        report.add(finding)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func stale(_ stale: StaleView, of view: String) -> Self {
    let consequence =
      switch stale.state {
      case .text, .title: "still shows the text of the row that the cell showed before"
      case .image: "still shows the image of the row that the cell showed before"
      case .visibility: "shows or hides `\(view)` as the row that the cell showed before"
      default: "keeps the `\(stale.member.text)` of the row that the cell showed before"
      }
    return
      "`\(stale.function.text)` sets `\(view).\(stale.member.text)` only on some paths: a row \(stale.gap.row.text) \(consequence)"
  }

  fileprivate static func setAlways(_ member: String) -> Self {
    "set `\(member)` in the other case, too, or reset it in `prepareForReuse`"
  }
}

extension ShownGap.Row {
  /// Which row it is, after "a row".
  fileprivate var text: String {
    switch self {
    case .without(let value): value.short.map { "without `\($0)`" } ?? "without that value"
    case .with(let value): value.short.map { "with `\($0)`" } ?? "with that value"
    case .unless(let condition):
      condition.short.map { "for which `\($0)` is false" } ?? "that does not meet the conditions"
    case .when(let condition):
      condition.short.map { "for which `\($0)` is true" } ?? "that meets the conditions"
    case .ofCase(let label): label.short.map { "of `\($0)`" } ?? "of another case"
    case .otherwise: "that meets none of the conditions"
    }
  }
}

extension Lexemes {
  /// The text if it is short enough for a message, and on one line.
  fileprivate var short: String? {
    guard count <= 24, !isEmpty, !dropFirst().contains(where: \.startsLine) else { return nil }
    let text = text
    return text.utf8.count <= 80 ? text : nil
  }
}

extension ViewType {
  /// Whether it is a class that inherits from a cell or a reusable view, by the name of its superclass.
  fileprivate var isReusedClass: Bool {
    guard kind == .class, let superclass = declaration.type.first,
      superclass.is(.viewTypeName) || superclass.hasSuffix("ReusableView"), superclass != "Cell"
    else { return false }
    return superclass.hasSuffix("Cell") || superclass.hasSuffix("ReusableView")
      || superclass.hasSuffix("HeaderFooterView")
  }
}

extension StaleCellState {
  static let description = RuleDescription(
    id: "stale_cell_state",
    family: .runTime,
    summary: "A reused cell sets what it shows for each row, whatever the row is",
    rationale: """
      A table or a collection gives a cell to one row after the other. What the function that gets a row sets only under a \
      condition about that row, as in `if song.isNew { badge.isHidden = false }`, stays as it was for the next row for which \
      the condition does not hold. The rule reports members of a cell's own views (texts, images, \
      visibility, colors, fonts, selection) that such a function sets on some paths and on others not. It is silent where \
      `prepareForReuse` or another function of the class sets them, where the other path hides the view or a container, hands the view to \
      other code, or calls a function that does any of this; where only the value is set that the view has from the \
      beginning; and where the condition is not about the row, is a cast, or guards against rows that do not exist. Views that \
      are not private are reported only if a folder is linted and no other file names them.
      """,
    source:
      "UIKit, UITableViewCell.prepareForReuse() (https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()): \"The table view's delegate in tableView(_:cellForRowAt:) should always reset all content when reusing a cell\"",
    defaultSeverity: .off,
    effect: .sight,
    goodExamples: [
      "Both cases": """
      class PlayerCell: UITableViewCell {
        private let badge = UILabel()

        func configure(with song: Song) {
          badge.isHidden = !song.isNew
        }
      }
      """,
      "Reset before the next row": """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView()

        override func prepareForReuse() {
          super.prepareForReuse()
          cover.image = nil
        }

        func configure(with song: Song) {
          if let image = song.image { cover.image = image }
        }
      }
      """,
    ],
    badExamples: [
      "Shown, and never hidden again": """
      class PlayerCell: UITableViewCell {
        private let badge: UILabel = {
          let label = UILabel()
          label.isHidden = true
          return label
        }()

        func configure(with song: Song) {
          if song.isNew { ↓badge.isHidden = false }
        }
      }
      """,
      "The image of an earlier row": """
      class PlayerCell: UICollectionViewCell {
        private let cover = UIImageView()
        private let titleLabel = UILabel()

        func configure(with song: Song) {
          titleLabel.text = song.title
          guard let image = song.image else { return }
          ↓cover.image = image
        }
      }
      """,
      "A case that sets nothing": """
      class PlayerCell: UITableViewCell {
        private let stateLabel = UILabel()

        func configure(with song: Song) {
          switch song.state {
          case .new: ↓stateLabel.textColor = .systemGreen
          case .played: stateLabel.textColor = .systemGray
          case .unknown: break
          }
        }
      }
      """,
    ])
}
