import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is added and constrained with the project's wrapper.
struct SubviewWrapper: Rule {
  let options: Options
  var query: Query<ViewFunction> {
    .functions(with: .placements).reading(OwnFunctions.content(options.wrappers.names))
  }

  func collect(from file: ViewFile, _ report: inout Report) {
    OwnFunctions.collect(options.wrappers.names, in: file, &report)
  }

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.actions.count > 1, !isWrapper(function) else { return }
    for (statement, view, wrapper) in optedOutTwice(function, in: file) {
      report.add(
        statement.tokens, "`\(wrapper.text)` opts `\(view)` out of autoresizing as well",
        advice: "delete it",
        if: FunctionExistence(of: wrapper))
    }
    let groups = AddedByHand(function, in: file) {
      wrapper(for: $0, taking: .constraints) != nil
    }
    .groups
    let pinned = PinnedToEdges(function, in: file).additions.compactMap { action, hasInsets in
      (hasInsets ? nil : wrapper(for: action, taking: .nothing)).map { (action, $0) }
        ?? wrapper(for: action, taking: .insets).map { (action, $0) }
    }
    for group in groups {
      let views = group.views.map { file.name($0.addition.item) }
      let wrappers = group.wrappers(self)
      var finding = Finding(
        group.views[0].addition.statement.tokens.bytes,
        views.count == 1
          ? "\(Finding.Message.list(views)) is added, opted out of autoresizing and constrained by hand"
          : "\(Finding.Message.list(views)) are added, opted out of autoresizing and constrained by hand",
        advice: .use(wrappers.map(\.text), views.count),
        fix: report.fix(WrapperUse(wrapper: wrappers[0], file: file).fix(group)))
      finding.conditions = wrappers.map { FunctionExistence(of: $0) }
      if views.count == 1,
        let (_, edges) = pinned.first(where: { $0.0.item.key == group.views[0].key })
      {
        finding.conditions.append(FunctionExistence(of: edges, false))
      }
      report.add(finding)
    }
    for (action, edges) in pinned {
      guard let name = action.member, let call = name.call else { continue }
      let around = groups.first { group in
        group.views.count > 1 && group.views.contains { $0.key == action.item.key }
      }
      report.add(
        call.callee,
        "`\(file.name(action.item))` is added and pinned to its superview edge by edge",
        advice: .use([edges.text], 1),
        if: FunctionExistence(of: edges),
        around.map { FunctionExistence(of: $0.wrappers(self)[0], false) })
    }
  }

  /// The wrapper for an addition; nil if there is none for such a place among the subviews.
  func wrapper(for action: ViewAction, taking values: FunctionName.Values) -> FunctionName? {
    let place = action.member?.call?.arguments?.lazy.compactMap { argument in
      argument.label.flatMap { FunctionName.placeLabels.contains($0.text) ? $0.text : nil }
    }.first
    return options.wrappers.names.first { $0.values == values && $0.placeLabel == place }
  }

  private func isWrapper(_ function: ViewFunction) -> Bool {
    guard let name = function.declaration.name else { return false }
    return name.hasWordPrefix(.addSubview) || name.hasWordPrefix(.insertSubview)
      || options.wrappers.names.contains { name.text == $0.base }
  }

  struct Options: RuleOptions {
    /// The functions that add or insert a view and activate its constraints, or pin its edges.
    var wrappers = FunctionNames([
      FunctionName("addSubview", "_", "withConstraints"),
      FunctionName("insertSubview", "_", "at", "withConstraints"),
      FunctionName("addSubviewWithEdgeConstraints", "_"),
      FunctionName("insertSubviewWithEdgeConstraints", "_", "at"),
    ])

    static let fields: [OptionField<Options>] = [
      OptionField(
        "wrappers", \.wrappers,
        "the project's functions that add or insert a view with constraints or, without an argument for them, pin its edges, perhaps at distances"
      )
    ]
  }
}

extension Finding.Message {
  fileprivate static func use(_ wrappers: [String], _ count: Int) -> Self {
    "call \(list(wrappers))\(count == 1 ? "" : " for each view")"
  }
}

extension FunctionName {
  /// The labels of a place among other subviews.
  fileprivate static let placeLabels = ["at", "aboveSubview", "belowSubview"]

  /// The label of the place; nil for a wrapper that adds.
  fileprivate var placeLabel: String? { labels.first(where: Self.placeLabels.contains) }

  /// What a wrapper takes besides the view and its place. One without constraints pins the four edges, at distances that it
  /// is given or at none.
  enum Values { case nothing, insets, constraints }

  fileprivate var values: Values {
    let hasInsets = labels.dropFirst().contains { label in
      ["nset", "nsets", "adding", "argin", "argins", "pacing"].contains { label.hasSuffix($0) }
    }
    return hasInsets
      ? .insets : labels.count > (placeLabel == nil ? 1 : 2) ? .constraints : .nothing
  }
}

extension SubviewWrapper {
  static let description = RuleDescription(
    id: "subview_wrapper",
    family: .cookbook,
    summary: "View added and constrained without the project's wrapper",
    rationale: """
      A wrapper that adds a view, opts it out of autoresizing and activates its constraints cannot forget any of the \
      three. This rule is for projects with wrappers, named by the option `wrappers`. It reports views for which a \
      function does all three by hand, views pinned to the four edges of their superview if a wrapper does that, and \
      opt-outs beside a wrapper's call. The fix rewrites three adjacent statements.
      """,
    limits: [
      "projects whose files neither declare nor call the wrapper",
      "an insertion needs a wrapper with the same label: `at`, `aboveSubview` or `belowSubview`",
      "no fix if a constraint reads what the addition changes, such as `superview`",
    ],
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
      "An inset at one edge": """
      private func setupStackView() {
        addSubviewWithEdgeConstraints(backgroundView)
        addSubview(stackView, withConstraints: [
          stackView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
          stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
          stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
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
      "Insertion": """
      private func setupIconView() {
        insertSubview(iconView, at: 1, withConstraints: iconConstraints)
      }

      private func setupBackgroundView() {
        ↓insertSubview(backgroundView, at: 0)
        backgroundView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          backgroundView.topAnchor.constraint(equalTo: topAnchor)
        ])
      }
      """,
      "Four edges, while another view uses the wrapper for them": """
      private func setupBackgroundView() {
        addSubviewWithEdgeConstraints(backgroundView)
      }

      private func setupStackView() {
        ↓addSubview(stackView, withConstraints: [
          stackView.topAnchor.constraint(equalTo: topAnchor),
          stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
          stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
          stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
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
