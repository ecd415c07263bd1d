import LayoutModel
import Semantics
import SwiftSource

/// What a rule examines: finds each such thing in a file, and knows which facts and words a file needs to have any.
public struct Query<Subject>: Sendable {
  /// A file without any of these is not read for the rule.
  public let triggers: Triggers
  /// Whether a file may have such things; false only if it has none.
  @usableFromInline let mayFind: @Sendable (ViewFile) -> Bool
  /// Visits everything in a file that may have such things, in source order.
  @usableFromInline let search: @Sendable (ViewFile, (Subject) -> Void) -> Void
  private let countPlaces: (@Sendable (ViewFile) -> Int)?

  init(
    _ triggers: Triggers, _ mayFind: @escaping @Sendable (ViewFile) -> Bool,
    count: (@Sendable (ViewFile) -> Int)? = nil,
    _ search: @escaping @Sendable (ViewFile, (Subject) -> Void) -> Void
  ) {
    (self.triggers, self.mayFind, self.search) = (triggers, mayFind, search)
    countPlaces = count
  }

  /// - Parameters:
  ///   - triggers: facts and words of every file that has such things.
  ///   - search: calls its argument with each of them.
  public init(
    _ triggers: Triggers, _ search: @escaping @Sendable (ViewFile, (Subject) -> Void) -> Void
  ) {
    self.init(triggers, { _ in true }, search)
  }

  /// - Parameters:
  ///   - content: what every file has that has such things.
  ///   - search: calls its argument with each of them.
  public init(
    _ content: FileContent, _ search: @escaping @Sendable (ViewFile, (Subject) -> Void) -> Void
  ) {
    self.init(content.triggers, content.mayHold, search)
  }

  /// What is found by reading a file as a whole, such as mistakes. The facts of the content are the places that are judged.
  public static func found(
    in content: FileContent, by find: @escaping @Sendable (ViewFile) -> [Subject]
  ) -> Query {
    Query(content.triggers, content.mayHold, count: content.count) { file, check in
      for subject in find(file) { check(subject) }
    }
  }

  /// Visits everything in a file that the query finds, in source order.
  public func visit(_ file: ViewFile, _ check: (Subject) -> Void) {
    if mayFind(file) { search(file, check) }
  }

  /// How many things there are to judge in a file, as a measure for the number of findings.
  public func count(_ file: ViewFile) -> Int {
    if let countPlaces { return countPlaces(file) }
    var count = 0
    visit(file) { _ in count += 1 }
    return count
  }
}

extension Query {
  /// The same in files that have something else as well.
  public func inFiles(with content: FileContent) -> Query {
    var triggers = triggers
    triggers.recognize(content.triggers)
    return Query(
      triggers, { content.mayHold($0) && mayFind($0) }, count: countPlaces, search)
  }

  /// The same in files for which a condition holds that is quick to check.
  public func inFiles(where condition: @escaping @Sendable (ViewFile) -> Bool) -> Query {
    Query(triggers, { mayFind($0) && condition($0) }, count: countPlaces, search)
  }

  /// The same. Also files with some content are read, for what the rule collects in them.
  public func reading(_ content: FileContent) -> Query {
    var triggers = triggers
    triggers.formUnion(content.triggers)
    return Query(triggers, mayFind, count: countPlaces, search)
  }

  /// The same as one of several kinds of things that a rule examines.
  public func map<Kind>(_ kind: @escaping @Sendable (Subject) -> Kind) -> Query<Kind> {
    Query<Kind>(triggers, mayFind, count: countPlaces) { file, check in
      search(file) { check(kind($0)) }
    }
  }

  /// Together what has the same key, in the order of the first of each; what has none is left out.
  public func grouped(
    by key: @escaping @Sendable (Subject, ViewFile) -> UInt64?
  ) -> Query<[Subject]> {
    Query<[Subject]>(triggers, mayFind) { file, check in
      var groups = KeyMap<[Subject]>()
      search(file) { subject in
        if let key = key(subject, file) { groups[key, default: []].append(subject) }
      }
      for (_, group) in groups.entries { check(group) }
    }
  }

  /// What either of two queries finds, first all of the first one.
  public static func || (first: Query, second: Query) -> Query {
    var triggers = first.triggers
    triggers.formUnion(second.triggers)
    let mayFind = { @Sendable in first.mayFind($0) || second.mayFind($0) }
    let count = { @Sendable in first.count($0) + second.count($0) }
    return Query(triggers, mayFind, count: count) { file, check in
      first.visit(file, check)
      second.visit(file, check)
    }
  }
}

extension Query where Subject == ViewFile {
  /// Whole files that may have some kind of fact. The rule compares things of all the file, and says at its query which.
  public static func file(with content: FileContent) -> Query {
    Query(content.triggers, content.mayHold, count: content.count) { file, check in check(file) }
  }
}

extension Query where Subject == Constraint {
  /// Constraints, however they are written.
  public static var constraints: Query {
    Query(.constraints) { file, check in
      for constraint in file.constraints { check(constraint) }
    }
  }

  /// Constraints that take effect where they are written.
  public static var activatedConstraints: Query {
    Query(.constraints) { file, check in
      for constraint in file.constraints where file.isCertainlyActive(constraint) {
        check(constraint)
      }
    }
  }
}

extension Query where Subject == ViewAction {
  /// What statements do with views, of one kind.
  public static func changes(_ role: StatementRole, with content: FileContent) -> Query {
    Query(content) { file, check in
      // Actions are large: most of them are not copied to look at them.
      for index in file.actions.indices where file.actions[index].role == role {
        check(file.actions[index])
      }
    }
  }

  /// The views that statements add to others.
  public static var additions: Query { .changes(.addition, with: .additions) }
}

extension Query where Subject == ArraySlice<Constraint> {
  /// The constraints that are elements of one array.
  public static var constraintArrays: Query {
    Query(.constraints) { file, check in
      var rest = file.constraints[...]
      while let first = rest.first {
        let together = rest.prefix { $0.block == first.block }
        if case .list = first.block.kind { check(together) }
        rest = rest.dropFirst(together.count)
      }
    }
  }
}

extension Query where Subject == View {
  /// The views that a file declares, in files with some content.
  package static func views(with content: FileContent = .subviews) -> Query {
    Query(content) { file, check in
      for view in file.views { check(view) }
    }
  }

  /// The views of UIKit that nothing but their file makes, and that are named nowhere else, in files with some content.
  package static func madeViews(with content: FileContent) -> Query {
    Query(content) { file, check in
      for view in file.madeViews() where view.isOnlyUIKit { check(view) }
    }
  }

  /// Stacks that the code of a file makes, in files with some content.
  package static func madeStacks(with content: FileContent) -> Query {
    Query(content) { file, check in
      for view in file.madeStacks { check(view) }
    }
  }
}

extension Query where Subject == FrameLayout {
  /// Values that compute a frame.
  public static var frameLayouts: Query {
    Query(.frameLayouts) { file, check in
      for layout in file.frameLayouts { check(layout) }
    }
  }
}

extension Query where Subject == FramedView {
  /// Views that are made with a frame, in files with some content.
  public static func framedViews(with content: FileContent) -> Query {
    Query(content) { file, check in
      for view in file.framedViews { check(view) }
    }
  }
}

extension Query where Subject == Declaration {
  /// All declarations, in files with some content.
  public static func declarations(with content: FileContent) -> Query {
    Query(content) { file, check in
      for declaration in file.code.declarations { check(declaration) }
    }
  }

  /// Properties and locals, in files with some content.
  public static func properties(with content: FileContent) -> Query {
    Query(content) { file, check in
      for declaration in file.code.declarations where declaration.kind == .property {
        check(declaration)
      }
    }
  }
}

extension Query where Subject == Lexeme {
  /// The names that are one of some words, wherever they are.
  public static func names(_ words: LayoutWord...) -> Query {
    let set = WordSet(words)
    return Query(.names(words)) { file, check in
      for name in file.code.tokens.all(.identifier) where set.contains(name.token.word) {
        check(name)
      }
    }
  }
}

extension Query where Subject == ConstraintSequence {
  /// The constraints and frames of one view in one block that have a place in an order, if there are several.
  public static var sequences: Query {
    Query((FileContent.constraints || .frames).triggers) { file, check in
      for sequence in file.sequences { check(sequence) }
    }
  }
}

extension Query where Subject == ViewFunction {
  /// Functions that do something with views and are not nested in others.
  ///
  /// - Parameter evenIdle: whether also those whose code shows nothing that is done with views.
  public static func functions(with content: FileContent, evenIdle: Bool = false) -> Query {
    Query(content) { file, check in
      for function in file.functions
      where !function.isNested && (evenIdle || !function.actions.isEmpty) {
        check(function)
      }
    }
  }

  /// Initializers of types, in files with some content.
  public static func initializers(with content: FileContent) -> Query {
    Query(content) { file, check in
      for function in file.functions
      where function.declaration.kind == .initializer && function.isMember && !function.isNested {
        check(function)
      }
    }
  }

  /// Functions of view types that set up views, by their names or because such a function calls them.
  public static var setupFunctions: Query {
    Query(FileContent.viewTypes.triggers) { file, check in
      for function in file.functions
      where function.isSetup && function.isMember && file.types[function.type].isView {
        check(function)
      }
    }
  }

  /// Functions of view types with one of some names and no parameters.
  public static func functions(named names: LayoutWord...) -> Query {
    let words = WordSet(names)
    return Query(.names(names)) { file, check in
      for function in file.functions
      where function.isMember && !function.hasParameters && file.types[function.type].isView {
        guard let name = function.declaration.name, words.contains(name.token.word) else {
          continue
        }
        check(function)
      }
    }
  }
}

extension Query where Subject == ViewType {
  /// View classes, without their extensions.
  public static var viewClasses: Query {
    Query(FileContent.viewClasses.triggers) { file, check in
      for type in file.types where type.isView && type.kind == .class { check(type) }
    }
  }
}

extension Query where Subject == ViewProperty {
  /// Properties with an initial value, in files with some content.
  public static func initialValues(with content: FileContent) -> Query {
    Query(content) { file, check in
      for property in file.properties { check(property) }
    }
  }

  /// Properties whose initial value creates a view and does something with views.
  public static var madeViews: Query {
    Query((FileContent.placements || .frames).triggers) { file, check in
      for property in file.properties where file.names.makesView(property) { check(property) }
    }
  }
}

extension Query where Subject == ArraySlice<LayoutNumber> {
  /// The numbers of one view in one block, then the sizes of fonts and the other negative numbers in one statement.
  public static func numbers(_ places: NumberPlaces) -> Query {
    Query(Triggers.numbers(places)) { file, check in
      for group in file.numberGroups { check(file.numbers[group.numbers]) }
      var others: ArraySlice<LayoutNumber> = []
      if places.contains(.fonts) { others += file.code.fontSizes() }
      if places.contains(.arithmetic) { others += file.negativeArithmetic() }
      while let first = others.first {
        let inStatement = others.prefix { $0.statement == first.statement }
        check(inStatement)
        others = others.dropFirst(inStatement.count)
      }
    }
  }
}

extension Query where Subject == Call {
  /// Calls of functions with one of some names.
  public static func calls(named names: LayoutWord...) -> Query { calls(named: names) }

  /// Calls of functions with one of some names.
  public static func calls(named names: [LayoutWord]) -> Query {
    let words = WordSet(names)
    return Query(.names(names)) { file, check in
      for call in file.code.calls {
        if let name = call.name, words.contains(name.token.word) { check(call) }
      }
    }
  }

  /// All calls, in files with some content.
  public static func calls(with content: FileContent) -> Query {
    Query(content) { file, check in
      for call in file.code.calls { check(call) }
    }
  }

  /// Calls of functions with one of some names that need not be words of layout.
  ///
  /// - Parameter content: what a file with such a call has to hold, if that is not the name: the name of a view is in most
  ///   files.
  public static func calls(of names: StaticString..., with content: FileContent? = nil) -> Query {
    Query(content ?? .spelled(names.map { "\($0)" })) { file, check in
      for call in file.code.calls {
        if let name = call.name, names.contains(where: { name == $0 }) { check(call) }
      }
    }
  }
}

extension Query where Subject == Statement {
  /// All assignments, in files with some content.
  public static func assignments(with content: FileContent) -> Query {
    Query(content) { file, check in
      for statement in file.code.statements where statement.kind == .assignment {
        check(statement)
      }
    }
  }

  /// Assignments to a member with one of some names: `constraint.priority = .required`, `height.constant += 8`.
  public static func assignments(to members: LayoutWord...) -> Query {
    let words = WordSet(members)
    return Query(Triggers(members)) { file, check in
      for statement in file.code.statements where statement.kind == .assignment {
        guard let member = statement.target?.last, words.contains(member.token.word),
          member.previous?.kind == .period
        else { continue }
        check(statement)
      }
    }
  }
}

extension Query where Subject == MemberPath {
  /// Chains of names such as `UIScreen.main` that begin an expression, also behind a module's name.
  public static func memberPaths(_ path: String) -> Query {
    let names = path.split(separator: ".").map(String.init)
    return Query(Triggers(names: [names[0]])) { file, check in
      for path in file.code.memberPaths(names) { check(path) }
    }
  }

  /// Those of the paths that are inside a type which is declared as a view's or a controller's.
  public var inViewTypes: Query {
    Query(triggers) { file, check in
      visit(file) { path in
        if let statement = path.first.statement,
          file.scopes.type(around: statement)?.isDeclaredAsView ?? false
        {
          check(path)
        }
      }
    }
  }
}

extension Query where Subject == Suppression {
  /// Suppressions, after it is known what they silenced. No comment silences the findings of the rule.
  public static var suppressions: Query { Query(Triggers()) { _, _ in } }
}
