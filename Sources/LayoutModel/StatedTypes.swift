import SwiftSource

/// The type of a value as the file states it, as far as numbers of layout depend on it.
public enum StatedType: Equatable, Sendable {
  /// `CGFloat`, `Double` or `Float`.
  case floating
  /// `Int` and its kin.
  case integer
  /// Nothing but whole literals: an `Int` or a `CGFloat`, whichever is asked for.
  case wholeLiteral
  case rectangle, point, size, insets
  case view, controller, anchor, constraint
  /// A type that the file declares or extends, by the key of its name.
  case declared(UInt64)
  /// A type that is none of these.
  case other
}

extension StatedType {
  /// The types of Swift and UIKit that matter to numbers, by name.
  static let named: NameTable<StatedType> = [
    "CGFloat Double Float": .floating,
    "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 NSInteger": .integer,
    "CGRect": .rectangle, "CGPoint": .point, "CGSize": .size,
    "UIEdgeInsets NSDirectionalEdgeInsets": .insets, "NSLayoutConstraint": .constraint,
    "NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension NSLayoutAnchor": .anchor,
  ]

  /// A member of UIKit's own of a value of this type; nil for any other.
  func member(_ name: Int, in file: FactBuilder) -> StatedType? {
    switch self {
    case .view:
      file.code[name].isAnchor ? .anchor : Self.viewMembers.value(of: name, in: file)
    case .controller: file.tokens[name].is(.view) ? .view : nil
    case .rectangle: Self.rectangleMembers.value(of: name, in: file)
    case .point, .size, .insets: Self.parts.value(of: name, in: file)
    case .constraint: Self.constraintMembers.value(of: name, in: file)
    case .floating, .integer, .wholeLiteral, .anchor, .declared, .other: nil
    }
  }

  // Source: UIKit (https://developer.apple.com/documentation/uikit/uiview) and Core Graphics.
  private static let viewMembers: NameTable<StatedType> = [
    "frame bounds": .rectangle, "center contentOffset": .point, "superview": .view,
    "safeAreaInsets layoutMargins directionalLayoutMargins contentInset": .insets,
    "adjustedContentInset textContainerInset": .insets,
    "contentSize intrinsicContentSize": .size,
  ]
  private static let rectangleMembers: NameTable<StatedType> = [
    "origin": .point, "size": .size, "width height minX midX maxX minY midY maxY": .floating,
  ]
  private static let parts: NameTable<StatedType> = [
    "x y width height top bottom left right leading trailing": .floating
  ]
  private static let constraintMembers: NameTable<StatedType> = [
    "constant multiplier": .floating
  ]
}

/// The properties, locals and parameters of a file with what states their types.
struct StatedNames {
  struct Statement {
    var type: Range<Int>
    var value: Range<Int>
    var block: Int
    /// Whether the name always has its initial value.
    var isConstant = false
  }

  /// What states the type of a name in all places: most names are declared in one, which needs no list.
  struct Statements {
    var first: Statement
    fileprivate(set) var others: [Statement] = []

    var count: Int { 1 + others.count }

    /// Whether one of the first fits: generated code may have thousands of one name.
    func contains(where fits: (Statement) -> Bool) -> Bool {
      fits(first) || others.prefix(3).contains(where: fits)
    }
  }

  /// By scope and name for locals and parameters, by type and name for members, by name for those of the file: in the
  /// branches of `#if`, or in two types of one name, there is more than one.
  private(set) var statements = KeyMap<Statements>()
  /// The names of the file's type aliases, which may stand for any type.
  var aliases = KeySet()
  /// For each type that the file extends, the index of its first extension.
  var extensions = KeyMap<Int>()

  mutating func reserveCapacity(_ count: Int) { statements.reserveCapacity(count) }

  mutating func add(_ key: UInt64, _ statement: Statement) {
    if let index = statements.index(of: key) {
      statements[at: index].others.append(statement)
    } else {
      _ = statements.append(key, Statements(first: statement))
    }
  }
}

extension FactBuilder {
  /// The names and what states their types, read on first use.
  func allStatedNames() -> Box<StatedNames> {
    if let stated = lazily.stated { return stated }
    var names = StatedNames()
    names.reserveCapacity(code.declarations.count)
    for declaration in code.declarations {
      switch declaration.kind {
      case .property, .binding:
        guard let name = declaration.name else { continue }
        names.add(
          statedKey(of: declaration, name),
          StatedNames.Statement(
            type: declaration.type.isEmpty
              ? castType(of: declaration, name) : declaration.type.indices,
            value: statedValue(of: declaration, name.index),
            block: declaration.block.index,
            isConstant: declaration.kind == .property && declaration.keyword.is(.let)))
      case .function, .initializer, .subscripting:
        guard let body = declaration.body else { continue }
        for parameter in declaration.parameters?.parameters ?? [] {
          names.add(
            Scopes.localKey(block: body.index, key(parameter.name)),
            StatedNames.Statement(
              type: annotation(of: parameter), value: 0..<0, block: declaration.block.index))
        }
      default: continue
      }
    }
    for statement in code.statements where statement.kind == .typeAlias {
      guard let name = statement.tokens.first(where: { $0 == "typealias" })?.next else { continue }
      names.aliases.insert(key(name))
    }
    for (index, type) in scopes.types.enumerated() where type.kind == .extension {
      if names.extensions[type.key] == nil { names.extensions[type.key] = index }
    }
    let kept = Box(names)
    lazily.stated = kept
    return kept
  }

  /// The key of a local, of a member of the type around, or of a name of the file, whichever the bare name means.
  func statedKey(ofName name: Int, in block: Int) -> UInt64? {
    let statements = allStatedNames().value.statements
    if let local = scopes.local(name, in: block) {
      return statements[local] == nil ? nil : local
    }
    let key = key(name)
    if let member = scopes.memberKey(key, in: block), statements[member] != nil {
      return member
    }
    return statements[key] == nil ? nil : key
  }

  private func statedKey(of declaration: Declaration, _ name: Lexeme) -> UInt64 {
    let (name, block) = (key(name), declaration.block.index)
    if scopes.functionsOfBlocks[block] >= 0 { return scopes.localKey(of: declaration, name) }
    return scopes.memberKey(name, in: block) ?? name
  }

  /// The initial value, also that of `if let a = b`.
  private func statedValue(of declaration: Declaration, _ name: Int) -> Range<Int> {
    let equal = name + 1
    guard declaration.kind == .binding, tokens[equal].kind == .equal,
      tokens[name - 1].is(.let) || tokens[name - 1].is(.var)
    else { return declaration.value?.indices ?? 0..<0 }
    let end = declaration.statement.end.index
    let value = (equal + 1)..<max(end, equal + 1)
    return value
      .lowerBound..<(value.first {
        switch tokens[$0].kind {
        case .identifier, .period, .questionPostfix, .exclamationPostfix: false
        case .keyword: !tokens[$0].is(Keyword.`self`)
        default: true
        }
      } ?? value.upperBound)
  }

  /// The type that a value is cast to, as in `if let border = layers.first as? CALayer, …`; empty without one.
  private func castType(of declaration: Declaration, _ name: Lexeme) -> Range<Int> {
    let (start, end) = (name.index + 2, declaration.statement.end.index)
    guard start < end, tokens[start - 1].kind == .equal else { return 0..<0 }
    let value = code[start..<end].outermost.prefix(Self.longestItem).prefix {
      $0.kind != .comma && $0.kind != .leftBrace && !$0.is(.else)
    }
    guard var index = value.first(where: { $0.is(.as) })?.index else { return 0..<0 }
    index += 1
    while tokens[index].kind == .questionPostfix || tokens[index].kind == .exclamationPostfix {
      index += 1
    }
    return tokens[index].kind == .identifier ? index..<(index + 1) : 0..<0
  }

  /// The tokens of a parameter's type, without its default value.
  private func annotation(of parameter: Parameter) -> Range<Int> {
    let type = parameter.type
    let start = type.first?.is(.inout) ?? false ? 1 : 0
    let end = type.first { $0.kind == .equal }?.index ?? type.endIndex
    return min(type.startIndex + start, end)..<end
  }
}

/// What the file says about the types of its names; nil stands for everything that it leaves open.
extension FactBuilder {
  /// The type of an expression: of a path, of a sum or product, of what is made by an initializer, of a constraint.
  ///
  /// - Parameter block: the block that the expression is in.
  public func statedType(of expression: Range<Int>, in block: Int) -> StatedType? {
    StatedTypeReader(file: self).type(of: expression, in: block)
  }
}

/// Works out what type something has; the values of names lead to further names.
private struct StatedTypeReader {
  let file: FactBuilder
  /// How many more names are followed: a name of a sum leads to many others.
  private let budget = Budget()

  init(file: FactBuilder) { self.file = file }

  private final class Budget {
    var names = 64
    var depth = 0
  }

  private static let greatestDepth = 8

  private var tokens: UnsafeBufferPointer<Token> { file.tokens }

  func type(of expression: Range<Int>, in block: Int) -> StatedType? {
    guard !expression.isEmpty, expression.count <= 256 else { return nil }
    if let constraint = constraint(expression) { return constraint }
    var types: [StatedType] = []
    var index = expression.lowerBound
    while index < expression.upperBound {
      if tokens[index].kind == .prefixOperator {
        guard file.names.spells(index, "-") || file.names.spells(index, "+") else { return nil }
        index += 1
      }
      let end = endOfOperand(index, expression.upperBound)
      guard end > index, let type = operand(index..<end, in: block) else { return nil }
      types.append(type)
      guard end < expression.upperBound else { break }
      guard isArithmetic(end), end + 1 < expression.upperBound else { return nil }
      index = end + 1
    }
    return types.count == 1 ? types[0] : combined(types)
  }

  /// A value that is one constraint, as UIKit makes it.
  private func constraint(_ value: Range<Int>) -> StatedType? {
    file.constraints(in: value).contains { index in
      let constraint = file.constraints[index]
      return constraint.tokens == value && constraint.leavesAutoresizingMask
    } ? .constraint : nil
  }

  private func combined(_ types: [StatedType]) -> StatedType? {
    var result = StatedType.wholeLiteral
    for type in types {
      switch (result, type) {
      case (_, .wholeLiteral): continue
      case (.wholeLiteral, .floating), (.floating, .floating): result = .floating
      case (.wholeLiteral, .integer), (.integer, .integer): result = .integer
      default: return nil
      }
    }
    return result
  }

  private func isArithmetic(_ token: Int) -> Bool {
    guard tokens[token].kind == .binaryOperator else { return false }
    switch file.code[token].text {
    case "+", "-", "*", "/": return true
    default: return false
    }
  }

  private func endOfOperand(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      switch tokens[index].kind {
      case .binaryOperator, .prefixOperator, .postfixOperator, .questionInfix, .comma, .colon,
        .equal, .directive:
        return index
      default: index = file.skip(index)
      }
    }
    return min(index, limit)
  }

  private func operand(_ range: Range<Int>, in block: Int) -> StatedType? {
    let first = range.lowerBound
    switch tokens[first].kind {
    case .integerLiteral: return range.count == 1 ? .wholeLiteral : nil
    case .floatLiteral: return range.count == 1 ? .floating : nil
    case .leftParen:
      guard let close = file.code[first].partner?.index, close > first + 1,
        close < range.upperBound
      else { return nil }
      return members(close + 1, range.upperBound, of: type(of: (first + 1)..<close, in: block))
    case .identifier: return path(range, in: block)
    case .keyword where tokens[first].is(Keyword.`self`) || tokens[first].is(.Self):
      return members(first + 1, range.upperBound, of: ownType(block))
    default: return nil
    }
  }

  private func ownType(_ block: Int) -> StatedType? {
    file.scopes.type(aroundBlock: block).map { .declared($0.key) }
  }

  private func path(_ range: Range<Int>, in block: Int) -> StatedType? {
    let first = range.lowerBound
    let next = first + 1
    if next < range.upperBound, tokens[next].kind == .leftParen {
      guard file.code[first].hasCapital, !isShadowed(first, in: block) else { return nil }
      return members(file.skip(next), range.upperBound, of: named(first))
    }
    if let key = file.statedKey(ofName: first, in: block) {
      return members(next, range.upperBound, of: type(ofName: key))
    }
    if file.scopes.isLocal(first, in: block) { return nil }
    if let own = ownType(block), let type = member(first, of: own) {
      return members(next, range.upperBound, of: type)
    }
    guard file.code[first].hasCapital, next < range.upperBound else { return nil }
    // `UIEdgeInsets.zero` is of the type itself.
    if tokens[next].kind == .period, file.names.spells(next + 1, "zero") {
      return members(next + 2, range.upperBound, of: named(first))
    }
    return members(next, range.upperBound, of: .declared(file.key(first)))
  }

  /// A type that has an initializer or a function of its own in the file may not make what its name says.
  private func isShadowed(_ name: Int, in block: Int) -> Bool {
    file.scopes.isLocal(name, in: block)
      || (StatedType.named.value(of: name, in: file) != nil
        && file.names.declaresFunction(named: file.code[name]))
  }

  private func type(ofName key: UInt64) -> StatedType? {
    guard budget.depth < Self.greatestDepth, budget.names > 0,
      let all = file.allStatedNames().value.statements[key], all.count <= 4
    else { return nil }
    budget.names -= 1
    budget.depth += 1
    defer { budget.depth -= 1 }
    let first = type(of: all.first)
    return all.others.map(type(of:)).allSatisfy { $0 == first } ? first : nil
  }

  private func type(of statement: StatedNames.Statement) -> StatedType? {
    if !statement.type.isEmpty { return annotated(statement.type) }
    let value = statement.value
    guard !value.isEmpty else { return nil }
    let type = type(of: value, in: statement.block)
    if type == .wholeLiteral { return .integer }
    return type ?? (file.names.makesView(value) ? .view : nil)
  }

  /// The type of what follows a value, one member after the other.
  private func members(_ start: Int, _ end: Int, of type: StatedType?) -> StatedType? {
    guard var type else { return nil }
    var index = start
    while index < end {
      switch tokens[index].kind {
      case .questionPostfix, .exclamationPostfix:
        index += 1
      case .period:
        guard index + 1 < end, let next = member(index + 1, of: type) else { return nil }
        type = next
        index += 2
      default:
        return nil
      }
    }
    return type
  }

  private func member(_ name: Int, of type: StatedType) -> StatedType? {
    guard tokens[name].kind == .identifier else { return nil }
    guard case .declared(let owner) = type else { return type.member(name, in: file) }
    let key = TextHash.pair(owner, file.key(name))
    if file.allStatedNames().value.statements[key] != nil { return self.type(ofName: key) }
    if file.code[name].hasCapital, file.scopes.typesByName[file.key(name)] != nil {
      return .declared(file.key(name))
    }
    return base(of: owner)?.member(name, in: file)
  }

  /// What a type of the file inherits from UIKit or extends of it.
  private func base(of key: UInt64) -> StatedType? {
    guard let index = file.scopes.typesByName[key] ?? file.allStatedNames().value.extensions[key]
    else {
      return nil
    }
    let type = file.scopes.types[index]
    let declaration = type.declaration
    guard
      let name = (type.kind == .extension ? declaration.name : declaration.type.first)?.index,
      tokens[name].kind == .identifier
    else { return nil }
    if let type = StatedType.named.value(of: name, in: file) { return type }
    guard tokens[name].namesViewType else { return nil }
    return file.names.isViewName(name) ? .view : .controller
  }

  private func annotated(_ type: Range<Int>) -> StatedType? {
    var type = type
    while let last = type.last,
      tokens[last].kind == .questionPostfix || tokens[last].kind == .exclamationPostfix
    {
      type = type.lowerBound..<last
    }
    guard let first = type.first else { return nil }
    switch tokens[first].kind {
    case .leftBracket, .leftParen: return .other
    case .identifier:
      return type.count == 1 ? named(first) : nil
    default: return nil
    }
  }

  /// The type that a name stands for. A name without `Constraint` in it that the file does not explain is that of some
  /// other type, unless it is a generic parameter's.
  private func named(_ name: Int) -> StatedType? {
    let key = file.key(name)
    if file.allStatedNames().value.aliases.contains(key) { return nil }
    if file.scopes.typesByName[key] != nil {
      if case .constraint? = base(of: key) { return .constraint }
      return .declared(key)
    }
    if let type = StatedType.named.value(of: name, in: file) { return type }
    if tokens[name].namesViewType { return file.names.isViewName(name) ? .view : .controller }
    let isOther = tokens[name].range.count > 2 && !file.code[name].contains("onstraint")
    return isOther ? .other : nil
  }
}
