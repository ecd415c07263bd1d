import LayoutModel
import SwiftSource

/// One place where code names a view that its file declares.
package struct ViewUse {
  /// What the code does with the view there.
  package enum Kind: UInt8, Sendable {
    /// `label = …`.
    case assignment
    /// `label.text = …`.
    case memberAssignment
    /// `label.setTitle(…)`, a statement by itself.
    case call
    /// `label.text`, `label.topAnchor`: a member, read or called in an expression.
    case member
    /// An argument of a call, nothing but the name.
    case argument
    /// An element of an array literal that `forEach` is called on.
    case element
    /// `return label`, or the one expression of a closure or a function.
    case returned
    /// An element of a list, a value of another name, a capture, and all else.
    case other
  }

  /// The index of the view in `ViewFile.subviews`; -1 for one that the file does not declare.
  package var subview: Int
  /// What the code does.
  package var kind: Kind
  /// The name with the `self.` before it, if there is one.
  package var tokens: Lexemes
  /// The statement that it is part of.
  package var statement: Statement
  /// The first member behind the name.
  package var member: Lexeme?
  /// For an argument or an element, the call.
  package var call: Call?
  /// For an argument, its label.
  package var label: Lexeme?
}

/// Where the views of a file are named.
final class ViewUses {
  /// Sorted by view, then by place.
  @exclusivity(unchecked) var all: [ViewUse] = []
  /// For each view, how many uses those before it have; then the number of all.
  @exclusivity(unchecked) var starts: [Int] = []
  /// The names that stand for a property of a type other than the one the code is in, or for something unknown.
  @exclusivity(unchecked) var elsewhere = KeySet()
  /// The same of names behind which a `?` or a `!` says that they stand for something optional: `button.titleLabel?.font`.
  @exclusivity(unchecked) var optionalElsewhere = KeySet()
}

extension ViewUse {
  /// A place that names a view which the file does not declare: `child.view`.
  package init?(of name: Lexemes, in file: ViewFile) {
    guard let statement = name.first?.statement else { return nil }
    self.init(subview: -1, kind: .other, tokens: name, statement: statement)
    classify(in: file.names)
  }

  /// Finds out what the code does at a place that names the view.
  mutating func classify(in file: Names) {
    var behind = tokens.last?.next
    while let mark = behind, mark.kind == .questionPostfix || mark.kind == .exclamationPostfix {
      behind = mark.next
    }
    guard let next = behind else { return }
    let begins = statement.first == tokens.first
    switch next.kind {
    case .period:
      member = next.next
      kind = .member
      if begins, statement.kind == .assignment, let target = statement.target,
        let name = tokens.last, name.index < target.endIndex, file.isPath(target.indices)
      {
        kind = .memberAssignment
      } else if begins, statement.kind == .expression, let call = member?.call,
        call.last.next == statement.end
      {
        kind = .call
      }
    case .equal where begins && statement.kind == .assignment && statement.assignment == next:
      kind = .assignment
    case .rightParen, .comma, .rightBracket:
      readArgument(in: file)
    default:
      guard next == statement.end else { return }
      let isSole = begins && statement.kind == .expression && statement.block.count == 1
      let isReturned = statement.kind == .transfer && tokens.first == statement.first.next
      if isSole || isReturned { kind = .returned }
    }
  }

  private mutating func readArgument(in file: Names) {
    guard let first = tokens.first, let before = first.previous else { return }
    switch before.kind {
    case .leftParen, .leftBracket, .comma: break
    case .colon where before.previous?.kind == .identifier: label = before.previous
    default: return
    }
    guard let open = file.opening(before: first.index).map({ file.code[$0] }) else { return }
    if open.kind == .leftBracket {
      readElement(of: open)
      return
    }
    guard open.kind == .leftParen, let name = open.previous,
      name.kind == .identifier || name.is(Keyword.`init`), let call = name.call
    else { return }
    self.call = call
    kind = .argument
  }

  /// `[label, button].forEach(…)`.
  private mutating func readElement(of open: Lexeme) {
    guard label == nil, let period = open.partner?.next, period.kind == .period,
      let name = period.next, name.is(.forEach), let call = name.call, call.chainStart == open
    else { return }
    self.call = call
    kind = .element
  }
}

extension SemanticModel {
  /// What the code does at a place that names a view in another way than by its declaration: as the argument of a closure.
  ///
  /// - Parameters:
  ///   - subview: the index of the view in `ViewFile.subviews`.
  ///   - mention: the name, such as `$0`.
  func use(of subview: Int, at mention: Lexeme) -> ViewUse? {
    guard let statement = mention.statement else { return nil }
    var use = ViewUse(
      subview: subview, kind: .other, tokens: mention.alone, statement: statement)
    use.classify(in: file.names)
    return use
  }

  /// The places where a name that the file declares is named after its declaration, in source order.
  ///
  /// A property counts where it is alone or after `self.`; whether it is also named in another way, which says
  /// little about whose it is, `isNamedElsewhere` tells.
  package func uses(of subview: Int) -> ArraySlice<ViewUse> {
    let uses = allUses()
    return uses.all[uses.starts[subview]..<uses.starts[subview + 1]]
  }

  private func allUses() -> ViewUses {
    if let knownUses { return knownUses }
    var reader = ViewUseReader(file.names)
    let uses = reader.read(mentions)
    knownUses = uses
    return uses
  }

  /// Whether a name like that of a property is used where it is unknown whose it is: `other.label`, `\.label`.
  func isNamedElsewhere(_ subview: Int) -> Bool {
    guard file.subviews[subview].isProperty, case let key = file.subviews[subview].key else {
      return false
    }
    let uses = allUses()
    return uses.elsewhere.contains(key)
      || uses.optionalElsewhere.contains(key) && !file.subviews[subview].declaration.isNeverNil
  }
}

extension Declaration {
  fileprivate var isNeverNil: Bool {
    if let last = type.last {
      return last.kind != .questionPostfix && last.kind != .exclamationPostfix
    }
    return value?.first?.hasCapital ?? false
  }
}

extension Names {
  /// The bracket that opens the list around a token; nil where it is too far to look for.
  fileprivate func opening(before token: Int) -> Int? {
    var index = token - 1
    var fuel = Fuel()
    while index >= 0, fuel.burn() {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: return index
      case .rightParen, .rightBracket, .rightBrace:
        index = min(code[index].partner?.index ?? index, index) - 1
      default: index -= 1
      }
    }
    return nil
  }
}

/// Finds the places of a file where its views are named, in one pass over the tokens.
struct ViewUseReader {
  private let file: Names
  private let tokens: UnsafeBufferPointer<Token>
  private let uses = ViewUses()
  /// For each scope and name, the view; -1 where two views share them.
  private var views = KeyMap<Int>()
  private var names = KeySet()
  /// The tokens that are names in declarations, which use nothing.
  private var declared = KeySet()
  /// How many closures open before the token that is read: tokens come in source order.
  private var openedClosures = 0
  /// How many statements begin before the end of that token.
  private var begunStatements = 0

  init(_ file: Names) { (self.file, tokens) = (file, file.tokens) }

  mutating func read(_ mentions: Mentions) -> ViewUses {
    uses.starts = (0...file.subviews.count).map { _ in 0 }
    for (index, subview) in file.subviews.enumerated() { add(subview, index) }
    guard !names.isEmpty else { return uses }
    var places: [(token: Int, name: UInt64)] = []
    mentions.forEach(ofBucketsOf: file.subviews.compactMap(\.declaration.name)) { token in
      let name = file.key(token)
      if names.contains(name) { places.append((token, name)) }
    }
    readDeclarations(KeySet(places.map { UInt64($0.token) }))
    uses.all.reserveCapacity(32)
    for (token, name) in places where !declared.contains(UInt64(token)) { read(token, name) }
    groupUses()
    return uses
  }

  /// Puts the uses of each view together, in source order.
  private mutating func groupUses() {
    // By index: uses are large.
    let all = uses.all
    guard !all.isEmpty else { return }
    var places = uses.starts
    for index in all.indices { places[all[index].subview + 1] += 1 }
    for view in file.subviews.indices { places[view + 1] += places[view] }
    uses.starts = places
    var order = [Int](repeating: 0, count: all.count)
    for index in all.indices {
      let view = all[index].subview
      order[places[view]] = index
      places[view] += 1
    }
    uses.all = order.map { all[$0] }
  }

  private mutating func add(_ subview: Subview, _ index: Int) {
    names.insert(subview.key)
    let key =
      subview.isProperty
      ? TextHash.pair(file.scopes.types[subview.type].key, subview.key)
      : Scopes.localKey(block: subview.declaration.block.index, subview.key)
    // Two of one name, in the branches of `#if` or in two nested types of one name: it is unknown which is meant.
    if let known = views.index(of: key) {
      views[at: known] = -1
      uses.elsewhere.insert(subview.key)
    } else {
      views[key] = index
    }
  }

  /// Notes the names of declarations, except where `if let label` also reads the property of that name.
  ///
  /// - Parameter mentions: the tokens with names of views.
  private mutating func readDeclarations(_ mentions: KeySet) {
    for declaration in file.code.declarations {
      guard let token = declaration.name, mentions.contains(UInt64(token.index)) else { continue }
      let name = file.key(token)
      let isAlias =
        declaration.kind == .binding && token.next?.kind != .equal
        && file.scopes.local(token.index, in: declaration.block.index) == nil
        && !file.scopes.localNames.contains(
          Scopes.localKey(statement: declaration.statement.index, name))
      if !isAlias { declared.insert(UInt64(token.index)) }
    }
  }

  // MARK: - One name

  private mutating func read(_ token: Int, _ name: UInt64) {
    var start = token
    if token > 0, tokens[token - 1].kind == .period {
      guard let base = self.base(before: token - 1) else {
        // `.label` alone is a case or a member of a type.
        if tokens[max(token - 2, 0)].kind == .backslash { uses.elsewhere.insert(name) }
        return
      }
      guard base >= 0 else {
        // `PlayerView.title` is a member of the type, `\PlayerView.title` is one of its views.
        if file.code[token - 2].hasCapital, tokens[max(token - 3, 0)].kind != .backslash,
          tokens[max(token - 3, 0)].kind != .period
        {
          return
        }
        switch tokens[token + 1].kind {
        case .questionPostfix, .exclamationPostfix: uses.optionalElsewhere.insert(name)
        default: uses.elsewhere.insert(name)
        }
        return
      }
      start = base
    }
    guard let statement = statement(around: token) else {
      uses.elsewhere.insert(name)
      return
    }
    switch statement.kind {
    case .function, .type, .enumerationCase, .importing, .typeAlias: return
    default: break
    }
    if isLabel(token) { return }
    let closure = closure(withParameterAt: token)
    let isCapture = closure?.isCapture ?? false
    let block = statement.block.index
    let parameters = closure.flatMap { $0.isCapture ? nil : $0.closure.body.index }
    let local = start < token ? nil : file.scopes.local(token, in: parameters ?? block)
    let view = if let local { known(local) } else { property(name, in: block) }
    guard let subview = view else { return }
    var use = ViewUse(
      subview: subview, kind: .other, tokens: file.code[start..<(token + 1)],
      statement: statement)
    if !isCapture { use.classify(in: file) }
    uses.all.append(use)
  }

  /// The innermost statement that a token is part of.
  private mutating func statement(around token: Int) -> Statement? {
    let statements = file.code.statements
    while begunStatements < statements.count, statements[begunStatements].first.index <= token {
      begunStatements += 1
    }
    return file.code[token].statement(behind: begunStatements)
  }

  /// The `self` before a period; -1 for another operand; nil for none.
  private func base(before period: Int) -> Int? {
    var index = period - 1
    guard index >= 0 else { return nil }
    while index > 0,
      tokens[index].kind == .questionPostfix || tokens[index].kind == .exclamationPostfix
    {
      index -= 1
    }
    switch tokens[index].kind {
    case .keyword:
      if tokens[index].is(Keyword.`self`) {
        return index > 0 && file.tokens[index - 1].kind == .period ? -1 : index
      }
      return tokens[index].is(.super) || tokens[index].is(Keyword.`Self`) ? -1 : nil
    case .identifier, .dollarIdentifier, .rightParen, .rightBracket, .rightBrace, .stringLiteral,
      .stringTail, .postfixOperator:
      return -1
    default: return nil
    }
  }

  /// `label:` of an argument.
  private func isLabel(_ token: Int) -> Bool {
    guard tokens[token + 1].kind == .colon, token > 0 else { return false }
    switch tokens[token - 1].kind {
    case .leftParen: return true
    case .comma:
      return file.opening(before: token).map { tokens[$0].kind == .leftParen } ?? false
    default: return false
    }
  }

  /// The closure that a token is between the brace and the `in` of, and whether it is in the capture list.
  private mutating func closure(
    withParameterAt token: Int
  ) -> (closure: Closure, isCapture: Bool)? {
    let closures = file.code.closures
    while openedClosures < closures.count, closures[openedClosures].open.index <= token {
      openedClosures += 1
    }
    guard openedClosures > 0, case let closure = closures[openedClosures - 1],
      let first = closure.signature.first, closure.signature.indices.contains(token)
    else { return nil }
    let isCapture = first.kind == .leftBracket && token < first.partner?.index ?? 0
    return (closure, isCapture)
  }

  /// The view that is the property of a name, or nil; notes names whose owner is unknown.
  private mutating func property(_ name: UInt64, in block: Int) -> Int? {
    let type = Int(file.scopes.typesOfBlocks[block])
    guard type >= 0 else {
      uses.elsewhere.insert(name)
      return nil
    }
    let property = TextHash.pair(file.scopes.types[type].key, name)
    if let view = known(property) { return view }
    // A property of another kind has the name here; else it may be inherited, or belong to a type around this one.
    if !file.propertyNames.contains(property) { uses.elsewhere.insert(name) }
    return nil
  }

  private func known(_ key: UInt64) -> Int? {
    guard let view = views[key], view >= 0 else { return nil }
    return view
  }
}
