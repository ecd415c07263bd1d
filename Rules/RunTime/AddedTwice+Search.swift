import LayoutModel
import SwiftSource

/// Two additions of one view to one parent.
struct AdditionPair {
  var earlier: ViewAction
  var later: ViewAction
  /// The functions that the two are in, where these differ.
  var functions: (earlier: Int, later: Int)?
}

/// Looks for views that are added twice.
struct AdditionSearch {
  let file: ViewFile
  private(set) var pairs: [AdditionPair] = []
  /// The tokens of the additions that are in a pair as the later one.
  private var reported: Set<Int> = []
  /// The tokens whose names speak of taking views out, in source order; nil until asked for.
  private var removals: [Int]?

  init(_ file: ViewFile) { self.file = file }

  /// One addition, and what tells its view and its parent from others.
  struct Addition {
    var action: ViewAction
    var view: UInt64
    var parent: UInt64
    var isArranged: Bool
  }

  // MARK: - One function

  /// Looks for pairs in the body of one function.
  mutating func look(in function: ViewFunction) {
    guard mayAddTwice(in: function) else { return }
    var last: [UInt64: Addition] = [:]
    var renewed: [UInt64: Int] = [:]
    for action in file.actions[function.actions] {
      if action.role == .renewal {
        if let view = file.names.identity(of: action.item, at: action.statement) {
          renewed[view] = action.tokens.startIndex
        }
        continue
      }
      guard let addition = addition(action) else { continue }
      if let earlier = last[addition.view], repeats(earlier, addition),
        max(renewed[addition.view] ?? -1, renewed[addition.parent] ?? -1)
          < earlier.action.tokens.startIndex,
        !takesOut(between: earlier.action.tokens.endIndex, addition.action.tokens.startIndex),
        !mayBePlaced(between: earlier.action, action)
      {
        add(AdditionPair(earlier: earlier.action, later: action))
      }
      last[addition.view] = addition
    }
  }

  /// Whether a function adds two views of one name, found out without storage.
  private func mayAddTwice(in function: ViewFunction) -> Bool {
    var seen = KeyFilter()
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

  private mutating func add(_ pair: AdditionPair) {
    guard reported.insert(pair.later.tokens.startIndex).inserted else { return }
    pairs.append(pair)
  }

  /// What an action adds where; nil where the code does not say, or may mean another view each time.
  func addition(_ action: ViewAction) -> Addition? {
    if action.role == .arrangement {
      guard let view = file.names.identity(of: action.item, at: action.statement) else {
        return nil
      }
      let stack = file.names.stack(madeBy: action)
        .flatMap { file.names.identity(of: $0, at: action.statement) }
      // The list that a stack without a name is made with is a parent by itself.
      return Addition(
        action: action, view: view, parent: stack ?? (1 << 63 | UInt64(action.member?.index ?? 0)),
        isArranged: true)
    }
    guard action.role == .addition, let member = action.member, let parent = action.parent,
      let view = file.names.identity(of: action.item, at: action.statement),
      let target = file.names.identity(of: parent, at: action.statement)
    else { return nil }
    switch member.layoutWord {
    case .addSubview, .addSubviews, .insertSubview, .forEach:
      break
    case .addArrangedSubview, .addArrangedSubviews, .insertArrangedSubview:
      return Addition(action: action, view: view, parent: target, isArranged: true)
    default: return nil
    }
    return Addition(action: action, view: view, parent: target, isArranged: false)
  }

  /// Whether the later of two additions of one view does over what the earlier one did.
  private func repeats(_ earlier: Addition, _ later: Addition) -> Bool {
    guard earlier.parent == later.parent, earlier.isArranged == later.isArranged,
      !isMove(later.action)
    else { return false }
    let (first, second) = (earlier.action.statement, later.action.statement)
    if first == second { return earlier.action.tokens.endIndex <= later.action.tokens.startIndex }
    // Of two branches nobody knows whether their conditions exclude each other.
    guard second.canFollow(first) else { return false }
    if first.runsDirectly(in: second.block) { return true }
    return second.runsDirectly(in: first.block)
      && !file.facts.asksForParent(around: second, in: first.block)
  }

  /// `insertSubview(_:belowSubview:)` on a view that is there already moves it.
  private func isMove(_ action: ViewAction) -> Bool {
    action.member?.is(.insertSubview) == true
      || action.member?.is(.insertArrangedSubview) == true
  }

  /// Whether a function of the project's own may have placed the view between two additions of it.
  private func mayBePlaced(between earlier: ViewAction, _ later: ViewAction) -> Bool {
    guard let name = later.tokens.last(where: { $0.kind == .identifier }) else {
      return false
    }
    return file.facts.mayPlace(
      name, between: earlier.tokens.endIndex, later.tokens.startIndex)
  }

  /// Whether something between two tokens speaks of taking a view out.
  private mutating func takesOut(between start: Int, _ end: Int) -> Bool {
    let removals = self.removals ?? file.facts.removals()
    self.removals = removals
    var (low, high) = (0, removals.count)
    while low < high {
      let middle = (low + high) / 2
      if removals[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < removals.count && removals[low] < end
  }

  // MARK: - Functions that one function calls

  /// What a function surely adds when it is called.
  private struct Summary {
    var function: Int
    var additions: [Addition] = []
  }

  /// Additions that a called function surely makes are looked at up to this number.
  private static let most = 64

  /// Looks for pairs in functions that one function calls one after the other, each surely.
  mutating func lookAcrossFunctions() {
    guard mayAddInSeveralFunctions() else { return }
    var summaries: [FunctionName: Summary] = [:]
    var ambiguous: Set<FunctionName> = []
    for (index, function) in file.functions.enumerated()
    where function.type >= 0 && !function.actions.isEmpty && !function.hasParameters {
      guard function.declaration.kind == .function else { continue }
      let name = FunctionName(type: file.types[function.type].key, name: function.key)
      let summary = Summary(function: index, additions: sureAdditions(of: function))
      guard !summary.additions.isEmpty else { continue }
      if summaries.updateValue(summary, forKey: name) != nil { ambiguous.insert(name) }
    }
    for name in ambiguous { summaries[name] = nil }
    guard summaries.count > 0 else { return }
    for (index, function) in file.functions.enumerated() where function.type >= 0 {
      look(in: index, summaries)
    }
  }

  /// Whether two functions of types add views of one name, found out without storage.
  private func mayAddInSeveralFunctions() -> Bool {
    var seen = KeyFilter()
    for function in file.functions where function.type >= 0 && !function.actions.isEmpty {
      for index in function.actions where file.actions[index].role == .addition {
        let key = file.actions[index].item.key
        if key != 0, seen.mayContain(key) { return true }
      }
      for index in function.actions where file.actions[index].role == .addition {
        _ = seen.insert(file.actions[index].item.key)
      }
    }
    return false
  }

  private struct FunctionName: Hashable {
    var type: UInt64
    var name: UInt64
  }

  private mutating func look(in index: Int, _ summaries: [FunctionName: Summary]) {
    let function = file.functions[index]
    let type = file.types[function.type].key
    var called: Set<UInt64> = []
    var candidates = 0
    var known: [UInt64: (addition: Addition, function: Int)] = [:]
    for own in sureAdditions(of: function) { known[own.view] = (own, index) }
    for name in function.sureCalls {
      let key = file.names.key(name)
      guard called.insert(key).inserted,
        let summary = summaries[FunctionName(type: type, name: key)]
      else { continue }
      for addition in summary.additions {
        guard let earlier = known[addition.view] else {
          known[addition.view] = (addition, summary.function)
          continue
        }
        guard earlier.function != summary.function, earlier.addition.parent == addition.parent,
          earlier.addition.isArranged == addition.isArranged, !isMove(addition.action)
        else { continue }
        candidates += 1
        guard candidates <= Self.most,
          isUntouched(addition, [index, earlier.function, summary.function])
        else { continue }
        // In the source the caller's own addition may stand after the call.
        add(
          AdditionPair(
            earlier: earlier.addition.action, later: addition.action,
            functions: (earlier.function, summary.function)))
      }
    }
  }

  /// The additions of properties that a function makes whenever it is called.
  private func sureAdditions(of function: ViewFunction) -> [Addition] {
    var additions: [Addition] = []
    let end = function.body.firstExit.index
    for action in file.actions[function.actions] where action.role == .addition {
      guard additions.count < Self.most, action.tokens.startIndex < end else { break }
      guard action.statement.block == function.body, let addition = addition(action),
        let parent = action.parent, !file.names.isLocalItem(action.item, at: action.statement),
        !file.names.isLocalItem(parent, at: action.statement)
      else { continue }
      additions.append(addition)
    }
    return additions
  }

  /// Whether no function of these takes a view out or gives its name, or its parent's, another view.
  private mutating func isUntouched(_ addition: Addition, _ functions: [Int]) -> Bool {
    for index in functions {
      let body = file.functions[index].body.tokens
      if takesOut(between: body.startIndex, body.endIndex) { return false }
      for action in file.actions[file.functions[index].actions] where action.role == .renewal {
        guard action.item.key != 0 else { continue }
        let renewed = file.names.identity(of: action.item, at: action.statement)
        if renewed == addition.view || renewed == addition.parent { return false }
      }
    }
    return true
  }

  /// Whether a view is added to the views that a stack arranges.
  func isArranged(_ pair: AdditionPair) -> Bool { addition(pair.later)?.isArranged ?? false }

  /// For a message: which functions add a view twice; empty for one and the same.
  func places(of pair: AdditionPair) -> String {
    guard let functions = pair.functions else { return "" }
    func name(_ index: Int) -> String {
      file.functions[index].declaration.name.map { "`\($0.text)()`" } ?? "`init`"
    }
    return ", in \(name(functions.earlier)) and in \(name(functions.later))"
  }
}
