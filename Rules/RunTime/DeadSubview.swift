import LayoutModel
import LintEngine
import SwiftSource

/// A private view that is set up is also shown.
struct DeadSubview: FileRule {
  let query = Query.file(with: .privateSubviews)

  func check(_ file: ViewFile, _ report: inout Report) {
    for (index, subview) in file.subviews.enumerated() where subview.type >= 0 {
      let declaration = subview.declaration
      guard let name = declaration.name, isCandidate(declaration),
        file.types[subview.type].kind == .class, !file.names.isNamedElsewhere(index),
        let isConfigured = isOnlyConfigured(index, declaration, in: file), isConfigured
      else { continue }
      report.add(name, .dead(name.text), advice: .addOrDelete)
    }
  }

  /// Stored, private to the file, and kept alive by its type.
  private func isCandidate(_ declaration: Declaration) -> Bool {
    declaration.isPrivate && declaration.body == nil
      && declaration.modifiers.isDisjoint(with: [.static, .weak, .override])
      && !declaration.hasAttribute
  }

  /// Whether the view is configured; nil where it may be shown after all.
  private func isOnlyConfigured(
    _ subview: Int, _ declaration: Declaration, in file: ViewFile
  ) -> Bool? {
    var isMade = false
    var isConfigured = false
    if let value = declaration.value {
      let isLazy = declaration.modifiers.contains(.lazy)
      guard makesOnly(value, isLazy: isLazy, in: file) else { return nil }
      isMade = true
      isConfigured = value.contains { $0.kind == .leftBrace }
    }
    for use in file.names.uses(of: subview) {
      switch use.kind {
      case .assignment:
        guard let value = use.statement.assignedValue, makesOnly(value, isLazy: true, in: file)
        else { return nil }
        isMade = true
      case .memberAssignment, .call:
        guard onlyConfigures(use, in: file) else { return nil }
        isConfigured = true
      case .member, .argument, .element, .returned, .other: return nil
      }
    }
    return isMade && isConfigured
  }

  /// Whether a value creates a view and passes it nowhere.
  ///
  /// - Parameter isLazy: whether the value can refer to `self`.
  private func makesOnly(_ value: Lexemes, isLazy: Bool, in file: ViewFile) -> Bool {
    switch file.names.returnedView(of: value) {
    case .local(let local):
      return file.names.uses(of: local).allSatisfy { use in
        switch use.kind {
        case .memberAssignment, .call: onlyConfigures(use, in: file)
        case .returned: true
        case .assignment, .member, .argument, .element, .other: false
        }
      }
    case .argument: return value.onlyConfiguresArgument
    case .made: return true
    case nil: break
    }
    // Another name for a view, or a function that may show it.
    guard let first = value.first, let last = value.last, first.kind == .identifier,
      last.kind == .rightParen || last.kind == .rightBrace
    else { return false }
    guard isLazy else { return first.hasCapital }
    return file.names.isUIKitInitializer(value)
      || (value.isPlainInitializer && !handsOutViews(value, in: file))
  }
}

extension Finding.Message {
  fileprivate static func dead(_ view: String) -> Self {
    "`\(view)` is set up, but nothing in this file adds it, returns it or passes it on, so it never appears"
  }

  fileprivate static var addOrDelete: Self { "add it to a view, or delete it" }
}

extension DeadSubview {
  static let description = RuleDescription(
    id: "dead_subview",
    family: .runTime,
    summary: "A private view that is set up is also shown",
    rationale: """
      A private property can be used only in its file. If a view in one gets its text and colors there, but is never \
      added, returned, read or passed to anything, it costs time and memory and never appears: the line that adds it \
      was deleted or forgotten. Any other use may show it, and so may outlets and views that a function creates.
      """,
    source:
      "UIKit, UIView.addSubview(_:) (https://developer.apple.com/documentation/uikit/uiview/addsubview(_:))",
    defaultSeverity: .note,
    since: "0.1.0",
    goodExamples: [
      "A view that is added": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()

        func setupTitleLabel() {
          titleLabel.numberOfLines = 0
          addSubview(titleLabel)
        }
      }
      """,
      "Views that other code shows": """
      class SearchViewController: UITableViewController {
        private let header = UIView()
        private lazy var titleView = UIImageView(image: .logo)
        @IBOutlet private weak var emptyLabel: UILabel!

        override func viewDidLoad() {
          header.backgroundColor = .white
          tableView.tableHeaderView = header
          titleView.contentMode = .center
          navigationItem.titleView = titleView
          emptyLabel.text = "Nothing found"
        }
      }
      """,
    ],
    badExamples: [
      "Set up and forgotten": """
      class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let ↓albumLabel = UILabel()

        func setupLabels() {
          titleLabel.numberOfLines = 0
          albumLabel.textColor = .gray
          addSubview(titleLabel)
        }
      }
      """,
      "A closure that is never run": """
      class PlayerView: UIView {
        private lazy var ↓closeButton: UIButton = {
          let button = UIButton(type: .close)
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
          return button
        }()
      }
      """,
    ])
}
