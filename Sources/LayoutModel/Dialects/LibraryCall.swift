import SwiftSource

/// A call on a view by which a library makes constraints and activates them: `view.autoCenterInSuperview()`,
/// `view.top(to: other)`.
///
/// Such calls are read like other constraints in statements: those that follow each other directly are a run.
struct LibraryCall {
  let file: FactBuilder
  let call: Outline.Call
  /// The block of the call's statement.
  let block: Int
  /// The view that the call is made on.
  let item: Item
  /// Where the call stands.
  let placement: Placement
  /// Where the constraints go: the library activates them, unless the call or a closure around it says otherwise.
  var container = Constraint.Container.maker
  /// The tokens of the priority; empty for none.
  var priority = 0..<0

  private let receiver: Range<Int>

  /// Nil for `.name(…)`, which leaves out what it is a member of: no method of a view.
  init?(_ index: Int, in file: FactBuilder) {
    self.file = file
    call = file.outline.calls[index]
    receiver = file.receiver(of: call)
    if receiver.isEmpty, call.name > 0, file.tokens[call.name - 1].kind == .period { return nil }
    block = file.block(of: call.statement)
    item = file.itemOfView(receiver, in: block)
    placement = file.placement(of: index)
  }

  /// A constraint that the call makes, with an equal sign and nothing on its second side.
  func constraint(_ attributes: LayoutAttributes) -> Constraint {
    Constraint(
      tokens: call.chainStart..<(call.end + 1), statement: file.code.statements[call.statement],
      firstItem: item,
      attributes: attributes, relation: .equal, priority: priority, container: container,
      block: placement.block, isAlternative: placement.isAlternative)
  }

  /// Adds a constraint with its numbers to the facts, unless it is about no attribute.
  func add(_ constraint: Constraint) {
    addNumbers(constraint.constant, of: constraint.firstItem)
    file.addNumber(
      .multiplier, constraint.multiplier, placement.block, constraint.firstItem, of: call.statement)
    guard !constraint.attributes.isEmpty else { return }
    file.constraints.append(constraint)
  }

  /// Adds what the call does to its view, where the constraints themselves will not say it.
  func addAction() {
    guard item.key != 0 else { return addUnknownAction() }
    guard container == .maker || container == .used else { return }
    addAction(.constraint, on: receiver, tokens: call.chainStart..<(call.name + 1))
  }

  /// Notes that the call constrains views that the code does not name.
  func addUnknownAction() {
    addAction(.constraint, on: nil, tokens: call.chainStart..<(call.name + 1))
  }

  /// Adds what the call does to one of several views.
  func addAction(
    _ role: StatementRole, on view: Range<Int>?, tokens: Range<Int>, parent: Item? = nil
  ) {
    file.addAction(
      role, call.statement, view, in: block, member: call.name, tokens: tokens, parent: parent)
  }

  // MARK: - Numbers

  /// Adds a constant as a number; a size, a point or insets as one number for each part.
  private func addNumbers(_ value: Range<Int>, of item: Item) {
    guard !value.isEmpty else { return }
    if let open = parts(of: value) {
      for argument in file.outline.arguments(open, file.tokens) {
        file.addNumber(.offset, argument.value, placement.block, item, of: call.statement)
      }
    } else if !addInsets(value, of: item) {
      file.addNumber(.offset, value, placement.block, item, of: call.statement)
    }
  }

  /// The `(` of `CGSize(width: 8, height: 8)`, `CGPoint(x: 0, y: 8)`, `.init(width: 8, height: 8)`,
  /// `TinyEdgeInsets(top: 8, …)`.
  private func parts(of value: Range<Int>) -> Int? {
    let open = value.lowerBound + (file.tokens[value.lowerBound].kind == .period ? 2 : 1)
    guard open < value.upperBound, file.tokens[open].kind == .leftParen,
      file.outline.partner(of: open) == value.upperBound - 1
    else { return nil }
    switch file.tokens[open + 1].layoutWord {
    case .width, .height, .x, .y: return open
    case .top: return file.spells(open - 1, "TinyEdgeInsets") ? open : nil
    default: return nil
    }
  }

  /// Adds what `.uniform(8)` and `.top(8) + .horizontal(-x)` are made of.
  ///
  /// - Returns: whether the value is made of such insets.
  private func addInsets(_ value: Range<Int>, of item: Item) -> Bool {
    var isFound = false
    var index = value.lowerBound
    while index < value.upperBound {
      if file.tokens[index].kind == .identifier, file.tokens[index - 1].kind == .period,
        file.tokens[index + 1].kind == .leftParen, isInsetsMaker(index)
      {
        isFound = true
        for argument in file.outline.arguments(index + 1, file.tokens) {
          file.addNumber(.edgeInsets, argument.value, placement.block, item, of: call.statement)
        }
      }
      index = file.outline.skip(index, file.tokens)
    }
    return isFound
  }

  private func isInsetsMaker(_ name: Int) -> Bool {
    switch file.tokens[name].layoutWord {
    case .top, .left, .bottom, .right: true
    default:
      file.spells(name, "uniform") || file.spells(name, "horizontal")
        || file.spells(name, "vertical")
    }
  }
}

extension LibraryCall {
  /// The view or guide that an argument names; nil where it names none.
  func item(_ value: Range<Int>) -> Item? {
    file.isPath(value) ? file.names.item(value, in: block) : nil
  }

  /// The view around the one that the call is made on.
  var superview: Item { .superview(at: call.name) }

  /// What an argument such as `.greaterThanOrEqual` or `.equalOrLess` says.
  func relation(_ value: Range<Int>) -> Constraint.Relation {
    guard let name = value.last else { return .equal }
    if file.hasPrefix(name, "less") || file.spells(name, "equalOrLess") { return .lessThanOrEqual }
    if file.hasPrefix(name, "greater") || file.spells(name, "equalOrGreater") {
      return .greaterThanOrEqual
    }
    return .equal
  }

  /// The last name of `.top` or `ALEdge.top`; nil for anything that is no member.
  func member(_ value: Range<Int>) -> Int? {
    guard let name = value.last, file.tokens[name].kind == .identifier,
      file.tokens[name - 1].kind == .period, name - value.lowerBound <= 2
    else { return nil }
    return name
  }
}
