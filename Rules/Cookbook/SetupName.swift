import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A setup function configures the view that it is named after.
struct SetupName: Rule {
  let options: Options
  let query = Query.functions(with: .subviews, evenIdle: true)
    .inFiles { $0.subviews.count > 1 }

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let named = view(of: function, in: file) else {
      if options.every { checkNameless(function, in: file, &report) }
      return
    }
    var others = Others(named: named, placements: options.placements, file: file)
    for action in file.actions[function.actions] { others.read(action, function) }
    let view = named.text
    // A name can show that a view is part of another: `toolbarSeparator` belongs to `toolbar`.
    let names = others.views.filter { !$0.text.hasPrefix(view) && !$0.isNested(with: named) }
      .map(\.text)
    guard !names.isEmpty, let name = function.declaration.name else { return }
    report.add(
      name,
      others.touchesNamed
        ? "`\(name.text)()` also sets up \(Finding.Message.list(names))"
        : "`\(name.text)()` does nothing with `\(view)` but sets up \(Finding.Message.list(names))",
      advice: others.touchesNamed
        ? "move the setup of \(Finding.Message.list(names)) to \(names.count == 1 ? "a function" : "functions") of that name"
        : "name the function after \(Finding.Message.list(names)), or set up the view that it names"
    )
  }

  /// Reports a function that sets up one subview of several and is not named after it.
  private func checkNameless(
    _ function: ViewFunction, in file: ViewFile, _ report: inout Report
  ) {
    guard function.isSetup, let name = function.nameWithoutData,
      !function.declaration.modifiers.contains(.override)
    else { return }
    var others = Others(named: nil, placements: false, file: file)
    for action in file.actions[function.actions] { others.read(action, function) }
    let names = others.views.map(\.text)
    guard names.count == 1 else { return }
    report.add(
      name,
      "`\(name.text)()` sets up the subview \(Finding.Message.list(names)), and is not named after it",
      advice: "set up \(Finding.Message.list(names)) in a function of that name")
  }

  /// The view that a function is named after.
  func view(of function: ViewFunction, in file: ViewFile) -> View? {
    guard !function.actions.isEmpty, let name = function.nameWithoutData else { return nil }
    return file.view(
      namedIn: name.text, behind: options.prefixes, of: file.typeKey(at: function.type))
  }

  struct Options: RuleOptions {
    /// The words before the name of the view in the name of a function.
    var prefixes = [
      "setup", "setUp", "configure", "style", "prepare", "build", "create", "install",
    ]
    /// Whether each function that sets up one subview has its name.
    var every = false
    /// Whether other views must not be added or constrained either.
    var placements = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "every", \.every,
        "whether each function that sets up one subview must be named after it"),
      OptionField(
        "placements", \.placements,
        "whether a function that is named after a view must not add or constrain others either"),
      OptionField(
        "prefixes", \.prefixes,
        "the prefixes of the view in the name of its setup function"),
    ]
  }
}

/// The views, other than the one it is named after, that a function configures.
private struct Others {
  let named: View?
  /// Whether additions and constraints count.
  let placements: Bool
  let file: ViewFile
  private(set) var views: [View] = []
  /// Whether the function does anything with the view that it is named after.
  var touchesNamed = false

  mutating func read(_ action: ViewAction, _ function: ViewFunction) {
    let block = action.statement.block
    if let parent = action.parent, named != nil, file.view(parent, in: block) == named {
      touchesNamed = true
    }
    let view = file.view(action.root, in: block)
    if let named, view == named {
      touchesNamed = true
      return
    }
    let counts =
      switch action.role {
      case .appearance, .configuration: true
      case .addition, .constraint: placements
      default: false
      }
    guard counts, let view, view.isKept, view.typeKey == file.typeKey(at: function.type),
      action.statement.runsDirectly(in: function.body),
      !file.names.isLocalItem(action.root, at: action.statement), file.names.isSubview(action),
      !views.contains(view)
    else { return }
    views.append(view)
  }
}

extension SetupName {
  static let description = RuleDescription(
    id: "setup_name",
    family: .cookbook,
    summary: "Setup function that configures a view it is not named for",
    rationale: """
      If each subview has its own function, its name is how you find it: a `setupTitleLabel()` that configures \
      `hintLabel` hides that line. The rule checks functions whose name is a prefix followed by a view property of \
      the same type. With `every`, a function that sets up one of several subviews must be named after it. With \
      `placements`, a function named after a view adds and constrains no other.
      """,
    limits: [
      "outlets",
      "views in or around the named one, values passed to it, views whose names begin with its name",
      "locals, and the type's own view",
    ],
    source:
      "UIKit In Code, Best practices: \"group each subview setup into corresponding function\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Each function sets up its view": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let hintLabel = UILabel()

        private func setupTitleLabel() {
          titleLabel.font = .boldSystemFont(ofSize: 16)
          titleLabel.accessibilityTraits = .header
        }

        private func setupHintLabel() {
          hintLabel.numberOfLines = 0
        }
      }
      """,
      "Views inside it, around it, or passed to it": """
      final class QueueView: UIView {
        private let tableView = UITableView()
        private let headerView = UIView()
        private let headerLabel = UILabel()

        private func setupTableView() {
          headerView.backgroundColor = .clear
          tableView.tableHeaderView = headerView
        }

        private func setupHeaderView() {
          headerLabel.numberOfLines = 0
          headerView.addSubview(headerLabel)
        }
      }
      """,
      "A name without a view": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let hintLabel = UILabel()

        private func setupViews() {
          titleLabel.numberOfLines = 1
          hintLabel.numberOfLines = 0
        }
      }
      """,
    ],
    badExamples: [
      "Copied and partly renamed": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let hintLabel = UILabel()

        private func ↓setupTitleLabel() {
          hintLabel.numberOfLines = 0
        }
      }
      """,
      "One more view": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let closeButton = UIButton()

        private func ↓setupTitleLabel() {
          titleLabel.font = .boldSystemFont(ofSize: 16)
          closeButton.setImage(.close, for: .normal)
        }
      }
      """,
    ])
}
