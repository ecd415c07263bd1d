import LayoutModel
import RuleKit
import SwiftSource

extension OwnSizeConflict {
  /// Collects the lengths that the classes of a file fix of themselves.
  static func collectSizes(of file: ViewFile, _ report: inout Report) {
    lazy var setups = SetupBodies(file)
    for constraint in file.constraints where constraint.firstItem.isSelf && constraint.fixesLength {
      guard let statement = file.statementMaking(constraint) else { continue }
      let branch = SwitchCase(statement.block)
      guard let setup = setups.setup(branch?.function ?? statement.block, in: file),
        let name = setup.type.declaration.name, !name.isNameOfUIKit
      else { continue }
      let isSameForAll = file.isSameForAll(constraint)
      // The text of a `CGSize` is neither the width nor the height.
      if isSameForAll, constraint.attributes.count > 1, file.constant(of: constraint) == nil {
        continue
      }
      let sizes: [OwnSize]
      if let branch {
        guard isSameForAll,
          let choice = SizeChoice(of: branch.subject, in: setup, of: file)
        else { continue }
        sizes = branch.values.map { constraint.ownSize(of: name, choice.choice($0), in: file) }
      } else if isSameForAll {
        sizes = [constraint.ownSize(of: name, nil, in: file)]
      } else {
        sizes = SizeChoice.sizes(constraint, of: name, in: setup, of: file)
      }
      report.collect(OwnSizes.self) { $0.add(sizes) }
    }
  }
}

extension Constraint {
  fileprivate func ownSize(
    of type: Lexeme, _ choice: OwnSize.Choice?, in file: ViewFile
  ) -> OwnSize {
    OwnSize(attributes, of: type.text, constant: file.lengthText(of: self), choice: choice)
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
    for (index, function) in file.functions.enumerated() where function.type >= 0 {
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

  func choice(_ value: String?) -> OwnSize.Choice {
    OwnSize.Choice(parameter.label.text, is: value, otherwise: fallback)
  }

  /// What a constraint fixes whose constant is an argument, `height`, or a member of one, `size.height`.
  static func sizes(
    _ constraint: Constraint, of type: Lexeme, in setup: ClassSetup, of file: ViewFile
  ) -> [OwnSize] {
    let constant = file.code[constraint.constant]
    func size(_ constant: String, _ choice: OwnSize.Choice) -> OwnSize {
      OwnSize(constraint.attributes, of: type.text, constant: constant, choice: choice)
    }
    if let choice = SizeChoice(of: constant, in: setup, of: file) {
      return [size("", choice.choice(nil))]
    }
    guard constant.count > 2, let member = constant.last, let owner = member.owner,
      let choice = SizeChoice(of: constant.prefix(through: owner), in: setup, of: file)
    else { return [] }
    return choice.lengths(of: member, in: file).map { size($0.length, choice.choice($0.name)) }
  }

  /// What a computed property of the parameter's enumeration is for each case, as far as it is a number.
  private func lengths(of member: Lexeme, in file: ViewFile) -> [(name: String, length: String)] {
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
  fileprivate func numbersOfCases(in file: ViewFile) -> [(name: String, length: String)] {
    guard first.next?.is(.`self`) == true, first.next?.next?.kind == .leftBrace else { return [] }
    return statementsInside.flatMap { statement -> [(name: String, length: String)] in
      guard statement.block.kind == .caseBody, statement.block.count == 1 else { return [] }
      let value =
        statement.first.is(.return) ? statement.tokens.dropFirst() : statement.tokens
      guard let number = file.value(of: value, in: statement.block) else { return [] }
      return statement.block.casesOfLabel.map { ($0, number.description) }
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

  /// Whether an initializer always calls a function of its type by a statement behind another one.
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
