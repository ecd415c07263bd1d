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

  /// Nil where the view or the parent is unknown, or may be another one each time.
  init?(_ action: ViewAction, in file: ViewFile) {
    let block = action.statement.block
    guard let view = file.lastingView(action.item, in: block), let member = action.member else {
      return nil
    }
    (self.action, self.view) = (action, view)
    if action.role == .arrangement {
      // The list of arranged subviews of a nameless stack identifies the stack.
      let stack = file.names.stack(madeBy: action).flatMap { file.lastingView($0, in: block) }
      parent = stack?.key ?? (1 << 63 | UInt64(member.index))
      isArranged = true
      return
    }
    guard action.role == .addition,
      let parent = action.parent.flatMap({ file.lastingView($0, in: block) })
    else { return nil }
    self.parent = parent.key
    switch member.layoutWord {
    case .addSubview, .addSubviews, .insertSubview, .forEach: isArranged = false
    case .addArrangedSubview, .addArrangedSubviews, .insertArrangedSubview: isArranged = true
    default: return nil
    }
  }

  /// Nil where the view or the parent is unknown, or may be another one each time.
  init?(_ handed: HandedAddition, in file: ViewFile) {
    let action = handed.action
    let block = action.statement.block
    let root = handed.isToRootView ? file.controllerView(around: action.statement) : nil
    guard let view = file.lastingView(action.item, in: block),
      let parent = root ?? action.parent.flatMap({ file.lastingView($0, in: block) })
    else { return nil }
    (self.action, self.view, self.parent) = (action, view, parent.key)
    isArranged = false
    guard let handing = handed.handing(in: file) else { return nil }
    self.handing = handing
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
  /// The tokens of additions that are already the later one of a pair.
  private var reported = KeySet()
  private let handed: HandedAdditions

  init(_ file: ViewFile) {
    self.file = file
    handed = HandedAdditions(file)
  }

  private mutating func add(_ pair: AdditionPair) {
    guard reported.insert(UInt64(pair.later.action.tokens.startIndex)) else { return }
    pairs.append(pair)
  }

  /// Finds pairs in the body of one function.
  mutating func look(in function: ViewFunction) {
    let handed = handed.among(function.body.tokens)
    guard mayAddTwice(in: function, handed) else { return }
    var last = KeyMap<Addition>()
    var renewed = KeyMap<Int>()
    var steps: [(action: ViewAction, handed: HandedAddition?)] =
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
      let added =
        if let handed { Addition(handed, in: file) } else { Addition(action, in: file) }
      guard let addition = added,
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
          renewed[$0] ?? -1 < earlier.action.tokens.startIndex
        }), isUntouched(between: earlier.action, action)
      else { continue }
      add(AdditionPair(earlier: earlier, later: addition, hasTwoParents: isTaken))
    }
  }

  private func mayAddTwice(
    in function: ViewFunction, _ handed: ArraySlice<HandedAddition>
  ) -> Bool {
    guard handed.count + function.actions.count > 1 else { return false }
    var seen = KeySet()
    for addition in handed {
      let key = addition.action.item.key
      if key != 0, !seen.insert(key) { return true }
    }
    for index in function.actions {
      switch file.actions[index].role {
      case .addition, .arrangement:
        let key = file.actions[index].item.key
        if key != 0, !seen.insert(key) { return true }
      default: continue
      }
    }
    return false
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
