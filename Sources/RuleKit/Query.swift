import LayoutModel
import SwiftSource

/// What a rule examines: finds each such thing in a file, and knows which facts and words a file needs to have any.
public struct Query<Subject>: Sendable {
  /// A file without any of these is not read for the rule.
  public let triggers: Triggers
  /// Visits everything in a file that the query finds, in source order.
  public let visit: @Sendable (ViewFile, (Subject) -> Void) -> Void
  /// If it finds whole files, whether it finds one; nil if it finds parts of files, or if only a visit can tell.
  @usableFromInline let wholeFile: (@Sendable (ViewFile) -> Bool)?
  /// How many things there are to judge in a file, as a measure for the number of findings.
  public let count: @Sendable (ViewFile) -> Int

  /// - Parameters:
  ///   - triggers: facts and words of every file that has such things.
  ///   - visit: calls its argument with each of them.
  public init(
    _ triggers: Triggers, _ visit: @escaping @Sendable (ViewFile, (Subject) -> Void) -> Void
  ) {
    self.triggers = triggers
    self.visit = visit
    wholeFile = nil
    count = { file in
      var count = 0
      visit(file) { _ in count += 1 }
      return count
    }
  }
}

extension Query where Subject == ViewFile {
  /// Whole files that may have some kind of fact.
  public static func file(with content: FileContent) -> Query { Query(content) }

  private init(_ content: FileContent) {
    triggers = content.triggers
    visit = { file, check in
      if content.mayBePresent(in: file) { check(file) }
    }
    wholeFile = content.mayHold
    count = content.count
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
    Query(content.triggers) { file, check in
      guard content.mayBePresent(in: file) else { return }
      for function in file.functions
      where !function.isNested && (evenIdle || !function.actions.isEmpty) {
        check(function)
      }
    }
  }

  /// Functions of view types that set up views, by their names or because such a function calls them.
  public static var setupFunctions: Query {
    Query(FileContent.viewTypes.triggers) { file, check in
      for function in file.functions
      where function.isSetup && function.type >= 0 && file.types[function.type].isView {
        check(function)
      }
    }
  }

  /// Functions of view types with one of some names and no parameters.
  public static func functions(named names: LayoutWord...) -> Query {
    let words = WordSet(names)
    return Query(Triggers(names)) { file, check in
      for function in file.functions
      where function.type >= 0 && !function.hasParameters && file.types[function.type].isView {
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
    Query(.numbers(places)) { file, check in
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
    return Query(Triggers(names)) { file, check in
      for call in file.code.calls {
        if let name = call.name, words.contains(name.token.word) { check(call) }
      }
    }
  }
}

extension Query where Subject == Call {
  /// Calls of functions with one of some names that need not be words of layout.
  ///
  /// - Parameter content: what a file with such a call has to hold, if that is not the name: the name of a view is in most
  ///   files.
  public static func calls(of names: StaticString..., with content: FileContent? = nil) -> Query {
    Query(content?.triggers ?? Triggers(names: names.map { "\($0)" })) { file, check in
      for call in file.code.calls {
        if let name = call.name, names.contains(where: { name == $0 }) { check(call) }
      }
    }
  }
}

extension Query where Subject == Statement {
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
