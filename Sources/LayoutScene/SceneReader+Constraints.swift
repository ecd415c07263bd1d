import LayoutModel
import LayoutSolver
import Semantics
import SwiftSource

extension SceneReader {
  mutating func readConstraints() {
    readFates()
    for constraint in file.constraints {
      let statement = constraint.statement
      let subjects = references(to: constraint.firstItem, at: statement)
      guard !subjects.isEmpty else {
        addGap("a constraint of", constraint.expression)
        continue
      }
      let keeper = file.constraintLife.name(keeping: constraint)
      let name = keeper ?? nameOfClosure(around: constraint)
      let fate = name.map { fates[file.names.key($0), default: Fate()] } ?? Fate()
      let first = file.names.leadingName(constraint.firstItem)
      let isElement = first.map { isInLoop($0, statement) } ?? false
      for (index, subject) in subjects.enumerated() {
        var branches = condition(around: statement, of: isElement ? subject.box : nil)
        if let choice = branch(ofOperatorAround: constraint.expression, in: statement) {
          branches = .both(branches, SceneCondition([choice]))
        }
        if fate.isActivated != true {
          branches = .both(branches, activity(of: statement) ?? fate.activity)
        }
        if isElement, subjects.count > 1, let first, let known = branches {
          guard case (true, let rest) = condition(known, of: first, at: index) else { continue }
          branches = rest
        }
        for attribute in constraint.attributes.each {
          add(constraint, attribute, of: subject, fate, branches)
        }
      }
    }
  }

  /// Notes the contradictions that rules find in the file and no other file decides.
  mutating func readContradictions() {
    for conflict in SceneConflict.all(in: file) where conflict.isCertain {
      let parts = ([conflict.last] + conflict.others).map {
        (place(file.constraints[$0.constraint].expression), $0.attribute)
      }
      update(file.constraints[conflict.last.constraint].statement) {
        $0.contradictions.append(parts)
      }
    }
  }

  /// The name of what a closure makes that returns a constraint: `let height = { … return heightAnchor.constraint(…) }()`.
  private func nameOfClosure(around constraint: Constraint) -> Lexeme? {
    guard constraint.container == .returned,
      let closure = constraint.statement.block.ancestors.lazy.compactMap(\.closure).first,
      let declaration = closure.open.statement?.declaration,
      declaration.value?.first == closure.open
    else { return nil }
    return declaration.name
  }

  struct Fate {
    /// Whether code that sets views up activates them, or deactivates them at last; nil where it does neither.
    var isActivated: Bool?
    /// The functions that activate them whenever they run, by their bodies.
    var activators: Set<Int> = []
    /// Whether they are in a list that is deactivated in turn with others, or that a function gets.
    var takesTurns = false
    /// What must be true for it, where code turns them on and off by a condition.
    var activity: SceneCondition?
    /// What their priority and their constant become.
    var priority: Lexemes?
    var constant: Lexemes?
  }

  /// What happens to the constraints of each name, by its key. Notes those that other files make.
  private mutating func readFates() {
    for event in file.constraintLife.events {
      let key = file.names.key(event.name)
      switch event.verb {
      case .activated:
        if !event.statement.isConditional, let body = event.statement.functionBody {
          fates[key, default: Fate()].activators.insert(body.index)
        }
        if setsUp(event.statement) {
          fates[key, default: Fate()].isActivated = true
        } else if event.statement.isConditional, !runsLater(event.statement) {
          let (known, branch) = (fates[key]?.activity, condition(around: event.statement))
          fates[key, default: Fate()].activity = known == nil ? branch : .either(known, branch)
        }
      case .deactivated:
        fates[key, default: Fate()].takesTurns = true
        if setsUp(event.statement) { fates[key]?.isActivated = false }
      case .handed, .switched: fates[key, default: Fate()].takesTurns = true
      case .priority: fates[key, default: Fate()].priority = event.value
      case .constant:
        if fates[key]?.constant == nil { fates[key, default: Fate()].constant = event.value }
      default: continue
      }
    }
    for statement in file.code.statements where statement.kind == .assignment {
      guard let activity = activity(of: statement),
        let name = statement.target?.dropLast().last(where: { $0.kind == .identifier })
      else { continue }
      fates[file.names.key(name), default: Fate()].activity = activity
      if runsLater(statement) { fates[file.names.key(name)]?.takesTurns = true }
    }
    let kept = keptCalls
    for call in file.code.calls where call.name?.is(.activate) == true && setsUp(call.statement) {
      guard let list = call.arguments?.first?.value.first, list.kind == .leftBracket else {
        continue
      }
      for element in list.elements where element.value.count <= 3 {
        guard let name = element.value.last(where: { $0.kind == .identifier }),
          file.names.isPath(element.value),
          file.constraintLife.name(name, in: file)?.constraints.isEmpty ?? true
        else { continue }
        if kept.contains(where: { $0.name.hasSameText(as: name) }) {
          fates[file.names.key(name), default: Fate()].isActivated = true
          continue
        }
        addGap("", name.alone, "is a constraint that other code makes")
        update(call.statement) { $0.hasForeignConstraints = true }
      }
    }
  }

  private func setsUp(_ statement: Statement) -> Bool {
    !statement.isConditional
      && (!runsLater(statement) || function(around: statement) != nil)
  }

  private mutating func add(
    _ constraint: Constraint, _ attribute: LayoutAttributes, of subject: SceneEdge,
    _ fate: Fate, _ condition: SceneCondition?
  ) {
    let statement = constraint.statement
    var read = SceneConstraint(
      edge: subject.at(attribute), relation: constraint.relation(at: attribute),
      place: place(constraint.expression))
    if let second = constraint.secondItem {
      guard let target = edge(of: second, for: attribute, constraint, subject) else {
        addGap("what", constraint.expression, "refers to")
        return
      }
      read.target = target
      if !isShare(constraint) { read.multiplier = multiplier(of: constraint) }
    } else if let target = givenAnchor(of: constraint, at: attribute) {
      read.target = target
    } else if attribute.isDisjoint(with: [.width, .height]),
      constraint.manner.contains(.relatesToSuperview)
    {
      read.target = SceneEdge(
        box: subject.box, guide: guideOfSuperview(constraint), isOfSuperview: true,
        attribute: attribute)
    } else if isShare(constraint) {
      // `width(50%)` in a library that sets frames is a share of the superview.
      read.target = SceneEdge(box: subject.box, isOfSuperview: true, attribute: attribute)
      read.multiplier = share(constraint)
    } else if attribute.isDisjoint(with: [.width, .height]), !constraint.setsFrame {
      addGap("what", constraint.expression, "refers to")
      return update(statement) { $0.opaque.insert(subject.box) }
    }
    if choosesAnchor(constraint) {
      update(statement) { $0.changes.append((subject.box, attribute.name)) }
    }
    guard let constant = constant(of: constraint, attribute) else {
      addGap("the numbers of", constraint.expression)
      return
    }
    read.constant =
      constraint.manner.contains(.setsFrame)
      ? withMargins(constant, constraint, attribute) : constant
    let words = constraint.expression.lazy.filter { $0.kind == .identifier }
    if words.contains(where: { $0.contains("SystemSpacing") }) { read.takeSystemSpacing() }
    let priority = statement.tokens(constraint.priority)
    if let priority = priority.isEmpty ? fate.priority : priority {
      read.priority = NumberExpression(priority).nameOfPriority
    }
    read.isActive =
      file.isCertainlyActive(constraint) && !(constraint.container == .array && fate.takesTurns)
      || fate.isActivated == true || file.isActivatedByName(constraint)
      || statement.functionBody.map { fate.activators.contains($0.index) } == true
    if isStatementOfBuilder(constraint) || activity(of: statement) ?? fate.activity != nil {
      read.isActive = true
    }
    // A maker activates what it makes, under whatever name the code keeps it.
    let maker = file.maker(around: constraint)?.call?.name
    let prepares = maker.map { $0.hasPrefix("prepare") || $0.hasPrefix("snp_prepare") } == true
    if constraint.isMadeByLibrary, !constraint.isAlternative, !prepares {
      read.isActive = !(fate.takesTurns && constraint.isArgument(of: .append))
    }
    if fate.isActivated == false { read.isActive = false }
    if fate.takesTurns {
      update(statement) { $0.changes.append((subject.box, attribute.name)) }
    }
    read.isUpdate = maker?.changesConstraints == true
    read.isRemake = maker?.remakesConstraints == true
    read.condition = condition
    read.laterConstant = fate.constant?.code.onOneLine(atMost: 60)
    read.setsFrame = constraint.setsFrame && !constraint.manner.contains(.relatesToSuperview)
    // A frame that is set takes the place of the one before.
    if constraint.setsFrame {
      (read.isActive, read.isOfFrame) = (true, true)
    }
    append(read, statement)
  }

  /// Whether a constraint is a statement of a closure that the project's code takes constraints from:
  /// `view.addConstrainedSubviews([a]) { a.topAnchor.constraint(equalTo: view.topAnchor) }`.
  private func isStatementOfBuilder(_ constraint: Constraint) -> Bool {
    guard constraint.container == .dropped || constraint.container == .returned,
      constraint.statement.kind == .expression,
      let closure = constraint.statement.block.ancestors.lazy.compactMap(\.closure).first
    else { return false }
    return closure.call?.name.map { !file.names.isUIKitMethod($0) } ?? false
  }

  /// Whether it relates to one of two anchors: `guide?.topAnchor ?? topAnchor`.
  private func choosesAnchor(_ constraint: Constraint) -> Bool {
    guard let call = constraint.expression.last?.partner?.previous?.call,
      let value = call.arguments?.first?.value, let name = value.first
    else { return false }
    let made = value.count == 1 ? file.names.declaration(ofLocal: name)?.value : value
    return made?.outermost.contains { $0 == "??" } == true
  }

  /// The anchor that a function gets and relates another one to: `top` of `topAnchor.constraint(equalTo: top)`.
  private func givenAnchor(
    of constraint: Constraint, at attribute: LayoutAttributes
  ) -> SceneEdge? {
    guard !constraint.manner.contains(.activatesItself), let close = constraint.expression.last,
      let argument = close.partner?.previous?.call?.arguments?.first,
      argument.label?.hasSuffix("qualTo") == true, argument.value.count == 1,
      let name = argument.value.first, function(around: constraint.statement) != nil
    else { return nil }
    let item = file.names.item(name.alone, in: constraint.statement.block)
    return references(to: item, at: constraint.statement).first.map { $0.at(attribute) }
  }

  private func edge(
    of second: Item, for attribute: LayoutAttributes, _ constraint: Constraint,
    _ subject: SceneEdge
  ) -> SceneEdge? {
    let isSame = constraint.secondAttributes.contains(attribute)
    // Of several, those that both sides have belong together: `below(of: a, aligned: .left)`.
    let other =
      isSame || constraint.secondAttributes.isEmpty
      ? attribute : constraint.secondAttributes.subtracting(constraint.attributes)
    guard other.count == 1 else { return nil }
    if second.isSuperview {
      var edge = subject.at(other)
      (edge.guide, edge.isOfSuperview) = (guideOfSuperview(constraint), true)
      return edge
    }
    let found = references(to: second, at: constraint.statement)
    guard found.count == 1, let reference = found.first else { return nil }
    // The guides that controllers had before iOS 11 are the bars, at the edges of the safe area.
    let isTop = reference.box.text == "topLayoutGuide"
    guard isTop || reference.box.text == "bottomLayoutGuide",
      let name = file.names.leadingName(second), !isProperty(name, in: constraint.statement.block)
    else { return reference.at(other) }
    let isInner = other == (isTop ? .bottom : .top)
    return SceneEdge(
      box: .root, guide: isInner ? .safeArea : nil, attribute: isTop ? .top : .bottom)
  }

  private func multiplier(of constraint: Constraint) -> SceneNumber {
    let tokens = constraint.statement.tokens(constraint.multiplier)
    guard !tokens.isEmpty else { return .one }
    let value = file.multiplier(of: constraint)
    return SceneNumber(
      value: value, text: tokens.text.onOneLine(atMost: 60),
      expression: value == nil ? factor(tokens, at: constraint.statement) : nil)
  }

  /// What a multiplier computes: `/ 3` and `dividedBy(3)` are a third.
  private func factor(_ tokens: Lexemes, at statement: Statement) -> NumberExpression {
    let isDivided = tokens.first == "/"
    let isDivisor = isDivided || tokens.first?.previous?.previous?.is(.dividedBy) == true
    let number = expression(isDivided ? tokens.dropFirst() : tokens, at: statement)
    return isDivisor ? .operation("/", .number(Fraction(1)), number) : number
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
      format.map(\.value) ?? file.constant(of: constraint, at: attribute)
    if value == .zero { return .zero }
    // Libraries say which sign they mean, even if people get it wrong.
    var documented = constraint
    documented.hasKnownSign = true
    guard let direction = documented.direction(ofConstantAt: attribute) else { return nil }
    var number = SceneNumber(
      value: value, text: format?.text ?? tokens.text.onOneLine(atMost: 60))
    if direction < 0 {
      number.value = value.map { -$0 }
      number.isNegated = true
    }
    if number.value == nil {
      number.expression = expression(tokens, at: constraint.statement)
      number.takeSign()
    }
    return number
  }

  /// Whether a statement only runs when something happens, and not before the view is seen for the first time.
  ///
  /// - Parameter others: what may come before that, too.
  func isLater(_ statement: Statement, _ others: Occasion = []) -> Bool {
    guard let function = statement.functionBody?.declaration else { return false }
    guard !function.modifiers.contains(.override) else {
      // The superclass calls it, and UIKit at some time.
      return function.name?.hasPrefix("touches") == true
        || function.callback?.isDisjoint(with: [.change, .disappearance]) == false
    }
    return file.occasions(of: statement).isDisjoint(with: [
      .start, .setup, .appearance, .layout, others,
    ])
  }

  private func runsLater(_ statement: Statement) -> Bool {
    statement.functionBody.map { laterFunctions.contains($0.index) } ?? false
  }
}

extension Constraint {
  /// Whether a call of a method gets it as its only argument: `wide.append(make.width.equalTo(8).constraint)`.
  fileprivate func isArgument(of method: LayoutWord) -> Bool {
    let open = expression.first?.previous
    return open?.kind == .leftParen && open?.previous.is(method) == true
  }
}

extension SceneNumber {
  /// Makes the sign that an unknown number is written with part of the number: of `-margin`, `-1.0 * margin`, `margin * -1`.
  fileprivate mutating func takeSign() {
    // A minus in front of a sum belongs to its first term.
    guard !text.contains(" + "), !text.contains(" - ") else { return }
    if let factor = ["-1.0 * ", "-1 * ", "-"].first(where: text.hasPrefix) {
      text = String(text.dropFirst(factor.count))
    } else if let factor = [" * -1.0", " * -1"].first(where: text.hasSuffix) {
      text = String(text.dropLast(factor.count))
    } else {
      return
    }
    expression = expression.map { -$0 }
    isNegated.toggle()
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

extension LayoutAttributes {
  /// The single attributes in it, in UIKit's order.
  package var each: [LayoutAttributes] {
    (0..<16).compactMap { bit in
      let attribute = LayoutAttributes(rawValue: 1 << UInt16(bit))
      return contains(attribute) ? attribute : nil
    }
  }
}

extension Statement {
  fileprivate var isConditional: Bool {
    block.ancestors.first { $0.kind != .closure }.map { $0.kind == .branch || $0.kind == .loop }
      ?? false
  }
}
