import LayoutModel
import RuleKit
import SwiftSource

/// The views that a function has added or constrained so far.
struct PlacedViews {
  /// How many of the last blocks that place one view are kept; a bound for extreme code.
  private static let most = 32

  /// For each view, the statements that placed it, one per block of code.
  private var statements = KeyMap<[Statement]>()
  /// For each view, the branch in which it was made.
  private var branches = KeyMap<Block>()

  mutating func add(_ action: ViewAction) {
    guard action.item.key != 0 else { return }
    let key = action.item.key
    if let known = statements[key] {
      if known.count == Self.most { statements[key, default: []].removeFirst() }
      guard !known.contains(where: { $0.block == action.statement.block }) else { return }
    }
    statements[key, default: []].append(action.statement)
  }

  /// From here on, the name means another view.
  mutating func forget(_ action: ViewAction) {
    if action.statement.kind == .assignment, action.statement.block.kind == .branch {
      branches[action.item.key] = action.statement.block
    }
    guard let index = statements.index(of: action.item.key) else { return }
    statements[at: index] = []
  }

  /// Whether a statement places the view before an action.
  func holdView(before action: ViewAction) -> Bool {
    statements[action.item.key]?.contains { isBefore($0, action) } ?? false
  }

  private func isBefore(_ earlier: Statement, _ action: ViewAction) -> Bool {
    guard action.statement.canFollow(earlier) else { return false }
    // `if label == nil { label = UILabel(); addSubview(label) }`: no code around the branch could come before.
    guard let branch = branches[action.item.key], branch == earlier.block else { return true }
    return action.statement.block == branch || action.statement.block.ancestors.contains(branch)
  }
}

/// Appearance that is set among layout.
struct MixedAppearance {
  enum Kind { case afterLayout, inMaker, inLayoutFunction }

  let kind: Kind
  let action: ViewAction
}

extension ConfigInLayout {
  /// What is wrong with an appearance; nil where it is fine.
  func mixture(
    _ action: ViewAction, _ isPartOfLayout: Bool, _ placed: PlacedViews, in file: ViewFile
  ) -> MixedAppearance? {
    if file.isInMaker(action.statement) { return MixedAppearance(kind: .inMaker, action: action) }
    guard action.item.key != 0, !file.isContainer(action.item, in: action.statement.block) else {
      return nil
    }
    if placed.holdView(before: action) {
      return MixedAppearance(kind: .afterLayout, action: action)
    }
    return isPartOfLayout && file.names.isSubview(action)
      ? MixedAppearance(kind: .inLayoutFunction, action: action) : nil
  }

  func isAppearance(_ action: ViewAction) -> Bool {
    guard !options.appearanceMembers.isEmpty || !options.neutralMembers.isEmpty else {
      return action.role == .appearance
    }
    let member = action.member?.text ?? ""
    if options.neutralMembers.contains(member) { return false }
    return action.role == .appearance || options.appearanceMembers.contains(member)
  }

  /// The views that look different in branches of which only one runs: they show a state.
  func states(shownBy actions: ArraySlice<ViewAction>, in function: ViewFunction) -> KeySet {
    var first = KeyMap<Statement>()
    var states = KeySet()
    for action in actions
    where isAppearance(action) && action.statement.runsDirectly(in: function.body) {
      if let earlier = first[action.item.key] {
        if !action.statement.canFollow(earlier) { states.insert(action.item.key) }
      } else {
        _ = first.updateValue(action.statement, forKey: action.item.key)
      }
    }
    return states
  }
}

extension ViewAction {
  /// Whether it sets how a text looks, which an attributed text says as well.
  var isOfText: Bool {
    member.map { $0.hasPrefix("text") || $0 == "font" || $0 == "lineBreakMode" } ?? false
  }
}

extension ViewFunction {
  /// Whether it shows the new value of a property.
  var isObserver: Bool { declaration.keyword.is(.didSet) || declaration.keyword.is(.willSet) }
}
