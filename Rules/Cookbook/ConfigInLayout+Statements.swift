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

  /// The first statement of each block that places the view before an action.
  func statements(before action: ViewAction, in file: ViewFile) -> [Statement] {
    (statements[action.item.key] ?? []).filter { isBefore($0, action, in: file) }
  }

  private func isBefore(_ earlier: Statement, _ action: ViewAction, in file: ViewFile) -> Bool {
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
  /// The statements that it could move above, the first one of each block; empty if a move would not help.
  var placing: [Statement] = []
}

/// A statement that may move, and what it may move across.
struct MovedStatement {
  let statement: Statement
  /// The name of the view that it configures.
  let view: UInt64
  private let file: ViewFile
  /// The names that the statement reads, except those of members.
  private var names: Set<UInt64> = []

  /// Nil for a statement that is not configuration of a view, or does more than that.
  init?(_ statement: Statement, in file: ViewFile) {
    let roles = StatementRoles(statement, in: file)
    guard statement.kind == .assignment || statement.kind == .expression, roles.isConfiguration,
      let name = roles.subject
    else { return nil }
    self.file = file
    self.statement = statement
    view = file.names.key(name)
    for token in statement.tokens {
      if token.isUnclear { return nil }
      guard token != name, token.kind == .identifier else { continue }
      let key = file.names.key(token)
      // A value that is read from the view may depend on its place.
      if key == view { return nil }
      if token.isFreeName { names.insert(key) }
    }
  }

  func canPass(_ other: Statement) -> Bool {
    let places = file.actions(in: other.tokens).contains {
      $0.role == .addition || $0.role == .constraint
    }
    // Tokens whose values the statement may change.
    let changed: Lexemes
    switch other.kind {
    case .property: changed = other.tokens
    case .assignment: changed = other.target ?? other.tokens
    case .expression where places: changed = other.tokens.prefix(0)
    // A call of the type's own method may do anything to its views.
    case .expression:
      guard let receiver = other.receiver else { return false }
      changed = other.tokens.prefix(through: receiver)
    default: return false
    }
    return other.tokens.allSatisfy { token in
      guard token.kind == .identifier else { return !token.isUnclear }
      let key = file.names.key(token)
      if token.isUnclear || (key == view && !isLayout(after: token, places)) { return false }
      return !(token.index < changed.endIndex && token.isFreeName && names.contains(key))
    }
  }

  /// Whether the view is named only to be placed: passed to a call that places it, or read for an anchor.
  private func isLayout(after name: Lexeme, _ places: Bool) -> Bool {
    var next = name.next
    while next?.kind == .questionPostfix || next?.kind == .exclamationPostfix { next = next?.next }
    switch next?.kind {
    case .comma, .rightParen, .rightBracket: return places
    case .period: return next?.next?.layoutWord?.servesConstraints ?? false
    default: return false
    }
  }
}

/// The effects of one statement on views.
struct StatementRoles {
  private let statement: Statement
  private let actions: [ViewAction]
  private let file: ViewFile

  init(_ statement: Statement, in file: ViewFile) {
    self.statement = statement
    self.file = file
    actions = file.actions(in: statement.tokens).filter { $0.statement == statement }
  }

  /// The name of the one view that the statement is about; nil for more than one, or for one without a simple name.
  var subject: Lexeme? {
    guard let first = actions.first else { return statement.receiver }
    guard first.root == first.item, actions.allSatisfy({ $0.item.key == first.item.key }) else {
      return nil
    }
    return file.code[first.item.tokens].last { $0.kind == .identifier }
  }

  /// The key of the view that the statement is about.
  var view: UInt64? { subject.map(file.names.key) }

  /// Whether the statement sets something of a view that does not affect its place.
  var isConfiguration: Bool {
    guard actions.isEmpty else {
      return actions.allSatisfy {
        switch $0.role {
        case .appearance, .configuration: true
        case .neutral: $0.member?.isLayoutMember == false
        default: false
        }
      }
    }
    guard statement.kind == .expression, let method = statement.receiver?.next?.next,
      let open = method.next, open.kind == .leftParen, open < statement.end
    else { return false }
    return method.is(.addTarget) || method.is(.addAction) || method.is(.addGestureRecognizer)
      || method.is(.addInteraction) || method.hasPrefix(.register)
  }

  /// Whether the statement only places views.
  var isLayout: Bool {
    let actions = file.actions(in: statement.tokens)
    return !actions.isEmpty
      && actions.allSatisfy {
        switch $0.role {
        case .addition, .constraint: true
        case .neutral: $0.member?.isLayoutMember ?? false
        default: false
        }
      }
  }
}

extension Statement {
  /// Whether the statement declares a name that another one uses.
  func declaresName(in user: Statement) -> Bool {
    guard kind == .property, let name = declaration?.name else { return false }
    return user.tokens.contains { $0.isFreeName && $0.hasSameText(as: name) }
  }
}

extension Lexeme {
  /// Whether the statement may end the function, or change something that is not named before it.
  fileprivate var isUnclear: Bool {
    switch kind {
    case .directive: true
    case .prefixOperator: hasPrefix("&")
    case .keyword: self.is(.try)
    case .identifier: self.is(.await)
    default: false
    }
  }

  /// Whether a member that is both layout and configuration is mainly layout.
  fileprivate var isLayoutMember: Bool {
    switch layoutWord {
    case .translatesAutoresizingMaskIntoConstraints, .autoresizingMask, .setContentHuggingPriority,
      .setContentCompressionResistancePriority, .setHugging, .setCompressionResistance,
      .setCustomSpacing, .setContentOffset, .setNeedsLayout, .setNeedsDisplay,
      .setNeedsUpdateConstraints:
      true
    default: false
    }
  }
}
