import LayoutModel
import LayoutSolver
import SwiftSource

extension SceneReader {
  /// Reads the constraints, one for each attribute.
  mutating func readConstraints() {
    let stored = StoredConstraints(file) { moment(of: $0) == 0 }
    for name in stored.foreign {
      guard let statement = name.statement else { continue }
      addGap("`\(name.text)`, which other code makes", statement, name.alone)
      update(statement) { $0.hasForeignConstraints = true }
    }
    for constraint in file.constraints {
      let statement = constraint.statement
      let subjects = references(to: constraint.firstItem, at: statement)
      guard !subjects.isEmpty else {
        addGap(
          "a constraint of `\(constraint.expression.text.onOneLine(atMost: 60))`", statement,
          constraint.expression)
        continue
      }
      for subject in subjects {
        for attribute in constraint.attributes.each {
          add(constraint, attribute, of: subject, stored)
        }
      }
    }
  }

  private mutating func add(
    _ constraint: Constraint, _ attribute: LayoutAttributes, of subject: Reference,
    _ stored: StoredConstraints
  ) {
    let statement = constraint.statement
    var read = SceneConstraint(
      edge: SceneEdge(subject, attribute), relation: constraint.relation(at: attribute),
      place: place(constraint.expression))
    if let second = constraint.secondItem {
      guard let target = edge(of: second, for: attribute, constraint, subject) else {
        addGap(
          "what `\(constraint.expression.text.onOneLine(atMost: 60))` refers to", statement,
          constraint.expression)
        return
      }
      read.target = target
      if !isShare(constraint) { read.multiplier = multiplier(of: constraint) }
    } else if let target = givenAnchor(of: constraint, at: attribute) {
      read.target = target
    } else if attribute.isDisjoint(with: [.width, .height]), constraint.library != nil {
      // Libraries relate a place to the superview where the code names nothing.
      read.target = SceneEdge(
        box: subject.box, guide: guideOfSuperview(constraint), isOfSuperview: true,
        attribute: attribute)
    } else if isShare(constraint) {
      // `width(50%)` in a library that sets frames is a share of the superview.
      read.target = SceneEdge(box: subject.box, isOfSuperview: true, attribute: attribute)
      read.multiplier = share(constraint)
    }
    guard let constant = constant(of: constraint, attribute) else {
      addGap(
        "the numbers of `\(constraint.expression.text.onOneLine(atMost: 60))`", statement,
        constraint.expression)
      return
    }
    read.constant =
      constraint.manner.contains(.setsFrame)
      ? withMargins(constant, constraint, attribute) : constant
    if constraint.isSystemSpacing { read.takeSystemSpacing() }
    let priority = statement.tokens(constraint.priority)
    let later = stored.priority(of: statement, in: file)
    if let priority = priority.isEmpty ? later : priority {
      read.priority = priority.nameOfPriority
    }
    read.isActive =
      constraint.isCertainlyActive && !statement.assigns(.false)
      || stored.activates(statement, in: file)
    if isStatementOfBuilder(constraint) { read.isActive = true }
    // A maker activates what it makes, under whatever name the code keeps it.
    if constraint.container == .maker, !constraint.isAlternative,
      !isInClosure(statement, of: "prepare", or: "snp_prepare")
    {
      read.isActive = !stored.takesTurns(constraint)
    }
    read.isUpdate = isInClosure(statement, of: "update", or: "snp_update")
    read.isRemake = isInClosure(statement, of: "remake", or: "snp_remake")
    read.condition = condition(around: statement)
    read.laterConstant = stored.constant(of: statement, in: file)
    read.moment = moment(of: statement)
    read.setsFrame = constraint.setsFrame && constraint.library == nil
    if constraint.setsFrame { read.isActive = true }
    append(read, statement)
  }

  /// Whether a constraint is a statement of a closure that the project's code takes constraints from:
  /// `view.addConstrainedSubviews([a]) { a.topAnchor.constraint(equalTo: view.topAnchor) }`.
  private func isStatementOfBuilder(_ constraint: Constraint) -> Bool {
    guard constraint.container == .dropped || constraint.container == .returned,
      constraint.statement.kind == .expression,
      let closure = constraint.statement.block.ancestors.prefix(4).lazy.compactMap(\.closure).first
    else { return false }
    return closure.call?.name.map { !file.names.isUIKitMethod($0) } ?? false
  }

  /// The anchor that a function gets and relates another one to: `top` of `topAnchor.constraint(equalTo: top)`.
  private func givenAnchor(
    of constraint: Constraint, at attribute: LayoutAttributes
  ) -> SceneEdge? {
    guard constraint.manner.contains(.hasIsActive), let close = constraint.expression.last,
      let argument = close.partner?.previous?.call?.arguments?.first,
      argument.label?.hasSuffix("qualTo") == true, argument.value.count == 1,
      let name = argument.value.first, function(around: constraint.statement) != nil
    else { return nil }
    let item = file.names.item(name.alone, in: constraint.statement.block)
    return references(to: item, at: constraint.statement).first.map { SceneEdge($0, attribute) }
  }

  private func edge(
    of second: Item, for attribute: LayoutAttributes, _ constraint: Constraint,
    _ subject: Reference
  ) -> SceneEdge? {
    let isSame = constraint.secondAttributes.contains(attribute)
    // Of several, those that both sides have belong together: `below(of: a, aligned: .left)`.
    let other =
      isSame || constraint.secondAttributes.isEmpty
      ? attribute : constraint.secondAttributes.subtracting(constraint.attributes)
    guard other.count == 1 else { return nil }
    if second.isSuperview {
      var edge = SceneEdge(subject, other)
      (edge.guide, edge.isOfSuperview) = (guideOfSuperview(constraint), true)
      return edge
    }
    let found = references(to: second, at: constraint.statement)
    guard found.count == 1, let reference = found.first else { return nil }
    return SceneEdge(reference, other)
  }

  private func multiplier(of constraint: Constraint) -> SceneNumber {
    let tokens = constraint.statement.tokens(constraint.multiplier)
    guard !tokens.isEmpty else { return .one }
    let value = file.multiplier(of: constraint)
    return SceneNumber(value: value, text: tokens.text.onOneLine(atMost: 60))
  }

  /// The constant with UIKit's sign; nil where its direction is unknown.
  private func constant(
    of constraint: Constraint, _ attribute: LayoutAttributes
  ) -> SceneNumber? {
    if isShare(constraint), attribute.isDisjoint(with: [.width, .height]) {
      return SceneNumber(value: nil, text: multiplier(of: constraint).text)
    }
    guard !constraint.constant.isEmpty, !isCenterOfCorner(constraint, attribute) else {
      return .zero
    }
    let tokens = constraint.statement.tokens(constraint.constant)
    let format = constraint.manner.contains(.isInFormat) ? numberInFormat(constraint) : nil
    let value =
      format.map(\.value) ?? file.constant(of: constraint)
      ?? part(ofLocal: tokens, at: attribute, constraint.statement.block)
      ?? part(ofSum: tokens, at: attribute, constraint.statement.block)
    if value == .zero { return .zero }
    guard let direction = constraint.direction(ofConstantAt: attribute) else { return nil }
    var number = SceneNumber(
      value: value, text: format?.text ?? tokens.text.onOneLine(atMost: 60))
    if direction < 0 {
      number.value = value.map { -$0 }
      number.isNegated = true
    }
    if number.value == nil { number.takeSign() }
    return number
  }

  /// Tells the functions apart that run later than setup.
  private func moment(of statement: Statement) -> Int {
    let body = statement.block.ancestors.prefix(16).first { $0.kind == .functionBody }
    return body.map { laterFunctions.contains($0.index) ? $0.index : 0 } ?? 0
  }

  /// The part of a local with insets or a size that an attribute takes, or that is named: `iconSize` of
  /// `let iconSize = CGSize(width: 20, height: 18)`, `insets.top`.
  private func part(
    ofLocal path: Lexemes, at attribute: LayoutAttributes, _ block: Block
  ) -> Fraction? {
    guard let name = path.first, name.kind == .identifier, path.count == 1 || path.count == 3,
      file.scopes.isLocal(name)
    else { return nil }
    for block in block.ancestors.prefix(8) {
      let declaration = block.statements.prefix(64).lazy.compactMap(\.declaration).first {
        $0.keyword.is(.let) && $0.name?.hasSameText(as: name) == true
      }
      guard let declaration else { continue }
      guard let close = declaration.value?.last, let call = close.partner?.previous?.call,
        call.last == close, let last = path.last
      else { return nil }
      let parts = path.count == 3 ? [last.text] : attribute.partsOfInsets
      let argument = (call.arguments.map { Array($0) } ?? []).first { argument in
        argument.label.map { parts.contains($0.text) } == true
      }
      return argument.flatMap { file.value(of: $0.value, in: block) }
    }
    return nil
  }

  private func isInClosure(
    _ statement: Statement, of word: StaticString, or other: StaticString
  ) -> Bool {
    for block in statement.block.ancestors.prefix(4) {
      guard let closure = block.closure else { return false }
      if let name = closure.call?.name, name.hasPrefix(word) || name.hasPrefix(other) {
        return true
      }
    }
    return false
  }

  /// The condition of the innermost branch around a statement, as the code writes it.
  func condition(around statement: Statement) -> String? {
    for block in statement.block.ancestors {
      if block.kind == .functionBody || block.kind == .typeBody { return nil }
      guard let owner = block.owner, owner.kind == .branch || owner.kind == .caseLabel,
        let open = block.open
      else { continue }
      if owner.first.is(.do) || owner.first.is(.defer) { continue }
      if open.previous?.is(.else) == true { return "not " + owner.conditionText }
      if owner.kind == .caseLabel {
        return owner.tokens.prefix(before: open).text.onOneLine(atMost: 60)
      }
      return owner.conditionText
    }
    return nil
  }
}

extension Constraint {
  /// Whether its multiplier is one of the system's spacing: `constraint(equalToSystemSpacingBelow:multiplier:)`.
  fileprivate var isSystemSpacing: Bool {
    expression.contains { $0.kind == .identifier && $0.contains("SystemSpacing") }
  }
}

extension SceneNumber {
  /// Makes the sign that an unknown number is written with part of the number: of `-margin`, `-1.0 * margin`, `margin * -1`.
  fileprivate mutating func takeSign() {
    for factor in ["-1.0 * ", "-1 * ", "-"] where text.hasPrefix(factor) {
      // A minus in front of a sum belongs to its first term.
      guard !text.contains(" + "), !text.contains(" - ") else { return }
      text = String(text.dropFirst(factor.count))
      return isNegated.toggle()
    }
    for factor in [" * -1.0", " * -1"] where text.hasSuffix(factor) {
      guard !text.contains(" + "), !text.contains(" - ") else { return }
      text = String(text.dropLast(factor.count))
      return isNegated.toggle()
    }
  }
}

extension SceneConstraint {
  /// Makes the multiplier a constant: the system's spacing is 8 points between views.
  fileprivate mutating func takeSystemSpacing() {
    constant = SceneNumber(
      value: multiplier.value.map { $0 * Fraction(8) }, text: "system spacing * \(multiplier.text)")
    multiplier = .one
  }
}

extension Statement {
  /// What is between `if` and the first brace.
  fileprivate var conditionText: String {
    tokens.dropFirst().prefix(Self.longestCondition).prefix {
      $0.kind != .leftBrace && !$0.is(.else)
    }
    .text.onOneLine(atMost: 60)
  }

  private static let longestCondition = 64
}

extension SceneEdge {
  init(_ reference: SceneReader.Reference, _ attribute: LayoutAttributes) {
    self.init(
      box: reference.box, guide: reference.guide, isOfSuperview: reference.isSuperview,
      attribute: attribute)
  }
}

extension LayoutAttributes {
  /// The single attributes in it, in UIKit's order.
  package var each: [LayoutAttributes] {
    (0..<16).compactMap { bit in
      let attribute = LayoutAttributes(rawValue: 1 << UInt16(bit))
      return contains(attribute) ? attribute : nil
    }
  }
}

extension Lexemes {
  /// A priority without its type: `high` of `UILayoutPriority.high`, `750` of `UILayoutPriority(750)`.
  fileprivate var nameOfPriority: String {
    var names = filter {
      $0 != "UILayoutPriority" && $0 != "ConstraintPriority" && $0 != "rawValue"
    }
    while let first = names.first,
      first.kind == .period || first.kind == .leftParen || first == "init"
    {
      names.removeFirst()
    }
    while let last = names.last, last.kind == .rightParen { names.removeLast() }
    return names.map(\.text).joined().onOneLine(atMost: 30)
  }
}

/// What happens by name to the constraints that a file keeps: `top.isActive = true`, `top.priority = .defaultHigh`,
/// `NSLayoutConstraint.activate([top])`.
struct StoredConstraints {
  /// The names that some code activates without a condition.
  private var activated: Set<UInt64> = []
  /// Whether code deactivates the elements of lists: the constraints in them take turns.
  private var deactivatesElements = false
  /// The names in lists that are activated, of constraints that another file makes.
  private(set) var foreign: [Lexeme] = []
  /// The tokens of the priority that a name gets.
  private var priorities: [UInt64: Lexemes] = [:]
  /// The tokens of the constant that a name gets.
  private var constants: [UInt64: Lexemes] = [:]

  /// - Parameter setsUp: whether a statement runs when the views are set up.
  init(_ file: ViewFile, setsUp: (Statement) -> Bool) {
    let kept = Set(
      file.constraints.filter { $0.isKept || $0.container == .collected }
        .compactMap { $0.statement.keptName.map(file.names.key) })
    for statement in file.code.statements where statement.kind == .assignment {
      guard let target = statement.target, target.count >= 3, let member = target.last,
        let name = member.owner, let value = statement.assignedValue
      else { continue }
      let key = file.names.key(name)
      if member.is(.isActive), statement.assigns(.true), !statement.isConditional,
        setsUp(statement)
      {
        activated.insert(key)
      }
      if member.is(.priority) { priorities[key] = value }
      if member.is(.constant), constants[key] == nil { constants[key] = value }
    }
    for call in file.code.calls where call.name == "update" {
      // SnapKit's `top?.update(offset: 8)`.
      guard let name = call.receiver?.last(where: { $0.kind == .identifier }),
        let argument = call.arguments?.first,
        argument.label == "offset" || argument.label == "inset",
        case let key = file.names.key(name), constants[key] == nil
      else { continue }
      constants[key] = argument.value
    }
    for call in file.code.calls where call.name == "deactivate" {
      // `wide.forEach { $0.deactivate() }`, where functions may get the list, too.
      if call.chainStart.kind == .dollarIdentifier { deactivatesElements = true }
    }
    for call in file.code.calls where call.name?.is(.activate) == true {
      guard !call.statement.isConditional, setsUp(call.statement),
        let list = call.arguments?.first?.value.first,
        list.kind == .leftBracket
      else { continue }
      for element in list.elements {
        guard let name = element.value.last, element.value.count <= 3 else { continue }
        activated.insert(file.names.key(name))
        if file.names.isPath(element.value), !kept.contains(file.names.key(name)) {
          foreign.append(name)
        }
      }
    }
  }

  /// Whether code activates the constraint that a statement keeps.
  func activates(_ statement: Statement, in file: ViewFile) -> Bool {
    statement.keptName.map { activated.contains(file.names.key($0)) } ?? false
  }

  /// Whether a constraint is put into a list that takes turns with others: `wide.append(make.width.equalTo(8).constraint)`.
  func takesTurns(_ constraint: Constraint) -> Bool {
    guard deactivatesElements, let open = constraint.expression.first?.previous else {
      return false
    }
    return open.kind == .leftParen && open.previous == "append"
  }

  /// The constant that the constraint of a statement gets later, as the code writes it.
  func constant(of statement: Statement, in file: ViewFile) -> String? {
    statement.keptName.flatMap { constants[file.names.key($0)] }?.code.onOneLine(atMost: 60)
  }

  /// The priority that the constraint of a statement gets later.
  func priority(of statement: Statement, in file: ViewFile) -> Lexemes? {
    statement.keptName.flatMap { priorities[file.names.key($0)] }
  }
}

extension Statement {
  /// The name that a statement gives a value.
  fileprivate var keptName: Lexeme? {
    kind == .property ? declaration?.name : target?.last
  }

  fileprivate var isConditional: Bool {
    block.ancestors.first { $0.kind != .closure }.map { $0.kind == .branch || $0.kind == .loop }
      ?? false
  }
}
