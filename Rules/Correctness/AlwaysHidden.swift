import LayoutModel
import LintEngine
import SwiftSource

/// A view that is hidden when it is set up is shown somewhere.
struct AlwaysHidden: FileRule {
  let query = Query.file(with: .viewTypes)
  static let collectsNames = true

  func check(_ file: ViewFile, _ report: inout Report) {
    guard file.hasWord(.isHidden, .alpha), file.code.statements.contains(where: \.hidesSomething)
    else { return }
    let hidden = HiddenView.all(in: file)
    guard !hidden.isEmpty, !file.showsUnnamedViews else { return }
    for view in hidden where !file.isIn(hidden, view) {
      let name = file.subviews[view.index].declaration.name?.text ?? ""
      var finding = Finding(
        view.hiding.tokens, .neverAppears(name, view.hiding), advice: .show(view.hiding))
      finding.conditions = view.conditions
      report.add(finding)
    }
  }
}

/// A view that its setup hides and no code of the file shows.
private struct HiddenView {
  /// An index into `file.subviews`.
  let index: Int
  /// The place of the setup that hides it.
  let hiding: ViewSetting
  /// What other files must not do.
  let conditions: [any Condition]

  static func all(in file: ViewFile) -> [HiddenView] {
    var exits = CodeExits()
    return ConfiguredView.all(in: file).compactMap { view in
      let subview = file.subviews[view.index]
      // A spinner appears as soon as it is started.
      guard !view.isHandedOut, !view.isReturned, view.className != "UIActivityIndicatorView",
        subview.isOnlyOfFile, let hiding = view.hiding(in: file, &exits),
        view.mayBePlaced(in: file),
        !view.mayChangeUnseen(in: file), !view.isRead,
        let conditions = PlacedView.conditions(of: subview, handedTo: view.handings, in: file)
      else { return nil }
      return HiddenView(index: view.index, hiding: hiding, conditions: conditions)
    }
  }
}

extension ConfiguredView {
  /// The place of the setup that hides the view, if no other code of the file shows it.
  fileprivate func hiding(in file: ViewFile, _ exits: inout CodeExits) -> ViewSetting? {
    for word in [LayoutWord.isHidden, .alpha] {
      let changes = settings.filter { $0.path.count == 1 && $0.path[0].is(word) }
      guard !changes.isEmpty, changes.allSatisfy(\.statement.hidesSomething) else { continue }
      if let place = changes.first(where: { $0.isOfSetup(in: file, &exits) }) { return place }
    }
    return nil
  }

  /// Whether code reads its text or its size: it may be there for that.
  fileprivate var isRead: Bool {
    members.contains { member in
      member.isUIKitProperty && member.call == nil && !member.is(.isHidden) && !member.is(.alpha)
        && !member.is(.layer)
    }
  }

  /// Whether code may show the view without an assignment, as in `label.isHidden.toggle()` and `label.rx.isHidden`, or
  /// uses it unseen: a hidden text field receives what is typed.
  fileprivate func mayChangeUnseen(in file: ViewFile) -> Bool {
    file.names.uses(of: index).contains { use in
      guard let member = use.member else { return false }
      if member == "becomeFirstResponder" { return true }
      if member.is(.isHidden) || member.is(.alpha) { return member.member != nil }
      return use.kind == .member && !member.isUIKitProperty && !file.names.isUIKitMethod(member)
        && member.layoutWord?.servesConstraints != true && member.call == nil
    }
  }
}

extension Statement {
  /// Whether it makes a view invisible: `label.isHidden = true`, `label.alpha = 0`.
  fileprivate var hidesSomething: Bool {
    guard let member = assignedMember else { return false }
    if member.is(.isHidden) { return assigns(.true) }
    guard member.is(.alpha), let value = assignedValue, value.count == 1 else { return false }
    return value.first.map { $0.isNumber && $0.isZero } ?? false
  }
}

extension ViewSetting {

  /// Whether it surely runs before the view can appear: in the closure of its value, or in a function that sets up.
  fileprivate func isOfSetup(in file: ViewFile, _ exits: inout CodeExits) -> Bool {
    guard exits.isSure(statement) else { return false }
    guard let function = statement.block.function else {
      return statement.block.ancestors.count { $0.kind == .closure } == 1
    }
    guard statement.block == function.body else { return false }
    return function.runsOnce || function.name.map { Repetition.isSetup($0, in: file) } ?? false
  }
}

extension ViewFile {
  /// Whether a view is in another one of some hidden views: to show that one is what is missing.
  fileprivate func isIn(_ hidden: [HiddenView], _ view: HiddenView) -> Bool {
    hidden.count > 1
      && actions.contains { action in
        guard action.role == .addition || action.role == .arrangement, let parent = action.parent,
          names.subview(action.item, in: action.statement.block) == view.index
        else { return false }
        let outer = names.subview(parent, in: action.statement.block)
        return hidden.contains { $0.index == outer }
      }
  }

  /// Whether code shows a view that it does not name: `views.forEach { $0.isHidden = false }`.
  fileprivate var showsUnnamedViews: Bool {
    code.statements.contains { statement in
      guard statement.kind == .assignment, let target = statement.target, let last = target.last,
        last.is(.isHidden) || last.is(.alpha), target.count == 3, let first = target.first,
        !statement.hidesSomething
      else { return false }
      guard first.kind == .dollarIdentifier || scopes.isLocal(first) else { return false }
      return names.subview(names.item(first.alone, in: statement.block), in: statement.block) == nil
    }
  }
}

extension Finding.Message {
  fileprivate static func neverAppears(_ view: String, _ hiding: ViewSetting) -> Self {
    let state = hiding.path[0].is(.alpha) ? "transparent" : "hidden"
    return "`\(view)` is \(state) from the start, and nothing shows it: it never appears"
  }

  fileprivate static func show(_ hiding: ViewSetting) -> Self {
    let value = hiding.path[0].is(.alpha) ? "alpha = 1" : "isHidden = false"
    return "set `\(value)` where it has something to show, or delete it"
  }
}

extension AlwaysHidden {
  static let description = RuleDescription(
    id: "always_hidden",
    family: .correctness,
    summary: "A view that is hidden when it is set up is shown somewhere",
    rationale: """
      A label for an error or an empty state is hidden first, and shown when there is something to say. If no code \
      ever sets its `isHidden` to anything but `true`, or its `alpha` to anything but 0, it never appears: the line \
      that shows it was forgotten or deleted, and its text is never seen. The rule reports views of \
      UIKit's classes that the file makes and hides without a condition in their own closure, an initializer, \
      `viewDidLoad` or a setup function. It is silent where code reads its text or its frame, or other code gets hold \
      of the view: a function of the project that is called on it or gets it, a list, a binding, an animation of its \
      layer; and about a file that shows views it does not name, as in `views.forEach { $0.isHidden = false }`. What \
      other files could show is reported only if a folder is linted.
      """,
    source:
      "UIKit, UIView.isHidden (https://developer.apple.com/documentation/uikit/uiview/ishidden)",
    defaultSeverity: .off,
    effect: .sight,
    goodExamples: [
      "Shown later": """
      class LoginView: UIView {
        private let errorLabel = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          errorLabel.isHidden = true
          addSubview(errorLabel)
        }

        func show(_ error: LoginError) {
          errorLabel.text = error.text
          errorLabel.isHidden = false
        }
      }
      """,
      "Faded in": """
      class LoginView: UIView {
        private let errorLabel: UILabel = {
          let label = UILabel()
          label.alpha = 0
          return label
        }()

        func show(_ error: LoginError) {
          errorLabel.text = error.text
          UIView.animate(withDuration: 0.3) { self.errorLabel.alpha = 1 }
        }
      }
      """,
    ],
    badExamples: [
      "Only the text": """
      class LoginView: UIView {
        private let errorLabel = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          ↓errorLabel.isHidden = true
          addSubview(errorLabel)
        }

        func show(_ error: LoginError) {
          errorLabel.text = error.text
        }
      }
      """,
      "In its own closure": """
      class LoginView: UIView {
        private let errorLabel: UILabel = {
          let label = UILabel()
          ↓label.isHidden = true
          return label
        }()

        func setUp() {
          addSubview(errorLabel)
        }

        func show(_ error: LoginError) {
          errorLabel.text = error.text
          UIView.animate(withDuration: 0.3) { self.errorLabel.alpha = 1 }
        }
      }
      """,
    ])
}
