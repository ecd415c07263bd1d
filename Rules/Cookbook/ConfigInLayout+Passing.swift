import LayoutModel
import SwiftSource

/// A statement that moves, and what it may move over.
struct MovedStatement {
  let index: Int
  /// The name of the view that it sets.
  let view: UInt64
  private let file: ViewFile
  /// The names that the statement reads, without those of members.
  private var names: Set<UInt64> = []

  /// Nil for a statement that is not configuration of a view, or does more.
  init?(_ index: Int, in file: ViewFile) {
    let statement = file.outline.statements[index]
    guard statement.kind == .assignment || statement.kind == .expression,
      file.isConfiguration(index), let name = file.subjectName(of: index)
    else { return nil }
    self.file = file
    self.index = index
    view = file.names.key(name)
    for token in statement.first..<statement.end {
      if file.isUnclear(token) { return nil }
      guard token != name, file.tokens[token].kind == .identifier else { continue }
      let key = file.names.key(token)
      // What is read of the view may depend on where it is.
      if key == view { return nil }
      if file.isFreeName(token) { names.insert(key) }
    }
  }

  func canPass(_ index: Int) -> Bool {
    let statement = file.outline.statements[index]
    let tokens = statement.first..<statement.end
    let places = file.actions[file.actions(in: tokens)].contains {
      $0.role == .addition || $0.role == .constraint
    }
    // The end of those tokens whose values the statement may change.
    let changed: Int
    switch statement.kind {
    case .property: changed = statement.end
    case .assignment: changed = statement.assignment
    case .expression where places: changed = statement.first
    case .expression:
      guard let receiver = file.receiver(of: statement.first) else { return false }
      changed = receiver + 1
    default: return false
    }
    for token in tokens {
      if file.isUnclear(token) { return false }
      guard file.tokens[token].kind == .identifier else { continue }
      let key = file.names.key(token)
      if key == view, !isLayout(after: token, places) { return false }
      if token < changed, file.isFreeName(token), names.contains(key) { return false }
    }
    return true
  }

  /// Whether the view is named only to be placed: handed to a call that does so, or for an anchor.
  private func isLayout(after name: Int, _ places: Bool) -> Bool {
    var next = name + 1
    while file.tokens[next].kind == .questionPostfix
      || file.tokens[next].kind == .exclamationPostfix
    {
      next += 1
    }
    switch file.tokens[next].kind {
    case .comma, .rightParen, .rightBracket: return places
    case .period:
      guard let member = file.tokens[next + 1].layoutWord else { return false }
      return Self.layoutMembers.contains(member)
    default: return false
    }
  }

  private static let layoutMembers: Set<LayoutWord> = [
    .topAnchor, .leadingAnchor, .trailingAnchor, .bottomAnchor, .leftAnchor, .rightAnchor,
    .centerXAnchor, .centerYAnchor, .widthAnchor, .heightAnchor, .firstBaselineAnchor,
    .lastBaselineAnchor, .snp, .snp_makeConstraints, .snp_remakeConstraints,
    .snp_updateConstraints, .snp_prepareConstraints, .translatesAutoresizingMaskIntoConstraints,
  ]
}

extension ViewFile {
  /// Whether a token may end the function or change something that is not named before it.
  fileprivate func isUnclear(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .directive: true
    case .prefixOperator: text(token).hasPrefix("&")
    case .keyword: tokens[token].is(.try)
    case .identifier: tokens[token].is(.await)
    default: false
    }
  }

  /// Whether a name stands by itself or behind `self.`.
  fileprivate func isFreeName(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    guard token > 1, tokens[token - 1].kind == .period else { return true }
    return tokens[token - 2].is(Keyword.`self`)
  }

  /// The first name of a statement that calls something on it; nil for a call of the type's own, which may do anything
  /// to its views.
  fileprivate func receiver(of first: Int) -> Int? {
    let isQualified = tokens[first].is(Keyword.`self`) && tokens[first + 1].kind == .period
    let name = isQualified ? first + 2 : first
    return tokens[name].kind == .identifier && tokens[name + 1].kind == .period ? name : nil
  }

  /// What a statement itself does with views.
  private func ownActions(of index: Int) -> [ViewAction] {
    let statement = outline.statements[index]
    return actions[actions(in: statement.first..<statement.end)].filter {
      $0.statement.index == index
    }
  }

  /// The name of the one view that a statement is about; nil where there are more, or none with a simple name.
  fileprivate func subjectName(of index: Int) -> Int? {
    let actions = ownActions(of: index)
    guard let first = actions.first else { return receiver(of: outline.statements[index].first) }
    guard first.root == first.item, actions.allSatisfy({ $0.item.key == first.item.key }) else {
      return nil
    }
    return first.item.tokens.last { tokens[$0].kind == .identifier }
  }

  /// Identifies the view that a statement is about.
  func subject(of index: Int) -> UInt64? { subjectName(of: index).map(names.key) }

  /// The name of the view that a statement is about.
  func subjectText(of index: Int) -> String? { subjectName(of: index).map { text($0) } }

  /// Whether a statement sets something of a view that has nothing to do with its place.
  fileprivate func isConfiguration(_ index: Int) -> Bool {
    let actions = ownActions(of: index)
    guard actions.isEmpty else {
      return actions.allSatisfy {
        switch $0.role {
        case .appearance, .configuration: true
        case .neutral: $0.member.map { !isLayoutMember($0) } ?? false
        default: false
        }
      }
    }
    let statement = outline.statements[index]
    guard statement.kind == .expression, let view = receiver(of: statement.first),
      view + 3 < statement.end, tokens[view + 3].kind == .leftParen
    else { return false }
    let method = text(view + 2)
    return ["addTarget", "addAction", "addGestureRecognizer", "addInteraction"].contains(method)
      || method.hasPrefix("register")
  }

  /// Whether a statement only places views.
  func isLayout(_ index: Int) -> Bool {
    let statement = outline.statements[index]
    let actions = actions[actions(in: statement.first..<statement.end)]
    return !actions.isEmpty
      && actions.allSatisfy {
        switch $0.role {
        case .addition, .constraint: true
        case .neutral: $0.member.map(isLayoutMember) ?? false
        default: false
        }
      }
  }

  /// Whether a statement declares a name that another one uses.
  func declares(_ index: Int, nameIn user: Int) -> Bool {
    let statement = outline.statements[index]
    guard statement.kind == .property, statement.declaration >= 0 else { return false }
    let name = outline.declarations[statement.declaration].name
    let other = outline.statements[user]
    return name >= 0
      && (other.first..<other.end).contains {
        tokens[$0].kind == .identifier && isFreeName($0) && names.key($0) == names.key(name)
      }
  }

  /// Whether a member that belongs to layout as well as to configuration is more of the former.
  private func isLayoutMember(_ member: Lexeme) -> Bool {
    switch member.layoutWord {
    case .translatesAutoresizingMaskIntoConstraints, .autoresizingMask, .setContentHuggingPriority,
      .setContentCompressionResistancePriority, .setHugging, .setCompressionResistance,
      .setCustomSpacing, .setContentOffset, .setNeedsLayout, .setNeedsDisplay,
      .setNeedsUpdateConstraints:
      true
    default: false
    }
  }

  /// The statement before another one in its block.
  func statement(before index: Int) -> Int? {
    let block = block(of: index)
    var current = index - 1
    for _ in 0..<64 where current >= 0 {
      if self.block(of: current) == block { return current }
      current = outline.blocks[self.block(of: current)].owner
    }
    return nil
  }
}
