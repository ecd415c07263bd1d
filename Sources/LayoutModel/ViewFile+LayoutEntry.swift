import SwiftSource

extension ViewFile {
  /// The setup functions, in source order, of the types that have `performLayout()` or inherit it, without
  /// `performLayout()` itself and what it calls, directly or through others, and without what other functions than
  /// setup functions call.
  public func functionsBesidePerformLayout() -> [Int] {
    var entryTypes: Set<UInt64> = []
    var pending: [Int] = []
    for type in types where inheritsResponsiveClass(type) { entryTypes.insert(type.key) }
    for (index, function) in functions.enumerated() where function.type >= 0 {
      let name = outline.declarations[function.declaration].name
      guard name >= 0, tokens[name].is(.performLayout) else { continue }
      entryTypes.insert(types[function.type].key)
      pending.append(index)
    }
    guard !entryTypes.isEmpty else { return [] }
    let members = functions.indices.filter {
      functions[$0].type >= 0 && entryTypes.contains(types[functions[$0].type].key)
    }
    var byName: [UInt64: [Int]] = [:]
    for index in members { byName[memberKey(of: index), default: []].append(index) }
    var elsewhere = Set(pending)
    for index in members where !functions[index].isSetup {
      elsewhere.formUnion(callees(of: index, byName))
    }
    while let caller = pending.popLast() {
      for callee in callees(of: caller, byName) where elsewhere.insert(callee).inserted {
        pending.append(callee)
      }
    }
    return members.filter { functions[$0].isSetup && !elsewhere.contains($0) }
  }

  private func memberKey(of function: Int) -> UInt64 {
    TextHash.pair(types[functions[function].type].key, functions[function].key)
  }

  /// The functions of the same type that a function calls by their names alone or on `self`.
  private func callees(of function: Int, _ byName: [UInt64: [Int]]) -> [Int] {
    let body = outline.blocks[functions[function].body]
    let type = types[functions[function].type].key
    let start = outline.calls.partitioningIndex { position(of: $0) >= body.open }
    var callees: [Int] = []
    for call in outline.calls[start...] where call.name >= 0 {
      guard position(of: call) < body.close else { break }
      let isOwn =
        call.chainStart == call.name
        || (call.chainStart + 2 == call.name && tokens[call.chainStart].is(Keyword.`self`))
      guard isOwn else { continue }
      callees += byName[TextHash.pair(type, key(call.name))] ?? []
    }
    return callees
  }

  /// What the calls are sorted by.
  private func position(of call: Outline.Call) -> Int {
    call.open >= 0 ? call.open : call.trailingClosure
  }

  /// The name of the type of the view that an expression makes: `UILabel` of `UILabel()`.
  public func viewType(madeIn expression: Range<Int>) -> Int? {
    let first = expression.lowerBound
    guard makesView(expression), isViewName(first), hasCapital(first) else { return nil }
    return first
  }
}
