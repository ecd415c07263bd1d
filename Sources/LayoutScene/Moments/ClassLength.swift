import LayoutModel
import LayoutSolver
import SwiftSource

/// A length that a class fixes of its own views.
package struct ClassLength: Hashable, Sendable {
  /// What an argument of the class's only initializer has to do with a length.
  package struct Choice: Hashable, Sendable {
    /// The label of the argument.
    let label: String
    /// The value for which the length holds, such as the name of a case; nil if the argument is the length itself.
    let value: String?
    /// The value of an argument that is left out.
    let fallback: String?
  }

  /// What a view is made with: for the label of each argument its value, a number or the name of a case; empty for any
  /// other one.
  package typealias Arguments = [String: String]

  /// The width, the height, or both.
  package let attributes: LayoutAttributes
  /// The name of the class.
  package let type: String
  /// The length; nil where it is the argument itself.
  private let points: Fraction?
  /// The argument that chooses it; nil if it is the same for all views.
  private let choice: Choice?

  /// The length of a view that is made with some arguments; nil if the class does not fix it then.
  package func points(madeWith arguments: Arguments?) -> Fraction? {
    guard let choice else { return points }
    guard let value = arguments.flatMap({ $0[choice.label] ?? choice.fallback }), !value.isEmpty
    else { return nil }
    guard let chosen = choice.value else { return Fraction(literal: value.utf8) }
    return value == chosen ? points : nil
  }

  /// The lengths that the classes of a file fix of themselves.
  package static func all(in file: ViewFile) -> [ClassLength] {
    var all: [ClassLength] = []
    lazy var setups = SetupBodies(file)
    for constraint in file.constraints where constraint.firstItem.isSelf && constraint.fixesLength {
      guard let statement = file.statementMaking(constraint) else { continue }
      let branch = SwitchCase(statement.block)
      guard let setup = setups.setup(branch?.function ?? statement.block, in: file),
        let name = setup.type.declaration.name, !name.isNameOfUIKit
      else { continue }
      func length(_ points: Fraction?, _ choice: Choice?) -> ClassLength {
        ClassLength(
          attributes: constraint.attributes, type: name.text, points: points, choice: choice)
      }
      let points = file.constant(of: constraint)
      if let branch {
        guard points != nil, let choice = SizeChoice(of: branch.subject, in: setup, of: file)
        else { continue }
        all += branch.values.map { length(points, choice.choice($0)) }
      } else if points != nil {
        all.append(length(points, nil))
      } else {
        all += SizeChoice.lengths(constraint, in: setup, of: file).map { length($0, $1) }
      }
    }
    return all
  }
}

extension Constraint {
  /// Whether it fixes the width or the height of a view to a number.
  package var fixesLength: Bool {
    secondItem == nil && relation == .equal && priority.isEmpty && !constant.isEmpty
      && multiplier.isEmpty && attributes.isSubset(of: [.width, .height]) && isCertainlyActive
      && !setsFrame
  }
}

extension ViewFile {
  /// What a call hands in by its labels.
  package func arguments(of call: Call) -> ClassLength.Arguments {
    var values: ClassLength.Arguments = [:]
    guard let arguments = call.arguments, !arguments.tokens.isEmpty else { return values }
    for argument in arguments {
      let label = argument.label?.text ?? "_"
      let value = chosenValue(argument.value, in: call.statement.block) ?? ""
      // Two arguments without labels are one as good as the other.
      values[label] = values[label] == nil ? value : ""
    }
    return values
  }

  /// The number or the case, without its type, that an expression is; nil for anything else.
  fileprivate func chosenValue(_ expression: Lexemes, in block: Block) -> String? {
    if expression.first?.kind != .period, let number = value(of: expression, in: block) {
      return number.description
    }
    guard expression.count > 1, let name = expression.last, name.kind == .identifier,
      !name.hasCapital,
      expression.dropLast().allSatisfy({ token in
        token.kind == .period || token.kind == .identifier && token.hasCapital
      })
    else { return nil }
    return name.text
  }
}

/// A function that sets up each object of its class, and what makes those objects.
private struct ClassSetup {
  let type: ViewType
  let function: ViewFunction
  /// The only initializer of the class, other than `init(coder:)`; nil where there are several.
  let initializer: ViewFunction?
}

/// The bodies of functions that run for each object of their class.
private struct SetupBodies {
  /// For the key of each body, the index of its function.
  private var functions = KeyMap<Int>()
  /// For the key of each type, its initializers without `init(coder:)`.
  private var initializers = KeyMap<[Int]>()
  /// How many of these leave nothing to others.
  private var own = KeyMap<Int>()
  /// The keys of the bodies of initializers that leave something to others.
  private var delegating = KeySet()

  init(_ file: ViewFile) {
    for (index, function) in file.functions.enumerated() where function.isMember {
      let isInitializer = function.declaration.kind == .initializer
      if isInitializer || function.isSetup && !function.hasParameters {
        functions[function.body.key] = index
      }
      guard isInitializer else { continue }
      let type = file.typeKey(at: function.type)
      let delegates = function.delegates
      if delegates { delegating.insert(function.body.key) }
      guard function.declaration.signature != "init(coder:)" else { continue }
      initializers[type, default: []].append(index)
      if !delegates { own[type, default: 0] += 1 }
    }
  }

  /// The view type whose objects all run a body; nil if one may be made without it.
  func setup(_ body: Block, in file: ViewFile) -> ClassSetup? {
    guard let index = functions[body.key] else { return nil }
    let function = file.functions[index]
    let type = file.types[function.type]
    let isOnly =
      function.declaration.kind != .initializer
      || !delegating.contains(function.body.key) && own[type.key] == 1
    guard type.isView, isOnly else { return nil }
    let all = initializers[type.key] ?? []
    return ClassSetup(
      type: type, function: function, initializer: all.count == 1 ? file.functions[all[0]] : nil)
  }
}

/// What follows a label of a `switch` that is a statement of a function.
private struct SwitchCase {
  /// The body of the function.
  let function: Block
  /// What the `switch` is about.
  let subject: Lexemes
  /// The names of the cases; empty for `default`, and where a label says more than names.
  let values: [String]

  init?(_ block: Block) {
    guard block.kind == .caseBody, let body = block.parent, body.kind == .switchBody,
      let branch = body.owner, branch.first.is(.switch), branch.block.kind == .functionBody,
      let open = body.open
    else { return nil }
    function = branch.block
    subject = branch.tokens.dropFirst().prefix(before: open)
    values = block.casesOfLabel
  }
}

extension Block {
  /// The names in the label of a `switch` that the block follows: `small`, `large` of `case .small, .large:`.
  fileprivate var casesOfLabel: [String] {
    guard let open, let label = owner, label.first.is(.case) else { return [] }
    var names: [String] = []
    for name in label.tokens.dropFirst().prefix(before: open) {
      switch name.kind {
      case .period, .comma: continue
      case .identifier where name.previous?.kind == .period: names.append(name.text)
      default: return []
      }
    }
    return names
  }
}

/// An argument of the only initializer of a class that chooses a length.
private struct SizeChoice {
  private let parameter: Parameter
  private let fallback: String?

  /// - Parameter subject: names a parameter of the initializer, or a property that gets one before the function runs.
  init?(of subject: Lexemes, in setup: ClassSetup, of file: ViewFile) {
    guard let initializer = setup.initializer, let name = subject.last,
      let parameters = initializer.declaration.parameters?.parameters
    else { return nil }
    let isOwn = subject.count == 3 && subject.first?.is(.`self`) == true
    guard name.kind == .identifier, subject.count == 1 || isOwn else { return nil }
    let isInitializer = setup.function.body == initializer.body
    let argument =
      isOwn || !isInitializer
      ? nil : parameters.first { $0.name.hasSameText(as: name) }
    guard
      let parameter = argument
        ?? initializer.parameter(keptBy: name, for: setup.function, parameters, in: file)
    else { return nil }
    self.parameter = parameter
    guard let assignment = parameter.type.first(where: { $0.kind == .equal }) else {
      fallback = nil
      return
    }
    fallback = file.chosenValue(
      parameter.type.suffix(after: assignment), in: initializer.declaration.block)
  }

  func choice(_ value: String?) -> ClassLength.Choice {
    ClassLength.Choice(label: parameter.label.text, value: value, fallback: fallback)
  }

  /// What a constraint fixes whose constant is an argument, `height`, or a member of one, `size.height`.
  static func lengths(
    _ constraint: Constraint, in setup: ClassSetup, of file: ViewFile
  ) -> [(points: Fraction?, choice: ClassLength.Choice)] {
    let constant = file.code[constraint.constant]
    if let choice = SizeChoice(of: constant, in: setup, of: file) {
      return [(nil, choice.choice(nil))]
    }
    guard constant.count > 2, let member = constant.last, let owner = member.owner,
      let choice = SizeChoice(of: constant.prefix(through: owner), in: setup, of: file)
    else { return [] }
    return choice.lengths(of: member, in: file).map { ($0.points, choice.choice($0.name)) }
  }

  /// What a computed property of the parameter's enumeration is for each case, as far as it is a number.
  private func lengths(of member: Lexeme, in file: ViewFile) -> [(name: String, points: Fraction)] {
    let type = parameter.type.prefix { $0.kind != .equal }
    guard let name = type.last, name.kind == .identifier, name.hasCapital else { return [] }
    for declaration in file.code.declarations
    where declaration.kind == .property && declaration.name?.hasSameText(as: member) == true {
      guard let owner = declaration.block.declaration, !declaration.isStatic,
        owner.kind == .enumeration || owner.kind == .extension,
        owner.name?.endOfPath.hasSameText(as: name) == true,
        let body = declaration.body, body.kind == .functionBody, body.count == 1,
        let branch = body.firstStatement, branch.first.is(.switch)
      else { continue }
      return branch.numbersOfCases(in: file)
    }
    return []
  }
}

extension Statement {
  /// The numbers in the branches of `switch self`, by the names of the cases.
  fileprivate func numbersOfCases(in file: ViewFile) -> [(name: String, points: Fraction)] {
    guard first.next?.is(.`self`) == true, first.next?.next?.kind == .leftBrace else { return [] }
    return statementsInside.flatMap { statement -> [(name: String, points: Fraction)] in
      guard statement.block.kind == .caseBody, statement.block.count == 1 else { return [] }
      let value =
        statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens
      guard let number = file.value(of: value, in: statement.block) else { return [] }
      return statement.block.casesOfLabel.map { ($0, number) }
    }
  }
}

extension ViewFunction {
  /// The parameter of an initializer that a property gets before a function uses it.
  fileprivate func parameter(
    keptBy property: Lexeme, for user: ViewFunction, _ parameters: [Parameter], in file: ViewFile
  ) -> Parameter? {
    var assignment: Statement?
    for statement in body.statementsOnAllLevels where statement.kind == .assignment {
      guard let target = statement.target, target.last?.hasSameText(as: property) == true,
        target.count == 1 || target.count == 3 && target.first?.is(.`self`) == true
      else { continue }
      guard assignment == nil, statement.block == body else { return nil }
      assignment = statement
    }
    guard let assignment, let value = assignment.assignedValue, value.count == 1,
      let parameter = parameters.first(where: { value.first?.hasSameText(as: $0.name) == true })
    else { return nil }
    // What `super.init` runs has the value if the property gets it before.
    let isEarly = !body.statements.contains { $0 < assignment && $0.first.is(.super) }
    guard isEarly || user.body == body || calls(user, after: assignment) else { return nil }
    return parameter
  }

  private func calls(_ function: ViewFunction, after statement: Statement) -> Bool {
    guard let name = function.declaration.name else { return false }
    return sureStatements.contains {
      $0 > statement && $0.calledName?.hasSameText(as: name) == true
    }
  }
}

extension Lexeme {
  /// The last name of the path that begins here: `Size` of `PlayButton.Size`.
  fileprivate var endOfPath: Lexeme {
    var name = self
    while let member = name.member { name = member }
    return name
  }
}
