import SwiftSource

// How the dialects write facts.

extension Placement {
  /// The placement of a constraint that a library activates by itself.
  static func maker(_ block: BlockKey) -> Placement { .of(.maker, block) }

  /// The placement of a constraint that is not an alternative.
  static func of(_ container: Constraint.Container, _ block: BlockKey) -> Placement {
    Placement(container: container, block: block, isAlternative: false)
  }

  /// The same, but activated by a library.
  var made: Placement {
    Placement(container: .maker, block: block, isAlternative: isAlternative)
  }
}

extension FactBuilder {
  /// A constraint on an item, with nothing on its second side.
  func constraint(
    _ tokens: Range<Int>, in statement: Statement, on item: Item, _ attributes: LayoutAttributes,
    _ placement: Placement, _ relation: Constraint.Relation = .equal
  ) -> Constraint {
    Constraint(
      tokens: tokens, statement: statement, firstItem: item, attributes: attributes,
      relation: relation, container: placement.container, block: placement.block,
      isAlternative: placement.isAlternative)
  }

  /// A constraint that a call makes.
  func constraint(
    _ call: Call, on item: Item, _ attributes: LayoutAttributes, _ placement: Placement,
    _ relation: Constraint.Relation = .equal
  ) -> Constraint {
    constraint(
      call.tokens.indices, in: call.statement, on: item, attributes, placement, relation)
  }

  /// Adds a constraint with at least one attribute, and its constant and multiplier as numbers.
  func add(_ constraint: Constraint, constantAs kind: LayoutNumber.Kind = .offset) {
    addNumber(kind, constraint.constant, of: constraint)
    addNumber(.multiplier, constraint.multiplier, of: constraint)
    if !constraint.attributes.isEmpty { constraints.append(constraint) }
  }

  /// Adds a number of a constraint.
  func addNumber(_ kind: LayoutNumber.Kind, _ tokens: Range<Int>, of constraint: Constraint) {
    addNumber(kind, tokens, constraint.block, constraint.firstItem, of: constraint.statement)
  }

  func addNumber(
    _ kind: LayoutNumber.Kind, _ tokens: Range<Int>, _ block: BlockKey, _ item: Item,
    of statement: Statement
  ) {
    guard !tokens.isEmpty else { return }
    numbers.append(
      LayoutNumber(
        kind: kind, tokens: tokens, statement: statement,
        group: TextHash.pair(block.rawValue, item.key)))
  }

  /// Adds the effect of a call on a view; nil for one without a name in the code.
  ///
  /// - Parameter range: the tokens to point at; by default the call up to its name.
  func addAction(
    _ role: StatementRole, _ view: Range<Int>?, of call: Call,
    tokens range: Range<Int>? = nil, parent: Item? = nil
  ) {
    addAction(
      role, call.statement, view, in: block(of: call.statement), member: call.name,
      tokens: range ?? call.callee.indices, parent: parent)
  }
}

extension Constraint {
  /// Relates the same attributes of another item.
  mutating func relate(to item: Item) {
    secondItem = item
    secondAttributes = attributes
  }
}

extension FactBuilder {
  /// Reads a length into a constraint, and as a number: `8`, or `50%` for a fraction of a whole. Distances from far
  /// edges point inward.
  func readLength(_ value: Range<Int>, of constraint: inout Constraint) {
    constraint.constantPointsInward = !constraint.attributes.isDisjoint(with: .farEdges)
    if let last = value.last, tokens[last].kind == .postfixOperator, spells(last, "%") {
      constraint.multiplier = value
    } else {
      constraint.constant = value
    }
    addNumber(.offset, value, of: constraint)
  }
}

extension Constraint.Relation {
  /// The relation that a name tells: `minWidth`, `maxHeight`, `greaterThanOrEqual`, `equalOrLess`; equal for any other
  /// name.
  init(named name: Lexeme?) {
    func begins(_ prefixes: StaticString...) -> Bool {
      prefixes.contains { name?.hasPrefix($0) ?? false }
    }
    self =
      begins("min", "greater", "equalOrGreater")
      ? .greaterThanOrEqual : begins("max", "less", "equalOrLess") ? .lessThanOrEqual : .equal
  }

  /// Where it lets the first side go: 1 to greater values, -1 to smaller ones, 0 nowhere.
  public var direction: Int {
    switch self {
    case .equal: 0
    case .lessThanOrEqual: -1
    case .greaterThanOrEqual: 1
    }
  }

  /// The same with both sides multiplied by -1.
  public var inverted: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
