import SwiftSource

extension FactBuilder {
  /// The setup functions, in source order, of the types that have `performLayout()` or inherit it, without
  /// `performLayout()` itself and what it calls, directly or through others, and without what other functions than
  /// setup functions call.
  public func functionsBesidePerformLayout() -> [Int] {
    var entryTypes: Set<UInt64> = []
    var entries: [Int] = []
    for type in scopes.types where inheritsResponsiveClass(type) { entryTypes.insert(type.key) }
    for (index, function) in scopes.functions.enumerated() where function.type >= 0 {
      guard function.declaration.name?.is(.performLayout) == true else { continue }
      entryTypes.insert(scopes.types[function.type].key)
      entries.append(index)
    }
    guard !entryTypes.isEmpty else { return [] }
    let members = scopes.functions.indices.filter {
      scopes.functions[$0].type >= 0
        && entryTypes.contains(scopes.types[scopes.functions[$0].type].key)
    }
    let calls = ownCalls(in: members)
    let others = members.filter { !scopes.functions[$0].isSetup }.flatMap { calls[$0] ?? [] }
    let reached = reachedNames(from: entries, calls, among: members)
    let elsewhere = reached.union(others)
    return members.filter { scopes.functions[$0].isSetup && !elsewhere.contains(memberKey(of: $0)) }
  }

  /// For each function, the keys of the members of its type that it calls by their names alone or on `self`.
  private func ownCalls(in members: [Int]) -> [Int: [UInt64]] {
    let functionOfBody = Dictionary(
      members.map { (scopes.functions[$0].body.index, $0) }, uniquingKeysWith: { first, _ in first }
    )
    var calls: [Int: [UInt64]] = [:]
    for call in outline.calls where call.name >= 0 {
      let isOwn =
        call.chainStart == call.name
        || (call.chainStart + 2 == call.name && tokens[call.chainStart].is(Keyword.`self`))
      guard isOwn,
        let caller = functionOfBody[Int(scopes.functionsOfBlocks[block(of: call.statement)])]
      else {
        continue
      }
      let type = scopes.types[scopes.functions[caller].type].key
      calls[caller, default: []].append(TextHash.pair(type, key(call.name)))
    }
    return calls
  }

  /// The keys of `entries` and of what they call, directly or through others.
  private func reachedNames(
    from entries: [Int], _ calls: [Int: [UInt64]], among members: [Int]
  ) -> Set<UInt64> {
    let byName = Dictionary(grouping: members, by: memberKey)
    var reached = Set(entries.map(memberKey))
    var pending = Array(reached)
    while let name = pending.popLast() {
      for caller in byName[name] ?? [] {
        for callee in calls[caller] ?? [] where reached.insert(callee).inserted {
          pending.append(callee)
        }
      }
    }
    return reached
  }

  private func memberKey(of function: Int) -> UInt64 {
    TextHash.pair(scopes.types[scopes.functions[function].type].key, scopes.functions[function].key)
  }

  /// The name of the type of the view that an expression makes: `UILabel` of `UILabel()`.
  public func viewType(madeIn expression: Lexemes) -> Lexeme? {
    guard let type = expression.first, makesView(expression.indices), isViewName(type.index),
      hasCapital(type.index)
    else { return nil }
    return type
  }
}
