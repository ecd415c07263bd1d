import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The header of a table gets a frame, and is set again only if that changes.
struct TableHeaderSize: Rule {
  let query = Query.assignments(
    with: .constraints || .names(.layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews))

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard let member = statement.target?.last,
      member.is(.tableHeaderView) || member.is(.tableFooterView),
      let value = statement.assignedValue, value.first?.is(.nil) != true
    else { return }
    if let function = file.scopes.function(around: statement),
      let name = function.declaration.name, function.declaration.callback == .layout,
      statement.need(in: function.body) <= .values,
      statement.first < file.flow.firstCondition(of: function)
    {
      report.add(
        statement.tokens,
        "`\(name.text)` sets `\(member.text)` in each pass of the layout, and the table lays itself out for that again: the passes may never end",
        advice:
          "set it only if the height of its frame has changed: `if header.frame.height != height { … }`"
      )
    } else if report.fuel.burn(file.code.statements.count), !file.setsFrame(ofMember: member),
      let view = file.unsizedView(value, in: statement.block)
    {
      report.add(
        value,
        "`\(view)` has no height as `\(member.text)`: a table takes the frame of that view, whatever its constraints say, and it is zero",
        advice:
          "set `\(view).frame.size.height`, for instance to what `systemLayoutSizeFitting` gives, before it is assigned"
      )
    }
  }
}

extension ViewFile {
  /// Whether the file sets the frame of what a table has as its header, by this member: `table.tableHeaderView?.frame.size.height = 80`.
  fileprivate func setsFrame(ofMember member: Lexeme) -> Bool {
    code.statements.contains { statement in
      statement.kind == .assignment
        && statement.target?.contains { $0.hasSameText(as: member) && $0.member.is(.frame) } == true
    }
  }

  /// The name of a view that the file makes without a size and lays out inside with constraints, and gives no frame.
  fileprivate func unsizedView(_ value: Lexemes, in block: Block) -> String? {
    guard let view = view(value, in: block), view.isOnlyUIKit,
      view.classOfUIKit.is(.UIView) || view.isMadeStack,
      !view.makings.contains(where: { $0.initializer.contains { $0.is(.frame) } }),
      !view.events.contains(where: \.mayGiveSize),
      !code.tokens.all(.identifier).contains(where: { $0.hasPrefix(.systemLayoutSizeFitting) }),
      let sides = view.sides, !sides.isEmpty, sides.allSatisfy(\.isTurned)
    else { return nil }
    return view.text
  }
}

extension ViewUse {
  /// Whether it may give the view a size.
  var mayGiveSize: Bool {
    switch kind {
    case .memberAssignment, .call, .member:
      member.map {
        $0.is(.frame) || $0.is(.bounds) || $0.is(.autoresizingMask) || $0.hasPrefix(.sizeToFit)
          || $0.hasPrefix(.layout) || $0.hasPrefix(.setNeedsLayout)
      } ?? true
    case .argument:
      call?.name.map { !$0.hasPrefix(.add) && !$0.hasPrefix(.constraint) && !$0.is(.equalTo) }
        ?? true
    case .assignment, .element, .other, .returned: false
    }
  }
}

extension TableHeaderSize {
  static let description = RuleDescription(
    id: "table_header_size",
    family: .correctness,
    summary: "Table header without a height, or set on every layout pass",
    rationale: """
      A table places its `tableHeaderView` and its `tableFooterView` by their frames, not by constraints. A view that is \
      made without a frame, and laid out with constraints inside, has a height of 0 there until code measures it. And \
      each assignment makes the table lay itself out again: in `viewDidLayoutSubviews`, without a comparison, one pass \
      follows the other.
      """,
    source:
      "UIKit, UITableView.tableHeaderView (https://developer.apple.com/documentation/uikit/uitableview/tableheaderview)",
    effect: .sight,
    goodExamples: [
      "Measured, and compared": """
      class QueueController: UITableViewController {
        private let header = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          header.addSubview(titleLabel)
          titleLabel.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
          tableView.tableHeaderView = header
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let height = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
          if header.frame.height != height {
            header.frame.size.height = height
            tableView.tableHeaderView = header
          }
        }
      }
      """
    ],
    badExamples: [
      "Without a frame": """
      class QueueController: UITableViewController {
        private let header = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          header.addSubview(titleLabel)
          titleLabel.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
          tableView.tableHeaderView = ↓header
        }
      }
      """,
      "In each pass": """
      class QueueController: UITableViewController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          header.frame.size.height = 80
          ↓tableView.tableHeaderView = header
        }
      }
      """,
    ])
}
