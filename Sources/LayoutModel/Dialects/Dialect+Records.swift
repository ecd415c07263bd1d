import SwiftSource

// What dialects that read records of the outline still need.

/// The calls of a chain, in order: those of `b` and `c` in `a.b(…).c(…)`.
struct CallChain: Sequence, IteratorProtocol {
  var upcoming: Call?

  mutating func next() -> Outline.Call? {
    guard let call = upcoming else { return nil }
    upcoming = call.next
    return call.record
  }
}

extension Dialect {
  init(
    calls: [LayoutWord] = [], firstLabels: [LayoutWord] = [], readsInitializers: Bool = false,
    readsOtherNames: Bool = false, read: @escaping @Sendable (Int, FactBuilder) -> Void
  ) {
    self.init(
      calls: calls, firstLabels: firstLabels, readsInitializers: readsInitializers,
      readsOtherNames: readsOtherNames
    ) { (call: Call, file: FactBuilder) in read(call.index, file) }
  }
}

extension ClaimingDialect {
  init(
    occurs: @escaping @Sendable (FactBuilder) -> Bool,
    read: @escaping @Sendable (Int, FactBuilder) -> Bool,
    readOperators: @escaping @Sendable (FactBuilder) -> Void = { _ in }
  ) {
    self.init(
      occurs: occurs, read: { (call: Call, file: FactBuilder) in read(call.index, file) },
      readOperators: readOperators)
  }
}

extension FactBuilder {
  private func handle(_ call: Outline.Call) -> Call { code[call.name].call! }

  func receiver(of call: Outline.Call) -> Range<Int> { receiver(of: handle(call)) }

  func chain(from call: Int) -> CallChain { CallChain(upcoming: code.calls[call]) }

  func calls(after call: Outline.Call) -> CallChain { CallChain(upcoming: handle(call).next) }

  func content(of call: Outline.Call) -> Range<Int> {
    (call.open + 1)..<outline.partner(of: call.open)
  }

  func elements(of open: Int) -> Outline.Arguments { outline.arguments(open, tokens) }

  func arguments(of call: Outline.Call) -> [Outline.Argument] {
    guard call.open >= 0 else { return [] }
    return elements(of: call.open).filter { !$0.value.isEmpty }
  }

  func closure(of call: Outline.Call) -> Outline.Closure? { handle(call).closure?.record }

  func closure(withParameter name: Int, around block: Int) -> Outline.Closure? {
    closure(withParameter: code[name], around: block)?.record
  }

  func viewOfProxy(_ proxy: LayoutWord, in call: Outline.Call) -> Range<Int>? {
    viewOfProxy(proxy, in: handle(call))
  }

  func placement(of call: Int) -> Placement { placement(of: code.calls[call]) }

  func run(of statement: Int) -> BlockKey { run(of: code.statements[statement]) }

  func constraint(
    _ tokens: Range<Int>, in statement: Int, on item: Item, _ attributes: LayoutAttributes,
    _ placement: Placement, _ relation: Constraint.Relation = .equal
  ) -> Constraint {
    constraint(
      tokens, in: code.statements[statement], on: item, attributes, placement, relation)
  }

  func constraint(
    _ call: Outline.Call, on item: Item, _ attributes: LayoutAttributes, _ placement: Placement,
    _ relation: Constraint.Relation = .equal
  ) -> Constraint {
    constraint(handle(call), on: item, attributes, placement, relation)
  }

  func addNumber(
    _ kind: LayoutNumber.Kind, _ tokens: Range<Int>, _ block: BlockKey, _ item: Item,
    of statement: Int
  ) {
    addNumber(kind, tokens, block, item, of: code.statements[statement])
  }

  func addAction(
    _ role: StatementRole, _ view: Range<Int>?, of call: Outline.Call,
    tokens range: Range<Int>? = nil, parent: Item? = nil
  ) {
    addAction(role, view, of: handle(call), tokens: range, parent: parent)
  }

  func addAction(
    _ role: StatementRole, _ statement: Int, _ path: Range<Int>?, in block: Int, member: Int,
    tokens range: Range<Int>, parent: Item? = nil
  ) {
    addAction(
      role, code.statements[statement], path, in: block, member: member < 0 ? nil : code[member],
      tokens: range, parent: parent)
  }
}
