import SwiftSource

extension FactBuilder {
  /// Hands every call to the dialects that know its name.
  func readCalls() {
    let table = Dialects.byWord
    let hasHelpers = !helpers.isEmpty
    let chains = ChainDialects(self)
    let readers = Dialects.readers
    for (index, call) in outline.calls.enumerated() where call.name >= 0 {
      if hasHelpers, let uses = helpers.uses(of: key(call.name)) {
        ProjectHelperDialect.read(index, uses, in: self)
        continue
      }
      if chains.read(index, in: self) { continue }
      let token = tokens[call.name]
      let dialects = table[Int(token.word.id)]
      if !dialects.isEmpty {
        for dialect in dialects { readers[dialect].read(index, in: self) }
      } else if token.is(Keyword.`init`) {
        // `.init(…)` leaves out whose initializer it is; the arguments say.
        ItemConstraintDialect.read(index, in: self)
        EdgeInsetDialect.read(index, in: self)
      }
      if token.word == .none || token.is(.viewTypeName) {
        ViewTreeDialect.readHelper(index, in: self)
      }
      FrameDialect.readInitializer(index, in: self)
      ViewTreeDialect.readStack(index, in: self)
    }
    if chains.hasStevia { SteviaDialect.readOperators(in: self) }
  }

  /// The item of a view that a library is asked on, its own where that is empty; unknown where the view is the result of
  /// a call.
  func itemOfView(_ view: Range<Int>, in block: Int) -> Item {
    view.isEmpty || isPath(view) ? names.item(view, in: block) : .unknown(at: view.lowerBound)
  }

  func addNumber(
    _ kind: LayoutNumber.Kind, _ tokens: Range<Int>, _ block: BlockKey, _ item: Item,
    of statement: Int
  ) {
    guard !tokens.isEmpty else { return }
    numbers.append(
      LayoutNumber(
        kind: kind, tokens: tokens, statement: code.statements[statement],
        group: TextHash.pair(block.rawValue, item.key)))
  }
}
