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
    let named = view(of: function, in: file)
    guard let name = function.declaration.name,
      named != nil
        || options.every && function.isSetup && function.nameWithoutData != nil
          && !function.declaration.modifiers.contains(.override)
    else { return }
    var others: [View] = []
    var touchesNamed = false
    for action in file.actions[function.actions] {
      let view = file.view(action.root, in: action.statement.block)
      let parent = action.parent.flatMap { file.view($0, in: action.statement.block) }
      if let named, view == named || parent == named { touchesNamed = true }
      if let view, view != named, !others.contains(view),
        setsUp(view, action, placements: named != nil && options.placements, function, in: file)
      {
        others.append(view)
      }
    }
    guard let named else {
      guard others.count == 1 else { return }
      let view = "`\(others[0].text)`"
      report.add(
        name, "`\(name.text)()` sets up the subview \(view), and is not named after it",
        advice: "set up \(view) in a function of that name")
      return
    }
    // A name can show that a view is part of another: `toolbarSeparator` belongs to `toolbar`.
    let names = others.filter { !$0.text.hasPrefix(named.text) && !$0.isNested(with: named) }
      .map(\.text)
    guard !names.isEmpty else { return }
    let list = Finding.Message.list(names)
    report.add(
      name,
      touchesNamed
        ? "`\(name.text)()` also sets up \(list)"
        : "`\(name.text)()` does nothing with `\(named.text)` but sets up \(list)",
      advice: touchesNamed
        ? "move the setup of \(list) to \(names.count == 1 ? "a function" : "functions") of that name"
        : "name the function after \(list), or set up the view that it names")
  }

  private func setsUp(
    _ view: View, _ action: ViewAction, placements: Bool, _ function: ViewFunction,
    in file: ViewFile
  ) -> Bool {
    let counts =
      switch action.role {
      case .appearance, .configuration: true
      case .addition, .constraint: placements
      default: false
      }
    return counts && view.isKept && view.typeKey == file.typeKey(at: function.type)
      && action.statement.runsDirectly(in: function.body)
      && !file.names.isLocalItem(action.root, at: action.statement) && file.names.isSubview(action)
  }

  func view(of function: ViewFunction, in file: ViewFile) -> View? {
    guard !function.actions.isEmpty, let name = function.nameWithoutData else { return nil }
    return file.view(
      namedIn: name.text, behind: options.prefixes, of: file.typeKey(at: function.type))
  }

  struct Options: RuleOptions {
    var prefixes = [
      "setup", "setUp", "configure", "style", "prepare", "build", "create", "install",
    ]
    var every = false
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

extension View {
  /// Whether a type of the file keeps it in a stored property. Outlets do not count: their tree is in a nib.
  var isKept: Bool {
    guard let declaration, isProperty, !declaration.isStatic, !declaration.hasAttribute("IBOutlet")
    else { return false }
    return declaration.value != nil || declaration.body.map { $0.kind == .accessors } ?? true
  }

  /// The key of the type whose property it is; 0 for any other view.
  var typeKey: UInt64 { subview.map { file.typeKey(at: $0.type) } ?? 0 }

  var firstParent: View? { placements.first { $0.parent != nil }?.parent }

  /// Whether one of two views contains the other, directly or through others, or gets it as an argument.
  func isNested(with other: View) -> Bool {
    isInside(other) || other.isInside(self) || isHanded(to: other) || other.isHanded(to: self)
  }

  private func isInside(_ outer: View) -> Bool {
    var (next, seen) = (firstParent, Set<View>())
    while let view = next, view != outer, seen.insert(view).inserted { next = view.firstParent }
    return next == outer
  }

  /// Whether another view gets it: `table.backgroundView = empty`, `table.embed(empty)`, `table.embed([empty])`.
  private func isHanded(to other: View) -> Bool {
    events.contains { use in
      let call = use.call ?? use.tokens.first?.brackets?.open.callWithArgument
      let start = use.statement.kind == .assignment ? use.statement.first : call?.chainStart
      guard use.kind == .argument || use.kind == .other, let name = start?.freeName else {
        return false
      }
      return file.view(name.alone, in: use.statement.block) == other
    }
  }
}

private struct ViewsByName {
  struct Name: Hashable {
    var type: UInt64
    var letters: String
  }

  private(set) var all: [Name: View] = [:]

  init(_ file: ViewFile) {
    for view in file.views where view.isKept {
      all[Name(type: view.typeKey, letters: Self.letters(view.text))] = view
    }
  }

  static func letters(_ name: some StringProtocol) -> String {
    String(name.drop { $0 == "_" || $0 == "`" }.filter { $0 != "`" }).lowercased()
  }
}

extension ViewFile {
  /// The view that a function of a type is named after: `titleLabel` for `setupTitleLabel`; nil where the type keeps no such
  /// view.
  ///
  /// - Parameter prefixes: what may come before the name of the view.
  func view(namedIn function: String, behind prefixes: [String], of type: UInt64) -> View? {
    for prefix in prefixes where function.hasPrefix(prefix) {
      let rest = function.dropFirst(prefix.count)
      guard let first = rest.first, !first.isLowercase else { continue }
      let name = ViewsByName.Name(type: type, letters: ViewsByName.letters(rest))
      if let view = memoized(ViewsByName.init).all[name] { return view }
    }
    return nil
  }
}

extension Lexeme {
  /// The name at this token, or the one behind the `self.` that begins here; nil for anything else.
  var freeName: Lexeme? {
    let name = self.is(Keyword.`self`) && next?.kind == .period ? next?.next : self
    return name?.kind == .identifier ? name : nil
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

        private func setupHintLabel() { hintLabel.numberOfLines = 0 }
      }
      """
    ],
    badExamples: [
      "Copied and partly renamed": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let hintLabel = UILabel()

        private func ↓setupTitleLabel() { hintLabel.numberOfLines = 0 }
      }
      """
    ])
}
