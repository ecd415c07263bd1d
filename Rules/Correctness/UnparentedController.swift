import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A controller whose view is added is a child of the controller that shows it.
struct UnparentedController: Rule {
  let query =
    Query.additions.inFiles { !$0.isOfMac }.map(Subject.addition)
    || Query.calls(named: .addChild).inFiles(with: .additions).inFiles { !$0.isOfMac }
      .map(Subject.addingChild)

  enum Subject {
    case addition(ViewAction)
    case addingChild(Call)
  }

  static let collectsNames = true

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .addition(let action): check(action, in: file, &report)
    case .addingChild(let call): check(call, in: file, &report)
    }
  }

  private func check(_ action: ViewAction, in file: ViewFile, _ report: inout Report) {
    // A name that two declarations have is not followed, so each name is asked for once.
    guard let name = action.controller(in: file), report.isFirst(file.names.key(name)),
      report.fuel.burn(file.code.declarations.count),
      let added = AddedController(name, action, in: file)
    else { return }
    var finding = Finding(
      file.code[action.item.tokens],
      "the view of `\(added.name.text)` is added, but `\(added.name.text)` is not a child controller: it has no `parent` and no `navigationController`, and is not told about rotations",
      advice: .addChild(added.name))
    finding.conditions = [added.member].compactMap(\.self)
    if action.parent.map({ file.isContainer($0, in: action.statement.block) }) == true {
      let text = file.code[action.item.tokens].dropLast(2).text
      finding.fix = report.fix(
        [
          file.line("addChild(\(text))", before: action.statement),
          file.line("\(text).didMove(toParent: self)", behind: action.statement),
        ].unsafeFix)
    }
    report.add(finding)
  }

  private func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard
      report.fuel.burn(file.scopes.outermostFunction(call.statement)?.tokens.count ?? 0),
      let (name, addition) = call.childNotTold(in: file),
      !file.answer(for: Self.self, tellsControllers)
    else { return }
    let last = addition.first < call.head ? call.statement : addition
    let telling = file.line("\(name.text).didMove(toParent: self)", behind: last)
    report.add(
      call.tokens,
      "`\(name.text)` is never told that it has become a child: its `didMove(toParent:)` is left out",
      advice: "call `\(name.text).didMove(toParent: self)` once its view is added",
      fix: [telling].unsafeFix,
      severity: .note)
  }

  private func tellsControllers(in file: ViewFile) -> Bool {
    file.code.tokens.all(.identifier).contains { $0.hasWordPrefix(.didMove) }
  }
}

extension Call {
  /// The controller that becomes a child, whose view a statement of the same function adds, and that is not told.
  fileprivate func childNotTold(in file: ViewFile) -> (name: Lexeme, addition: Statement)? {
    guard receiver == nil || receiver?.first?.is(Keyword.`self`) == true, let arguments,
      let value = arguments.first?.value, value.endIndex == arguments.close.index,
      let name = value.last, name.kind == .identifier, value.count == 1 || value.count == 3,
      file.scopes.role(around: statement) == .controller,
      let function = file.scopes.outermostFunction(statement)
    else { return nil }
    var addition: Statement?
    for token in function.tokens where token.hasSameText(as: name) && token != name {
      guard let member = token.member else {
        // Other code may tell it.
        if token.brackets?.call != nil { return nil }
        continue
      }
      if addition == nil, member.is(.view),
        member.brackets?.call?.name?.is(.addSubview) == true
      {
        addition = token.statement
      }
    }
    return addition.map { (name, $0) }
  }
}

/// A controller that the code makes, whose view it adds to the view of another one.
private struct AddedController {
  let name: Lexeme
  /// The property that other files must not name; nil for what they cannot name.
  let member: UnnamedMember?

  /// Nil for anything else, and for a controller that other code may get hold of.
  init?(_ name: Lexeme, _ action: ViewAction, in file: ViewFile) {
    guard
      file.scopes.role(around: action.statement) == .controller || action.isIntoController(file),
      let declaration = file.declaration(ofController: name)
    else { return nil }
    let isLocal = declaration.block.kind != .typeBody
    guard isLocal || declaration.isStored, !declaration.hasAttribute,
      declaration.modifiers.isDisjoint(with: [.static, .weak, .override]),
      let type = file.scopes.type(around: action.statement)
    else { return nil }
    let body = isLocal ? declaration.block.tokens : file.code.tokens
    guard body.allSatisfy({ !$0.hasSameText(as: name) || $0.onlySetsUpController }) else {
      return nil
    }
    self.name = name
    guard !isLocal, !declaration.isPrivate else {
      member = nil
      return
    }
    guard let member = file.visibleMember(name, of: type) else { return nil }
    self.member = member
  }
}

extension ViewAction {
  /// The name of what may be a controller whose view is added: `lyrics` for `lyrics.view` and `self.lyrics.view`.
  fileprivate func controller(in file: ViewFile) -> Lexeme? {
    let item = file.code[self.item.tokens]
    guard item.count > 2, let view = item.last, view.is(.view), let name = view.owner,
      name.kind == .identifier,
      name.isFreeName || name.previous?.previous?.is(.`self`) == true
    else { return nil }
    return name
  }

  /// Whether the parent is the view of a controller: `container.view`.
  fileprivate func isIntoController(_ file: ViewFile) -> Bool {
    guard let parent, !parent.tokens.isEmpty, case let path = file.code[parent.tokens] else {
      return false
    }
    return path.count > 2 && path.last?.is(.view) == true
  }
}

extension ViewFile {
  /// The only declaration of a name, if it says that this is a controller which the code makes.
  fileprivate func declaration(ofController name: Lexeme) -> Declaration? {
    var found: Declaration?
    for declaration in code.declarations where declaration.name?.hasSameText(as: name) == true {
      // `if let player` and `if let player = player` give it no other value.
      if declaration.kind == .binding,
        declaration.value.map({
          $0.last == name || $0.count == 1 && $0.first?.hasSameText(as: name) == true
        }) ?? true
      {
        continue
      }
      guard found == nil, declaration.kind == .property else { return nil }
      found = declaration
    }
    guard let found, found.modifiers.isDisjoint(with: [.weak, .static]) else { return nil }
    let isMade = found.value?.makesController ?? false
    let isDeclared = found.type.contains { $0.kind == .identifier && $0.isNameOfController }
    let isMadeLater = found.value.map { $0.first?.kind == .leftBrace } ?? true
    return isMade || isDeclared && isMadeLater ? found : nil
  }
}

extension Lexemes {
  /// Whether a value is an initializer of a controller: `PlayerViewController(song: song)`.
  fileprivate var makesController: Bool {
    guard let first, first.kind == .identifier, first.isNameOfController, first.hasCapital
    else { return false }
    return last?.kind == .rightParen
  }
}

extension Lexeme {
  fileprivate var onlySetsUpController: Bool {
    guard kind == .identifier, let statement else { return true }
    if statement.declaration?.name == self || previous?.is(.let) == true { return true }
    if let before = previous, before.kind == .equal, before.previous?.hasSameText(as: self) == true
    {
      return true
    }
    if let before = previous, before.kind == .period, before.previous?.is(.`self`) != true {
      return false
    }
    var next = next
    while let mark = next, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      next = mark.next
    }
    if next?.kind == .period { return true }
    guard statement.kind == .assignment, let target = statement.target, target.last == self,
      let value = statement.assignedValue
    else { return false }
    return value.makesController || value.count == 1 && value.first?.is(.nil) == true
  }
}

extension Finding.Message {
  fileprivate static func addChild(_ name: Lexeme) -> Self {
    "call `addChild(\(name.text))` of the controller before, and `\(name.text).didMove(toParent:)` after"
  }
}

extension UnparentedController {
  static let description = RuleDescription(
    id: "unparented_controller",
    family: .correctness,
    summary: "View controller shown without a parent",
    rationale: """
      A controller manages a part of the screen only as a child of the controller whose view contains its own. \
      Without `addChild` it has no `parent` and no `navigationController`, cannot dismiss what it is shown in, and \
      misses rotations. The rule reports controllers that another controller makes and whose view it adds, and \
      children without `didMove(toParent:)`.
      """,
    limits: [
      "controllers that are arguments of a call, assigned, returned or in a list",
      "controllers that other files can reach",
    ],
    source:
      "UIKit, UIViewController.addChild(_:) (https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)) and \"Creating a custom container view controller\"",
    defaultSeverity: .note,
    effect: .sight,
    fixSafety: .unsafe,
    goodExamples: [
      "A child": """
      class PlayerViewController: UIViewController {
        private let lyrics = UIViewController()

        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(lyrics)
          view.addSubview(lyrics.view)
          lyrics.didMove(toParent: self)
        }
      }
      """
    ],
    badExamples: [
      "Not told": """
      class PlayerViewController: UIViewController {
        private let lyrics = UIViewController()

        override func viewDidLoad() {
          super.viewDidLoad()
          ↓addChild(lyrics)
          view.addSubview(lyrics.view)
        }
      }
      """,
      "Only its view": """
      class PlayerViewController: UIViewController {
        private let lyrics = UIViewController()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(↓lyrics.view)
        }
      }
      """,
    ])
}
