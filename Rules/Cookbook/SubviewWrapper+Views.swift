import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The views that a function adds and pins to the four edges of their parents, with no other constraint.
struct PinnedToEdges {
  /// What is known about the constraints of one view.
  private struct Pins {
    var addition: ViewAction
    var edges: LayoutAttributes = []
    var isPlain = true
    var hasInsets = false
  }

  private var pins = KeyMap<Pins>()
  /// The views, in the order of their additions.
  private(set) var additions: [(action: ViewAction, hasInsets: Bool)] = []

  init(_ function: ViewFunction, in file: ViewFile) {
    for action in file.actions[function.actions] where action.item.key != 0 {
      guard action.isAddition, action.parent != nil else { continue }
      // A view that is added twice is in two places.
      let isFirst = pins.index(of: action.item.key) == nil
      _ = pins.updateValue(Pins(addition: action, isPlain: isFirst), forKey: action.item.key)
    }
    guard function.actions.contains(where: { file.actions[$0].isAddition }) else { return }
    for constraint in file.constraints(in: function.body.tokens) { note(constraint) }
    for action in file.actions[function.actions] where action.isAddition {
      guard let found = pins[action.item.key], found.isPlain, found.edges == .allEdges else {
        continue
      }
      additions.append((action, found.hasInsets))
    }
  }

  private mutating func note(_ constraint: Constraint) {
    if let turned = constraint.turnedAround, let known = pins[turned.firstItem.key],
      known.addition.parent == turned.secondItem
    {
      return note(turned, of: known)
    }
    if let known = pins[constraint.firstItem.key] { note(constraint, of: known) }
  }

  private mutating func note(_ constraint: Constraint, of known: Pins) {
    var known = known
    known.isPlain = known.isPlain && constraint.pinsEdges(of: known.addition)
    known.hasInsets =
      known.hasInsets || !constraint.constant.isEmpty && constraint.literalSign != 0
    known.edges.formUnion(constraint.attributes.asDirections)
    _ = pins.updateValue(known, forKey: known.addition.item.key)
  }
}

extension Constraint {
  fileprivate func pinsEdges(of addition: ViewAction) -> Bool {
    guard relation == .equal, !isAlternative, !setsFrame, !hasMultiplier, priority.isEmpty,
      attributes.asDirections.isSubset(of: .allEdges),
      let secondItem, secondItem == addition.parent || secondItem.isSuperview,
      secondAttributes.isEmpty || secondAttributes == attributes
    else { return false }
    let block = addition.statement.block
    if isMadeByLibrary {
      if statement.block == block { return true }
      let around = Array(statement.block.ancestors.prefix(2))
      return around.count == 2 && around[0].kind == .closure && around[1] == block
    }
    switch container {
    case .activatedArray, .array, .argument:
      return statement == addition.statement
        || container == .activatedArray && statement.block == block
    case .isActive: return statement.assigns(.true) && statement.block == block
    default: return false
    }
  }
}

extension LayoutAttributes {
  fileprivate static let allEdges: LayoutAttributes = [.top, .leading, .trailing, .bottom]
}

extension ViewAction {
  fileprivate var isAddition: Bool {
    guard role == .addition, let member else { return false }
    return member.is(.addSubview) || member.is(.insertSubview)
  }

  /// `addSubview(view)` or `insertSubview(view, at: 0)` as a separate statement.
  fileprivate var isPlainAddition: Bool {
    guard role == .addition, statement.kind == .expression, let call = member?.call,
      call.isPlainAddition, call.last == statement.tokens.last, let arguments = call.arguments,
      arguments.first?.value == tokens
    else { return false }
    return arguments.map(\.value).count == (member?.is(.addSubview) == true ? 1 : 2)
  }

  fileprivate var isOptOut: Bool {
    role == .neutral && member?.is(.translatesAutoresizingMaskIntoConstraints) == true
      && statement.assigns(.false)
  }
}

/// The views that a function adds, opts out of autoresizing and constrains, each step by hand.
struct AddedByHand {
  /// One view.
  struct View {
    /// What adds it.
    var addition: ViewAction
    /// The statement that turns its autoresizing mask off.
    var optOut: Statement
    var key: UInt64 { addition.item.key }
  }

  /// The views whose constraints are in one block.
  struct Group {
    var block: BlockKey
    var views: [View]
    /// The number of constraints of these views in the block.
    var constraints = 0

    /// The wrappers for its views, at least one.
    func wrappers(_ rule: SubviewWrapper) -> [FunctionName] {
      views.reduce(into: []) { found, view in
        if let wrapper = rule.wrapper(for: view.addition, taking: .constraints),
          !found.contains(wrapper)
        {
          found.append(wrapper)
        }
      }
    }
  }

  /// The groups in the order of their first constraints; each view is in one of them.
  private(set) var groups: [Group] = []

  /// - Parameter hasWrapper: whether there is a wrapper for an addition.
  init(_ function: ViewFunction, in file: ViewFile, hasWrapper: (ViewAction) -> Bool) {
    var added: [UInt64: ViewAction] = [:]
    var views: [UInt64: View] = [:]
    for action in file.actions[function.actions] where action.item.key != 0 {
      if action.isPlainAddition, hasWrapper(action) { added[action.item.key] = action }
    }
    guard !added.isEmpty else { return }
    for action in file.actions[function.actions] where action.isOptOut {
      guard let addition = added[action.item.key],
        action.statement.block == addition.statement.block
      else { continue }
      views[action.item.key] = View(addition: addition, optOut: action.statement)
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
        constraint.statement.block == view.addition.statement.block
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
      groups[index].views.sort { $0.addition.statement.index < $1.addition.statement.index }
    }
  }
}

extension SubviewWrapper {
  /// The statements that opt a view out of autoresizing in a function that also hands it to a wrapper.
  func optedOutTwice(
    _ function: ViewFunction, in file: ViewFile
  ) -> [(statement: Statement, view: String, wrapper: FunctionName)] {
    var wrapped: [UInt64: FunctionName] = [:]
    var opted: [(Statement, Item)] = []
    for action in file.actions[function.actions] {
      if action.role == .addition, let call = action.member?.call, let signature = call.signature,
        let wrapper = options.wrappers.names.first(where: { $0.text == signature })
      {
        wrapped[action.item.key] = wrapper
      } else if action.member?.is(.translatesAutoresizingMaskIntoConstraints) == true,
        action.statement.assigns(.false)
      {
        opted.append((action.statement, action.item))
      }
    }
    return opted.compactMap { statement, item in
      wrapped[item.key].map { (statement, file.name(item), $0) }
    }
  }
}

/// Replaces three statements that add one view by hand with a call of the wrapper.
///
/// Only the project knows what its wrapper does, so the fix is unsafe. There is one only where the three statements are
/// adjacent without a comment between them, where only the view's own constraints are activated, and where no
/// constraint needs the view to be added first.
struct WrapperUse {
  let wrapper: FunctionName
  let file: ViewFile

  func fix(_ group: AddedByHand.Group) -> Fix? {
    guard group.views.count == 1, case .list(let index) = group.block.kind,
      let call = group.views[0].addition.member?.call,
      let labels = call.arguments?.map({ $0.label?.text ?? "_" }),
      labels == wrapper.labels.dropLast()
    else { return nil }
    let open = file.code[index]
    guard let activation = activation(ofList: open),
      elementCount(of: open.elements) == group.constraints, !readsAddition(open.elements.tokens)
    else { return nil }
    let (addition, optOut) = (group.views[0].addition.statement, group.views[0].optOut)
    let isAddedFirst = addition.next == optOut
    guard isAddedFirst || optOut.next == addition,
      (isAddedFirst ? optOut : addition).next == activation,
      let close = addition.tokens.last, let name = close.partner?.previous
    else { return nil }
    let start = (isAddedFirst ? addition : optOut).first
    guard !start.through(open).hasCommentBetween else { return nil }
    // The text between the view and its constraints becomes the label of the second argument.
    let last = wrapper.labels[labels.count]
    let label = last.is(.underscore) ? "" : "\(last): "
    var edits = [Edit(close.bytes.lowerBound..<open.bytes.lowerBound, with: ", \(label)")]
    if name.text != wrapper.base { edits.append(Edit(name.bytes, with: wrapper.base)) }
    if !isAddedFirst {
      let gap = optOut.first.bytes.lowerBound..<addition.first.bytes.lowerBound
      edits.append(Edit(gap, with: ""))
    }
    return Fix(edits, safety: .unsafe)
  }

  /// The statement that is `NSLayoutConstraint.activate([…])`, whose list opens with a token.
  private func activation(ofList open: Lexeme) -> Statement? {
    guard let call = open.callWithArgument, call.name?.is(.activate) == true,
      call.callee.count == 3, call.chainStart.is(.NSLayoutConstraint),
      call.arguments?.tokens.first == open, call.arguments?.tokens.last == open.partner,
      call.tokens == call.statement.tokens
    else { return nil }
    return call.statement
  }

  /// Whether a list reads values that the addition of a view changes: a call evaluates its arguments first.
  private func readsAddition(_ list: Lexemes) -> Bool {
    list.contains { $0.kind == .identifier && $0.dependsOnAddition }
  }

  private func elementCount(of list: Arguments) -> Int {
    let hasDirective = list.tokens.contains { $0.kind == .directive }
    return hasDirective ? -1 : list.count { !$0.value.isEmpty }
  }
}
