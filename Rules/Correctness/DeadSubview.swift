import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that a type makes is also shown.
struct DeadSubview: Rule {
  let query = Query.views(with: .privateSubviews || .viewClasses)
  static let collectsNames = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard let subview = view.subview, subview.isProperty,
      case let declaration = subview.declaration,
      let name = declaration.name, isCandidate(declaration),
      file.types[subview.type].kind == .class,
      // What a lazy property does to make its view never happens if nothing names it.
      view.placements.allSatisfy({
        declaration.value?.indices.contains($0.action.tokens.startIndex) == true
      })
    else { return }
    var handings: [Handing] = []
    // A constant without a value gets it from an initializer's caller, as a rule.
    guard
      declaration.isPrivate
        || (declaration.value != nil || declaration.keyword.is(.var))
          && file.types[subview.type].isView,
      !view.isNamedElsewhere,
      let fate = fate(of: view, declaration, in: file, handings: &handings)
    else { return }
    let finding = Finding(
      fate.place ?? name, .dead(name.text, fate, everywhere: !declaration.isPrivate),
      advice: .advice(fate), fix: report.fix(fix(fate, declaration, in: file)),
      if: condition(onTypeOf: declaration, fate, in: file),
      severity: fate.severity ?? (isMeantToBeSeen(view) ? .warning : nil))
    let handed = handings.map { ViewHanding($0, allowed: [.optsOut, .constrains, .setup]) }
    report.add(finding, view.certaintyAboutFiles.and(.certain(if: handed)))
  }

  /// Deletes a property that nothing uses.
  private func fix(_ fate: Fate, _ declaration: Declaration, in file: ViewFile) -> Fix? {
    let statement = declaration.statement
    switch fate {
    case .unused, .empty:
      guard !statement.tokens.outermost.contains(where: { $0.kind == .comma }) else { return nil }
      return StatementLines(file).deletion(of: statement)
    case .configured, .framed, .constrained: return nil
    }
  }

  /// Stored, and kept alive by its type, which alone knows its name or other files of the module.
  private func isCandidate(_ declaration: Declaration) -> Bool {
    declaration.body == nil && !declaration.hasAttribute
      && declaration.modifiers.isDisjoint(with: [.static, .weak, .override])
      && !declaration.prefix.contains { $0.is(.public) || $0.is(.open) }
  }
}

extension DeadSubview {
  /// Whether code shows or hides a view, or gives it data: somebody expects to see it.
  func isMeantToBeSeen(_ view: View) -> Bool {
    view.events.contains { use in
      guard use.kind == .memberAssignment, let member = use.member else { return false }
      if member.is(.isHidden) || member.is(.alpha) { return true }
      guard member.is(.text) || member.is(.attributedText) || member.is(.image),
        let value = use.statement.assignedValue
      else { return false }
      return value.count > 1 || value.first?.kind == .identifier
    }
  }

  /// Whether a use reads the size of a view to set something of the same view:
  /// `cover.layer.cornerRadius = cover.frame.height / 2`.
  func isOfOwnSize(_ use: ViewUse) -> Bool {
    guard use.kind == .member, let member = use.member, member.is(.frame) || member.is(.bounds),
      let name = use.tokens.last(where: { $0.kind == .identifier && $0 != member }),
      let target = use.statement.target, target.count > 1, use.tokens.startIndex >= target.endIndex,
      let first = target.first?.freeName
    else { return false }
    return first.hasSameText(as: name)
  }
}

extension Finding.Message {
  fileprivate static func dead(_ view: String, _ fate: DeadSubview.Fate, everywhere: Bool) -> Self {
    let place = everywhere ? "the project" : "this file"
    return switch fate {
    case .configured:
      "`\(view)` is set up, but nothing in \(place) adds it to a view or hands it to code that could, so it never appears"
    case .framed:
      "`\(view)` gets a frame, but nothing in \(place) adds it to a view: it never appears, and what is placed beside it stays where it is"
    case .constrained:
      "`\(view)` is constrained, but nothing in \(place) adds it to a view: activating its constraints raises an exception"
    case .unused, .empty:
      "nothing in \(place) uses the property `\(view)`, so its view never appears"
    }
  }

  fileprivate static func advice(_ fate: DeadSubview.Fate) -> Self {
    switch fate {
    case .constrained: "add it before its constraints are activated"
    case .empty, .unused: "delete it"
    case .framed, .configured: "add it to a view"
    }
  }
}

extension DeadSubview {
  static let description = RuleDescription(
    id: "dead_subview",
    family: .correctness,
    summary: "View that is never shown",
    rationale: """
      A view in a property that is configured, or not even that, but never added, returned, read or passed on costs \
      time and memory and never appears: the line that adds it was deleted or forgotten. With constraints to other \
      views, activating them raises an exception. Any other use may show the view. A private property can be used \
      only in its file; another one is reported only if the run sees the whole project.
      """,
    limits: [
      "outlets, public properties, and properties that a protocol may require",
      "views that a function creates",
      "views passed to project functions, unless a folder is linted and these only set them up",
    ],
    source:
      "UIKit, UIView.addSubview(_:) (https://developer.apple.com/documentation/uikit/uiview/addsubview(_:))",
    defaultSeverity: .note,
    effect: .sight,
    reportsDeadCode: true,
    framePresets: [.responsiveFrames],
    fixSafety: .unsafe,
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
      "Constrained, but never added": """
      class PlayerView: UIView {
        private let albumLabel = UILabel()

        func setupAlbumLabel() {
          ↓albumLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
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
