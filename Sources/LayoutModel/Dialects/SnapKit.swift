import SwiftSource

extension LayoutLibrary {
  public static let snapKit = LayoutLibrary(
    "snapkit", "SnapKit", [.ofLibrary, .takesPriorityLast], proxy: "snp",
    triggers: SnapKitDialect.calls,
    dialect: Dialect(calls: SnapKitDialect.calls + [.update]) { SnapKitDialect(file: $1).read($0) })
}

/// SnapKit: `view.snp.makeConstraints { make in make.top.equalToSuperview().offset(8) }`.
///
/// Source: SnapKit, ConstraintMaker and ConstraintMakerRelatable (https://github.com/SnapKit/SnapKit).
struct SnapKitDialect {
  fileprivate static let calls: [LayoutWord] = [
    .equalTo, .equalToSuperview, .lessThanOrEqualTo, .lessThanOrEqualToSuperview,
    .greaterThanOrEqualTo, .greaterThanOrEqualToSuperview,
    .makeConstraints, .remakeConstraints, .updateConstraints, .prepareConstraints,
    .snp_makeConstraints, .snp_remakeConstraints, .snp_updateConstraints, .snp_prepareConstraints,
  ]

  let file: FactBuilder

  fileprivate func read(_ call: Call) {
    switch call.head.layoutWord {
    case .equalTo, .equalToSuperview: readRelation(call, .equal)
    case .lessThanOrEqualTo, .lessThanOrEqualToSuperview: readRelation(call, .lessThanOrEqual)
    case .greaterThanOrEqualTo, .greaterThanOrEqualToSuperview:
      readRelation(call, .greaterThanOrEqual)
    case .update: readUpdate(call)
    default: readMaker(call)
    }
  }

  private func readMaker(_ call: Call) {
    guard let view = view(of: call), let closure = call.closure else { return }
    file.makerBlocks.insert(closure.body.key)
    file.addAction(.constraint, view, of: call)
    for statement in closure.body.statements where statement.kind == .expression {
      readOwnRelation(statement)
    }
  }

  /// A relation of the project's own: `make.top.safeEqualToTop(of: self)`. It constrains what is in front of it, in a way that
  /// is not known.
  private func readOwnRelation(_ statement: Statement) {
    var name = statement.first
    while name.call == nil, let period = name.next, period.kind == .period, let next = period.next {
      name = next
    }
    guard let call = name.call, call.chainStart == statement.first, name.previous?.kind == .period,
      !(name.layoutWord.map(Self.calls.contains) ?? false), let attributes = attributes(of: call),
      let maker = file.parameter(call.chainStart, around: file.block(of: statement))?.closure
    else { return }
    var constraint = file.constraint(
      call, on: item(ofMaker: maker), attributes, .maker(.code(file.block(of: statement))), .equal)
    constraint.isOfHelper = true
    if let arguments = call.arguments { constraint.constant = arguments.tokens.indices }
    file.constraints.append(constraint)
  }

  /// The view in front of the `snp` of a call; nil for a call of another library or of the project.
  private func view(of call: Call) -> Range<Int>? {
    let (start, name) = (call.chainStart.index, call.head)
    guard name.index - 1 >= start, name.previous?.kind == .period else { return nil }
    if name.hasPrefix("snp_") { return start..<(name.index - 1) }
    guard let proxy = name.owner, proxy.index >= start, proxy.is(.snp) else { return nil }
    return start..<max(start, proxy.index - 1)
  }

  private func readRelation(_ call: Call, _ relation: Constraint.Relation) {
    let block = file.block(of: call.statement)
    guard let arguments = call.arguments, let attributes = attributes(of: call),
      let maker = file.parameter(call.chainStart, around: block)?.closure
    else { return }
    var constraint = file.constraint(
      call, on: item(ofMaker: maker), attributes, .maker(.code(block)), relation)
    readTarget(call, arguments, of: &constraint, in: block)
    readModifiers(after: call, of: &constraint)
    file.constraints.append(constraint)
  }

  /// The attributes between the maker and the relation; nil where there is something else.
  private func attributes(of call: Call) -> LayoutAttributes? {
    var attributes: LayoutAttributes = []
    let (start, name) = (call.chainStart.index + 1, call.head.index)
    guard start < name, name - start <= 32 else { return nil }
    for period in stride(from: start, to: name, by: 2) {
      guard file.tokens[period].kind == .period else { return nil }
      guard period + 1 < name, let word = file.tokens[period + 1].layoutWord else { break }
      let part = LayoutAttributes(named: word)
      guard !part.isEmpty else { return nil }
      attributes.formUnion(part)
    }
    return attributes.isEmpty ? nil : attributes
  }

  /// The view of a maker's closure. A closure that is passed to a function of the project is for a view without a name
  /// in the code: the closure identifies it.
  private func item(ofMaker closure: Closure) -> Item {
    let open = closure.open
    let unnamed = Item(key: TextHash.pair(1, UInt64(open.index)), tokens: open.alone.indices)
    guard let call = closure.call, call.name != nil, let view = view(of: call) else {
      return unnamed
    }
    return file.names.item(view, in: file.block(of: call.statement))
  }

  private func readTarget(
    _ call: Call, _ arguments: Arguments, of constraint: inout Constraint, in block: Int
  ) {
    guard let value = arguments.first?.value.indices, !value.isEmpty else {
      return constraint.relate(to: .superview(at: call.head.index))
    }
    if file.isPath(value) {
      if let proxy = value.first(where: { file.tokens[$0].is(.snp) }) {
        readProxy(proxy, in: value, of: &constraint, in: block)
        return
      }
      let item = file.names.item(value, in: block)
      if item == constraint.firstItem || file.namesViewOrGuide(value, in: block) {
        return constraint.relate(to: item)
      }
    }
    // A number, or a view by another name: only a number can be negative.
    constraint.constant = value
    file.addNumber(.offset, value, of: constraint)
    // SnapKit relates an edge that gets a number to the superview.
    guard constraint.attributes.isSubset(of: .allEdges) else { return }
    switch file.statedType(of: value, in: block) {
    case .floating, .integer, .wholeLiteral: constraint.relate(to: .superview(at: call.head.index))
    default: break
    }
  }

  /// `a.snp.top`, `a.snp`, `snp.top`.
  private func readProxy(
    _ proxy: Int, in value: Range<Int>, of constraint: inout Constraint, in block: Int
  ) {
    let view = value.lowerBound..<max(value.lowerBound, proxy - 1)
    constraint.relate(to: file.names.item(view, in: block))
    let last = value.upperBound - 1
    if last > proxy, file.tokens[last].isLayoutWord {
      constraint.secondAttributes = file.attributes(named: last)
    }
  }

  private func readModifiers(after relation: Call, of constraint: inout Constraint) {
    for call in relation.chain.dropFirst() {
      constraint.tokens = constraint.tokens.lowerBound..<call.tokens.endIndex
      guard let value = call.arguments?.tokens.indices else { continue }
      switch call.head.layoutWord {
      case .offset, .inset, .insets:
        constraint.constant = value
        constraint.constantPointsInward = !call.head.is(.offset)
        constraint.insetFollowsSecondEdge = constraint.constantPointsInward
        file.addNumber(.offset, value, of: constraint)
      case .multipliedBy, .dividedBy:
        constraint.multiplier = value
        file.addNumber(.multiplier, value, of: constraint)
      case .priority: constraint.priority = value
      default: continue
      }
    }
  }

  /// `constraint.update(offset: …)`.
  private func readUpdate(_ call: Call) {
    let receiver = file.receiver(of: call)
    guard file.isPath(receiver) else { return }
    let block = file.block(of: call.statement)
    let item = file.names.item(receiver, in: block)
    for argument in file.arguments(of: call) {
      guard let label = argument.label, label.is(.offset) || label.is(.inset) else { continue }
      file.addNumber(.offset, argument.value.indices, .code(block), item, of: call.statement)
    }
  }
}

extension FactBuilder {
  fileprivate func namesViewOrGuide(_ path: Range<Int>, in block: Int) -> Bool {
    if path.count == 1, tokens[path.lowerBound].is(Keyword.`self`) { return true }
    let last = path.upperBound - 1
    guard let name = path.last(where: { tokens[$0].kind == .identifier }), !hasSuffix(last, "]")
    else { return false }
    switch tokens[name].layoutWord {
    case .view, .contentView, .superview: return true
    default: break
    }
    if hasSuffix(name, "LayoutGuide") || hasSuffix(name, "ContentGuide") || isNamedLikeView(name) {
      return true
    }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    guard path.lowerBound == name || isQualified else { return false }
    if names.isDeclaredView(name, isQualified, in: block) == true { return true }
    let local = isQualified ? nil : scopes.local(name, in: block)
    let key = local ?? scopes.memberKey(key(name), in: block)
    let all = key.flatMap { allStatedNames().value.statements[$0] }
    return all?.contains { statement in
      guard let type = statement.type.last(where: { tokens[$0].kind == .identifier }) else {
        return isMadeAsView(code[statement.value])
      }
      return local != nil && (isViewName(type) || hasSuffix(type, "LayoutGuide"))
    } ?? false
  }

  private func isMadeAsView(_ value: Lexemes) -> Bool {
    guard let last = value.last, !last.hasSuffix("Guide") else { return !value.isEmpty }
    guard let call = last.partner?.previous?.call, call.last == last, let name = call.name,
      !name.hasCapital
    else { return false }
    let function = names.functionsByName()[key(name)].map { code.declarations[$0] }
    guard let function else { return call.statement.declaration?.modifiers.contains(.lazy) == true }
    let result = function.result?.last { $0.kind == .identifier }
    return result.map { isViewName($0.index) } ?? false
  }
}
