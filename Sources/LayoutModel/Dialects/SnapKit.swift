import SwiftSource

/// SnapKit: `view.snp.makeConstraints { make in make.top.equalToSuperview().offset(8) }`.
///
/// Source: SnapKit, ConstraintMaker and ConstraintMakerRelatable (https://github.com/SnapKit/SnapKit).
enum SnapKitDialect: Dialect {
  static let calls: [LayoutWord] = [
    .equalTo, .equalToSuperview, .lessThanOrEqualTo, .lessThanOrEqualToSuperview,
    .greaterThanOrEqualTo, .greaterThanOrEqualToSuperview,
    .makeConstraints, .remakeConstraints, .updateConstraints, .prepareConstraints,
    .snp_makeConstraints, .snp_remakeConstraints, .snp_updateConstraints, .snp_prepareConstraints,
    .update,
  ]

  static func read(_ index: Int, in file: FactBuilder) {
    let call = file.outline.calls[index]
    switch file.tokens[call.name].layoutWord {
    case .equalTo, .equalToSuperview: readRelation(index, .equal, in: file)
    case .lessThanOrEqualTo, .lessThanOrEqualToSuperview:
      readRelation(index, .lessThanOrEqual, in: file)
    case .greaterThanOrEqualTo, .greaterThanOrEqualToSuperview:
      readRelation(index, .greaterThanOrEqual, in: file)
    case .update: readUpdate(call, in: file)
    default: readMaker(call, in: file)
    }
  }

  // MARK: - The closure

  private static func readMaker(_ call: Outline.Call, in file: FactBuilder) {
    guard let view = view(of: call, in: file), let closure = file.closure(of: call) else {
      return
    }
    let block = file.block(of: call.statement)
    file.makerBlocks.insert(closure.block)
    file.addAction(
      .constraint, call.statement, view, in: block, member: call.name,
      tokens: call.chainStart..<(call.name + 1))
  }

  /// The view whose `snp` a call is made on; nil for a call of another library or of the project's own.
  private static func view(of call: Outline.Call, in file: FactBuilder) -> Range<Int>? {
    guard call.name - 1 >= call.chainStart, file.tokens[call.name - 1].kind == .period else {
      return nil
    }
    if file.hasPrefix(call.name, "snp_") { return call.chainStart..<(call.name - 1) }
    var proxy = call.name - 2
    while proxy > call.chainStart,
      file.tokens[proxy].kind == .exclamationPostfix
        || file.tokens[proxy].kind == .questionPostfix
    {
      proxy -= 1
    }
    guard proxy >= call.chainStart, file.tokens[proxy].is(.snp) else { return nil }
    return call.chainStart..<max(call.chainStart, proxy - 1)
  }

  // MARK: - One constraint

  private static func readRelation(
    _ index: Int, _ relation: Constraint.Relation, in file: FactBuilder
  ) {
    let call = file.outline.calls[index]
    guard call.open >= 0, let attributes = attributes(of: call, in: file),
      let maker = file.closure(
        withParameter: call.chainStart, around: file.block(of: call.statement))
    else { return }
    let block = file.block(of: call.statement)
    let item = item(ofMaker: maker, in: file)
    let key = BlockKey.code(block)
    var constraint = Constraint(
      tokens: call.chainStart..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: item,
      attributes: attributes, relation: relation, container: .maker, block: key)
    readTarget(call, of: &constraint, in: block, file)
    readModifiers(after: call, of: &constraint, item, file)
    file.constraints.append(constraint)
  }

  /// The attributes between the maker and the relation; nil where something else stands there.
  private static func attributes(of call: Outline.Call, in file: FactBuilder) -> LayoutAttributes? {
    var attributes: LayoutAttributes = []
    var index = call.chainStart + 1
    guard index < call.name, call.name - index <= 32 else { return nil }
    while index < call.name {
      guard file.tokens[index].kind == .period else { return nil }
      index += 1
      guard index < call.name, file.tokens[index].kind == .identifier,
        let word = file.tokens[index].layoutWord
      else { break }
      let part = LayoutAttributes(named: word)
      guard !part.isEmpty else { return nil }
      attributes.formUnion(part)
      index += 1
    }
    return attributes.isEmpty ? nil : attributes
  }

  /// The view that a maker's closure is for. A closure handed to a function of the project's own is for a view that
  /// the code does not name: it is told apart by the closure.
  private static func item(ofMaker closure: Outline.Closure, in file: FactBuilder) -> Item {
    let unnamed = Item(
      key: TextHash.pair(1, UInt64(closure.open)), tokens: closure.open..<(closure.open + 1))
    guard closure.call >= 0, file.outline.calls[closure.call].name >= 0 else { return unnamed }
    let call = file.outline.calls[closure.call]
    guard let view = view(of: call, in: file) else { return unnamed }
    return file.names.item(view, in: file.block(of: call.statement))
  }

  private static func readTarget(
    _ call: Outline.Call, of constraint: inout Constraint, in block: Int, _ file: FactBuilder
  ) {
    var arguments = file.outline.arguments(call.open, file.tokens)
    guard let first = arguments.next(), !first.value.isEmpty else {
      constraint.secondItem = .superview(at: call.name)
      constraint.secondAttributes = constraint.attributes
      return
    }
    let value = first.value
    if file.isPath(value) {
      if let proxy = value.first(where: { file.tokens[$0].is(.snp) }) {
        readProxy(proxy, in: value, of: &constraint, in: block, file)
        return
      }
      let item = file.names.item(value, in: block)
      if item == constraint.firstItem || file.names.namesViewOrGuide(value, in: block) {
        constraint.secondItem = item
        constraint.secondAttributes = constraint.attributes
        return
      }
    }
    // A number, or a view by another name: only a number can be negative.
    constraint.constant = value
    file.addNumber(.offset, value, constraint.block, constraint.firstItem, of: call.statement)
  }

  /// `a.snp.top`, `a.snp`, `snp.top`.
  private static func readProxy(
    _ proxy: Int, in value: Range<Int>, of constraint: inout Constraint, in block: Int,
    _ file: FactBuilder
  ) {
    let view = value.lowerBound..<max(value.lowerBound, proxy - 1)
    constraint.secondItem = file.names.item(view, in: block)
    if let word = file.tokens[value.upperBound - 1].layoutWord, value.upperBound - 1 > proxy {
      constraint.secondAttributes = LayoutAttributes(named: word)
    } else {
      constraint.secondAttributes = constraint.attributes
    }
  }

  private static func readModifiers(
    after relation: Outline.Call, of constraint: inout Constraint, _ item: Item, _ file: FactBuilder
  ) {
    var call = relation
    while let next = file.callInChain(after: call) {
      call = file.outline.calls[next]
      guard call.open >= 0 else { continue }
      let value = (call.open + 1)..<file.outline.partner(of: call.open)
      switch file.tokens[call.name].layoutWord {
      case .offset, .inset, .insets:
        constraint.constant = value
        constraint.constantPointsInward = !file.tokens[call.name].is(.offset)
        file.addNumber(.offset, value, constraint.block, item, of: call.statement)
      case .multipliedBy, .dividedBy:
        constraint.multiplier = value
        file.addNumber(.multiplier, value, constraint.block, item, of: call.statement)
      case .priority:
        constraint.priority = value
      default:
        continue
      }
    }
    constraint.tokens = constraint.tokens.lowerBound..<(call.end + 1)
  }

  /// `constraint.update(offset: …)`.
  private static func readUpdate(_ call: Outline.Call, in file: FactBuilder) {
    guard call.open >= 0 else { return }
    let receiver = file.receiver(of: call)
    guard !receiver.isEmpty, file.isPath(receiver) else { return }
    let block = file.block(of: call.statement)
    for argument in file.outline.arguments(call.open, file.tokens) where argument.label >= 0 {
      switch file.tokens[argument.label].layoutWord {
      case .offset, .inset:
        file.addNumber(
          .offset, argument.value, .code(block), file.names.item(receiver, in: block),
          of: call.statement)
      default: continue
      }
    }
  }
}
