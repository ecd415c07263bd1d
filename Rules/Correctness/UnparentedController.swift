import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A controller whose view is added is a child of the controller that shows it.
struct UnparentedController: Rule {
  let query =
    (Query<Finding>.found(in: .additions, by: additions)
    || .found(in: .names(.addChild), by: children).inFiles(with: .additions))
    .inFiles { !$0.isOfMac }

  /// Views that are added, of controllers that are no children.
  private static func additions(in file: ViewFile) -> [Finding] {
    var names = KeySet()
    var fuel = Fuel.ofFile
    return file.actions.compactMap { action -> Finding? in
      // A name that two declarations have is not followed, so each name is asked for once.
      guard action.role == .addition, let name = file.code[action.item.tokens].controller,
        name.isFreeName, names.insert(file.names.key(name)),
        fuel.burn(file.code.declarations.count),
        let certainty = file.certaintyOfController(name, addedBy: action)
      else { return nil }
      let (item, statement) = (file.code[action.item.tokens], action.statement)
      let text = item.dropLast(2).text
      let isOwn = action.parent.map { file.isContainer($0, in: statement.block) } == true
      return Finding(
        item,
        "the view of `\(name.text)` is added, but `\(name.text)` is not a child controller: it has no `parent` and no `navigationController`, and is not told about rotations",
        advice:
          "call `addChild(\(name.text))` of the controller before, and `\(name.text).didMove(toParent:)` after",
        fix: isOwn
          ? [
            file.line("addChild(\(text))", before: statement),
            file.line("\(text).didMove(toParent: self)", behind: statement),
          ].unsafeFix : nil
      ).given(certainty)
    }
  }

  /// Children that are not told that they are.
  private static func children(in file: ViewFile) -> [Finding] {
    let found = file.code.calls.filter { $0.name.is(.addChild) }.compactMap { call -> Finding? in
      guard let (name, addition) = call.childNotTold(in: file) else { return nil }
      let told = "\(name.text).didMove(toParent: self)"
      let last = addition.first < call.head ? call.statement : addition
      return Finding(
        call.tokens, "`\(name.text)` is never told that it has become a child",
        advice: "call `\(told)` once its view is added",
        fix: [file.line(told, behind: last)].unsafeFix, severity: .note)
    }
    let tells = { file.code.tokens.all(.identifier).contains { $0.hasWordPrefix(.didMove) } }
    return found.isEmpty || tells() ? [] : found
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
    let others = function.tokens.filter { $0.hasSameText(as: name) && $0 != name }
    // Other code may tell it.
    guard !others.contains(where: { $0.member == nil && $0.brackets?.call != nil }) else {
      return nil
    }
    let addition = others.first { other in
      other.member.is(.view) && other.member?.brackets?.call?.name?.is(.addSubview) == true
    }?.statement
    return addition.map { (name, $0) }
  }
}

extension Lexemes {
  /// What may be a controller whose view they are: `lyrics` for `lyrics.view` and `self.lyrics.view`.
  fileprivate var controller: Lexeme? { count > 2 && last.is(.view) ? last?.owner : nil }
}

extension ViewFile {
  /// How surely an added view is that of a controller which the code makes, and which no other code gets hold of; nil if it is
  /// not.
  fileprivate func certaintyOfController(
    _ name: Lexeme, addedBy action: ViewAction
  ) -> Certainty? {
    guard
      scopes.role(around: action.statement) == .controller
        || action.parent.flatMap({ code[$0.tokens].controller }) != nil,
      let declaration = declaration(ofController: name), !declaration.hasAttribute,
      declaration.modifiers.isDisjoint(with: [.static, .weak, .override]),
      let type = scopes.type(around: action.statement)
    else { return nil }
    let isLocal = declaration.block.kind != .typeBody
    let body = isLocal ? declaration.block.tokens : code.tokens
    guard isLocal || declaration.isStored,
      body.allSatisfy({ !$0.hasSameText(as: name) || $0.onlySetsUpController })
    else { return nil }
    if isLocal || declaration.isPrivate { return .certain(if: []) }
    return visibleMember(name, of: type).map { .certain(if: [$0]) }
  }

  /// The only declaration of a name, if it says that this is a controller which the code makes.
  private func declaration(ofController name: Lexeme) -> Declaration? {
    let all = code.declarations.filter { declaration in
      guard declaration.name?.hasSameText(as: name) == true else { return false }
      // `if let player` and `if let player = player` give it no other value.
      let value = declaration.value
      return declaration.kind != .binding
        || value.map {
          $0.last != name && !($0.count == 1 && $0.first?.hasSameText(as: name) == true)
        }
          ?? false
    }
    guard all.count == 1, all[0].kind == .property else { return nil }
    let isDeclared = all[0].type.contains { $0.kind == .identifier && $0.isNameOfController }
    guard let value = all[0].value else { return isDeclared ? all[0] : nil }
    return value.makesController || isDeclared && value.first?.kind == .leftBrace ? all[0] : nil
  }
}

extension Lexemes {
  fileprivate var makesController: Bool {
    guard let first, first.kind == .identifier else { return false }
    return first.isNameOfController && first.hasCapital && last?.kind == .rightParen
  }
}

extension Lexeme {
  fileprivate var onlySetsUpController: Bool {
    guard kind == .identifier, let statement else { return true }
    if statement.declaration?.name == self || previous.is(.let)
      || previous?.kind == .equal && previous?.previous?.hasSameText(as: self) == true
    {
      return true
    }
    guard isFreeName else { return false }
    if member != nil { return true }
    guard statement.kind == .assignment, statement.target?.last == self,
      let value = statement.assignedValue
    else { return false }
    return value.makesController || value.isNil
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
