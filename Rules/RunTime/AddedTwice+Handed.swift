import LayoutModel
import LintEngine
import SwiftSource

/// An addition by a function that any file of the project may declare: `container.embed(label)`.
struct HandedAddition {
  var action: ViewAction
  var handing: ViewHanding
  /// Whether the function is one of a controller, which adds to its `view`.
  var isToRootView: Bool
}

/// The calls of a file that add views if the project's functions of their names do, in source order.
struct HandedAdditions {
  private var all: [HandedAddition] = []

  var isEmpty: Bool { all.isEmpty }

  /// More arguments or elements than this are not looked at.
  private static let most = 64

  init(_ file: ViewFile) {
    guard file.actions.contains(where: { $0.role == .addition || $0.role == .arrangement }) else {
      return
    }
    for call in file.code.calls {
      guard let name = call.name, name.layoutWord == nil || name.is(.projectName),
        name.isNamedForPlacing, let arguments = call.arguments
      else { continue }
      for argument in arguments.prefix(Self.most) { add(argument, of: call, in: file) }
    }
    all.sort { $0.action.tokens.startIndex < $1.action.tokens.startIndex }
  }

  private mutating func add(_ argument: Argument, of call: Call, in file: ViewFile) {
    let open = argument.value.first
    let isList = open?.kind == .leftBracket && open?.partner == argument.value.last
    let views =
      isList ? open?.elements.prefix(Self.most).map(\.value) ?? [] : [argument.value]
    guard views.contains(where: { !$0.isEmpty && file.names.isPath($0) }),
      let handing = Handing(call, label: argument.label, in: file)
    else { return }
    let receiver = call.receiver
    let isOwn = receiver.map { $0.count == 1 && $0.first?.is(.`self`) == true } ?? true
    let isToRootView = isOwn && file.scopes.isInController(call.statement)
    let parent: Item? =
      isToRootView
      ? nil
      : isOwn
        ? Item.implicitSelf(at: call.head.index)
        : receiver.map { file.names.item($0, in: call.statement.block) }
    for view in views where !view.isEmpty && file.names.isPath(view) {
      let action = ViewAction(additionBy: call, of: view, to: parent, in: file)
      guard !action.item.isSelf else { continue }
      all.append(
        HandedAddition(
          action: action,
          handing: ViewHanding(
            handing, sure: isToRootView ? .addsToRootView : .adds,
            allowed: [.optsOut, .constrains]),
          isToRootView: isToRootView))
    }
  }

  /// Those among some tokens.
  func among(_ tokens: Lexemes) -> ArraySlice<HandedAddition> {
    let start = all.partitioningIndex { $0.action.tokens.startIndex >= tokens.startIndex }
    let end = all.partitioningIndex { $0.action.tokens.startIndex >= tokens.endIndex }
    return all[start..<end]
  }
}

/// What a function does with views, with the additions by functions of the project, in source order.
struct AdditionSteps: Sequence, IteratorProtocol {
  enum Step {
    case plain(ViewAction)
    case handed(HandedAddition)

    var action: ViewAction {
      switch self {
      case .plain(let action): action
      case .handed(let addition): addition.action
      }
    }

    func addition(in file: ViewFile) -> Addition? {
      switch self {
      case .plain(let action): Addition(action, in: file)
      case .handed(let addition): Addition(addition, in: file)
      }
    }
  }

  private let file: ViewFile
  private var actions: Range<Int>
  private var handed: ArraySlice<HandedAddition>

  init(_ file: ViewFile, _ function: ViewFunction, _ handed: ArraySlice<HandedAddition>) {
    (self.file, actions, self.handed) = (file, function.actions, handed)
  }

  mutating func next() -> Step? {
    let action = actions.first.map { file.actions[$0] }
    if let addition = handed.first,
      action.map({ addition.action.tokens.startIndex < $0.tokens.startIndex }) ?? true
    {
      handed = handed.dropFirst()
      return .handed(addition)
    }
    guard let action else { return nil }
    actions.removeFirst()
    return .plain(action)
  }
}
