import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// One addition, with its view and its parent.
struct Addition {
  var action: ViewAction
  var view: View
  /// The key of the view, or one of its own for a stack without a name.
  var parent: UInt64
  /// Whether the view is added to the arranged subviews of a stack.
  var isArranged: Bool
  /// For an addition by a function of the project, what it has to do.
  var handing: ViewHanding?
  /// The name of that function.
  var adder: String? { handing == nil ? nil : action.member?.text }
  /// Its first token.
  var start: Int { action.tokens.startIndex }

  /// Nil where the view or the parent is unknown, or may be another one each time.
  init?(_ action: ViewAction, in file: ViewFile) {
    let block = action.statement.block
    guard let view = file.lastingView(action.item, in: block), let member = action.member else {
      return nil
    }
    (self.action, self.view) = (action, view)
    let parent = file.parent(in: action).flatMap { file.lastingView($0, in: block) }
    if action.role == .arrangement {
      // The list of arranged subviews of a nameless stack identifies the stack.
      (self.parent, isArranged) = (parent?.key ?? (1 << 63 | UInt64(member.index)), true)
      return
    }
    guard action.role == .addition, let parent else { return nil }
    self.parent = parent.key
    switch member.layoutWord {
    case .addSubview, .addSubviews, .insertSubview, .forEach: isArranged = false
    case .addArrangedSubview, .addArrangedSubviews, .insertArrangedSubview: isArranged = true
    default: return nil
    }
  }

  /// One by a function of the project; nil where the view, the parent or the function is unknown, too.
  ///
  /// - Parameter label: that of the argument that the view is, or is in.
  init?(_ tokens: Lexemes, label: Lexeme?, by call: Call, in file: ViewFile) {
    let (statement, block) = (call.statement, call.statement.block)
    guard !tokens.isEmpty, file.names.isPath(tokens),
      case let item = file.names.item(tokens, in: block), !item.isSelf,
      let handing = Handing(call, label: label, in: file),
      let view = file.lastingView(item, in: block)
    else { return nil }
    let receiver = call.receiver
    let isOwn = receiver.map { $0.count == 1 && $0.first?.is(.`self`) == true } ?? true
    // A controller adds to its `view`.
    let root = isOwn ? file.controllerView(around: statement) : nil
    let parentItem =
      isOwn ? .implicitSelf(at: call.head.index) : receiver.map { file.names.item($0, in: block) }
    guard let parent = root ?? parentItem.flatMap({ file.lastingView($0, in: block) }) else {
      return nil
    }
    action = ViewAction(
      role: .addition, statement: statement, item: item, root: item, member: call.name,
      tokens: tokens, parent: root == nil ? parentItem : nil)
    (self.view, self.parent, isArranged) = (view, parent.key, false)
    self.handing = ViewHanding(
      handing, sure: root == nil ? .adds : .addsToRootView,
      allowed: [.optsOut, .constrains, .setup])
  }

  /// Whether it adds a view to the same parent in the same way. `insertSubview(_:belowSubview:)` moves a view that is
  /// already there.
  func repeats(_ earlier: Addition) -> Bool {
    view == earlier.view && parent == earlier.parent && isArranged == earlier.isArranged
      && action.member?.is(.insertSubview) == false
      && action.member?.is(.insertArrangedSubview) == false
  }

  /// Whether the earlier of two additions has always run when this one runs.
  func certainlyFollows(_ earlier: Addition, in file: ViewFile) -> Bool {
    let (first, second) = (earlier.action.statement, action.statement)
    if first == second { return earlier.action.tokens.endIndex <= action.tokens.startIndex }
    // The conditions of two branches may exclude each other.
    guard second.canFollow(first) else { return false }
    return first.runsDirectly(in: second.block)
      || (second.runsDirectly(in: first.block) && !second.asksForParent(in: first.block))
  }
}

/// Two additions of one view.
struct AdditionPair {
  var earlier: Addition
  var later: Addition
  /// Whether they add it to two parents, of which the first loses it.
  var hasTwoParents: Bool
}

/// Finds views that are added twice.
struct AdditionSearch {
  let file: ViewFile
  private(set) var pairs: [AdditionPair] = []
  private let handed: HandedAdditions

  init(_ file: ViewFile) {
    self.file = file
    handed = HandedAdditions(file)
  }

  /// Finds pairs in the body of one function.
  mutating func look(in function: ViewFunction) {
    let handed = handed.among(function.body.tokens)
    // Most functions add no view twice. Actions are large: they are not copied to look at them.
    let added = function.actions.lazy.filter { [file] index in
      file.actions[index].role == .addition || file.actions[index].role == .arrangement
    }
    let keys = handed.map(\.action.item.key) + added.map { [file] in file.actions[$0].item.key }
    var seen = KeySet()
    guard keys.contains(where: { $0 != 0 && !seen.insert($0) }) else { return }
    var last = KeyMap<Addition>()
    var renewed = KeyMap<Int>()
    var steps: [(action: ViewAction, handed: Addition?)] =
      file.actions[function.actions].map { ($0, nil) } + handed.map { ($0.action, $0) }
    if !handed.isEmpty {
      steps.sort { $0.action.tokens.startIndex < $1.action.tokens.startIndex }
    }
    for (action, handed) in steps {
      if action.role == .renewal {
        if let view = file.lastingView(action.item, in: action.statement.block) {
          renewed[view.key] = action.tokens.startIndex
        }
        continue
      }
      guard let addition = handed ?? Addition(action, in: file),
        let earlier = last.updateValue(addition, forKey: addition.view.key)
      else { continue }
      let isRepeated =
        addition.repeats(earlier) && addition.certainlyFollows(earlier, in: file)
      let isTaken =
        !isRepeated && function.onlySetsUp && addition.alwaysFollows(earlier)
        && addition.takesView(from: earlier, in: file)
        && !code(between: earlier.action, action).measures
      guard isRepeated || isTaken,
        [addition.view.key, addition.parent, earlier.parent].allSatisfy({
          renewed[$0] ?? -1 < earlier.start
        }), isUntouched(between: earlier.action, action)
      else { continue }
      pairs.append(AdditionPair(earlier: earlier, later: addition, hasTwoParents: isTaken))
    }
  }

  private func isUntouched(between earlier: ViewAction, _ later: ViewAction) -> Bool {
    let between = code(between: earlier, later)
    let name = later.tokens.last { $0.kind == .identifier }
    return !between.mayRemove(.subview, in: file) && !(name.map(between.mayPlace) ?? false)
  }

  private func code(between earlier: ViewAction, _ later: ViewAction) -> Lexemes {
    file.code.tokens.suffix(after: earlier.tokens).prefix(before: later.tokens)
  }
}
