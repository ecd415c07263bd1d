import LayoutModel
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
