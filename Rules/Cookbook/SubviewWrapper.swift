import LayoutModel
import LintEngine
import SwiftSource

/// A view is added and constrained with the project's wrapper.
struct SubviewWrapper: CollectingRule {
  let options: Options
  let query = Query.functions(
    with: .names(.translatesAutoresizingMaskIntoConstraints))
  var requiredFunctions: [FunctionName] { [options.wrapper] }

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.actions.count > 2, !isWrapper(function) else { return }
    for group in AddedByHand(function, in: file).groups {
      let views = group.views.map(\.name)
      report.add(
        group.views[0].addition.tokens.bytes, .byHand(views),
        advice: .use(options.wrapper.text, views.count),
        fix: WrapperUse(wrapper: options.wrapper, file: file).fix(group),
        relyingOn: .presence(options.wrapper)
      )
    }
  }

  /// Whether a function is the wrapper, or a similar one.
  private func isWrapper(_ function: ViewFunction) -> Bool {
    guard let name = function.declaration.name else { return false }
    return name.hasWordPrefix("addSubview") || name.hasWordPrefix("insertSubview")
      || name.text == options.wrapper.base
  }

  struct Options: RuleOptions {
    /// The function that adds a view and activates its constraints.
    var wrapper = FunctionName("addSubview", "_", "withConstraints")

    static let fields: [OptionField<Options>] = [
      OptionField(
        "wrapper", \.wrapper,
        "the project's function that adds a view and activates its constraints")
    ]
  }
}

/// The views that a function adds, opts out of autoresizing and constrains, each step by hand.
struct AddedByHand {
  /// One view.
  struct View {
    var key: UInt64
    var name: String
    /// The statement that adds it.
    var addition: Statement
    /// The statement that turns its autoresizing mask off.
    var optOut: Statement
  }

  /// The views whose constraints are in one block.
  struct Group {
    var block: BlockKey
    var views: [View]
    /// The number of constraints of these views in the block.
    var constraints = 0
  }

  /// The groups in the order of their first constraints; each view is in one of them.
  private(set) var groups: [Group] = []

  init(_ function: ViewFunction, in file: ViewFile) {
    var added: [UInt64: ViewAction] = [:]
    var views: [UInt64: View] = [:]
    for action in file.actions[function.actions] where action.item.key != 0 {
      if action.isPlainAddition { added[action.item.key] = action }
    }
    guard !added.isEmpty else { return }
    for action in file.actions[function.actions] where action.isOptOut {
      guard let addition = added[action.item.key],
        action.statement.block == addition.statement.block
      else { continue }
      views[action.item.key] = View(
        key: action.item.key, name: file.name(addition.item), addition: addition.statement,
        optOut: action.statement)
    }
    guard !views.isEmpty else { return }
    gather(views, function, in: file)
  }

  private mutating func gather(
    _ views: [UInt64: View], _ function: ViewFunction, in file: ViewFile
  ) {
    var groupOfBlock: [BlockKey: Int] = [:]
    var groupOfView: [UInt64: Int] = [:]
    for constraint in file.constraints(in: function.body.tokens) {
      guard constraint.container == .activatedArray || constraint.container == .isActive,
        let view = views[constraint.firstItem.key]
          ?? constraint.secondItem.flatMap({ views[$0.key] }),
        constraint.statement.block == view.addition.block
      else { continue }
      let group = groupOfBlock[constraint.block] ?? groups.count
      if let known = groupOfView[view.key], known != group { continue }
      if group == groups.count {
        groups.append(Group(block: constraint.block, views: []))
        groupOfBlock[constraint.block] = group
      }
      if groupOfView.updateValue(group, forKey: view.key) == nil {
        groups[group].views.append(view)
      }
      groups[group].constraints += 1
    }
    for index in groups.indices {
      groups[index].views.sort { $0.addition.index < $1.addition.index }
    }
  }
}

extension ViewAction {
  /// `addSubview(view)` as a separate statement.
  fileprivate var isPlainAddition: Bool {
    role == .addition && member?.is(.addSubview) == true && statement.kind == .expression
      && tokens == member?.call?.arguments?.tokens && member?.call?.last == statement.tokens.last
  }

  fileprivate var isOptOut: Bool {
    role == .neutral && member?.is(.translatesAutoresizingMaskIntoConstraints) == true
      && statement.assigns(.false)
  }
}

extension Finding.Message {
  fileprivate static func byHand(_ views: [String]) -> Self {
    views.count == 1
      ? "\(list(views)) is added, opted out of autoresizing and constrained by hand"
      : "\(list(views)) are added, opted out of autoresizing and constrained by hand"
  }

  fileprivate static func use(_ wrapper: String, _ count: Int) -> Self {
    "call `\(wrapper)`\(count == 1 ? "" : " for each view")"
  }
}

extension SubviewWrapper {
  static let description = RuleDescription(
    id: "subview_wrapper",
    family: .cookbook,
    summary: "A view is added and constrained with the project's wrapper",
    rationale: """
      A wrapper that adds a view, opts it out of autoresizing and activates its constraints cannot forget any of the \
      three, and keeps the constraints of a view beside its addition. This rule is for projects that have one, named \
      by the option `wrapper`: it reports nothing unless a file of the run declares or calls the wrapper. It reports \
      views for which one function does all three by hand, once per list of constraints. The fix rewrites three \
      adjacent statements. It is offered only if no constraint reads what the addition changes, such as `superview`: \
      the wrapper's arguments are evaluated before it adds the view.
      """,
    source:
      "UIKit In Code, Best practices: \"Use custom wrappers for subview addition and insert\"",
    defaultSeverity: .off,
    fixSafety: .unsafe,
    options: Options.descriptions,
    goodExamples: [
      "The wrapper": """
      private func setupTitleLabel() {
        addSubview(titleLabel, withConstraints: [
          titleLabel.topAnchor.constraint(equalTo: topAnchor),
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
      }
      """,
      "What the wrapper does": """
      extension UIView {
        func addSubview(_ view: UIView, withConstraints constraints: [NSLayoutConstraint]) {
          addSubview(view)
          view.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate(constraints)
        }
      }
      """,
      "No wrapper in the project": """
      private func setupTitleLabel() {
        addSubview(titleLabel)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([titleLabel.topAnchor.constraint(equalTo: topAnchor)])
      }
      """,
      "Views and constraints in separate functions": """
      final class PlayerView: UIView {
        private func setUpViews() {
          titleLabel.translatesAutoresizingMaskIntoConstraints = false
          addSubview(titleLabel)
        }

        private func setUpConstraints() {
          NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor)
          ])
        }
      }
      """,
    ],
    badExamples: [
      "One view, while another one uses the wrapper": """
      private func setupIconView() {
        contentView.addSubview(iconView, withConstraints: [
          iconView.topAnchor.constraint(equalTo: contentView.topAnchor)
        ])
      }

      private func setupTitleLabel() {
        ↓contentView.addSubview(titleLabel)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
          titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
      """,
      "Two views in one list": """
      private func setupIconView() {
        addSubview(iconView, withConstraints: iconConstraints)
      }

      private func setupLabels() {
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        hintLabel.translatesAutoresizingMaskIntoConstraints = false
        ↓addSubview(titleLabel)
        addSubview(hintLabel)
        NSLayoutConstraint.activate([
          titleLabel.topAnchor.constraint(equalTo: topAnchor),
          hintLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
        ])
      }
      """,
      "Statement by statement": """
      private func setupIconView() {
        addSubview(iconView, withConstraints: iconConstraints)
      }

      private func setupTitleLabel() {
        ↓addSubview(titleLabel)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      """,
    ])
}
