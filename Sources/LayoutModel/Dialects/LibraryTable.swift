import SwiftSource

/// A library whose calls on views make constraints and activate them, as data: it differs from others of its kind in
/// names and labels.
///
/// `view.autoCenterInSuperview()`, `view.top(to: other)`. Such calls are read like other constraints in statements: those
/// that follow each other directly are a run.
final class LibraryTable: Sendable {
  /// The libraries of this kind.
  static let all = [pureLayout, tinyConstraints]

  /// What an argument says.
  enum Role: UInt8 {
    /// It has no label.
    case first
    /// The edge, margin or axis of the superview.
    case edge
    /// The attribute of the other view, or a size.
    case target
    /// The other view.
    case other
    /// The same, where it can only come first.
    case to, of, `in`
    case offset, inset, multiplier, relation, priority, minimum, maximum
    /// Edges to leave out.
    case excluded
    /// Whether the constraints are activated.
    case activation
    case topGuide, bottomGuide
    /// Says how views are stacked.
    case stacking
    /// Anything else.
    case unknown
  }

  /// A set of what arguments say.
  struct Roles: OptionSet {
    let rawValue: UInt32

    static let all = Roles(rawValue: .max)

    init(rawValue: UInt32) { self.rawValue = rawValue }
    init(_ roles: Role...) { rawValue = roles.reduce(0) { $0 | 1 << UInt32($1.rawValue) } }

    func contains(_ role: Role) -> Bool { contains(Roles(role)) }
  }

  /// Where the attributes of a constraint come from.
  enum Part {
    case fixed(LayoutAttributes)
    /// An argument names them.
    case named(Role)
    /// All edges but those that an argument excludes. The far sides of the other kind may make the rest of that kind.
    case edges(LayoutAttributes, mayTurn: Bool)
    /// The argument without a label is an anchor.
    case anchor
  }

  /// What the attributes are related to.
  enum Target {
    case nothing, superview, itself
    case other(Role)
  }

  /// The views whose constraints a call makes.
  enum Views {
    case receiver
    /// Each view of the list that the call is made on.
    case each
    /// Each of them and the one before it.
    case chain
    /// It is only known that they are constrained.
    case unclear
    /// The call adds the views that it is handed.
    case stack
  }

  /// One set of arguments that a method takes, and what it does with them.
  struct Form: Sendable {
    var attributes: Part
    /// What has to be said for the call to be meant.
    var needs: Roles = []
    /// What else may be said.
    var allows = Roles.all
    var target = Target.nothing
    /// The attributes of the other item, where they are not the same.
    var second: Part?
    /// What the constant is; without, the inset or the offset.
    var constant: Role?
    var multiplier = Role.multiplier
    /// Whether the constant is a distance into the other item on each side of it.
    var pointsInward = false
    /// Whether versions of the library disagree on the sign of an offset at far edges.
    var hasUnclearSign = false
    /// Whether anybody's method may look the same: the receiver has to be a view.
    var isCommon = false
    var views = Views.receiver
  }

  /// What a function does with the constraints that are made in its closure.
  enum Collecting { case nothing, priority, withoutActivation }

  /// What the names of labels, attributes, closures and methods stand for.
  struct Tables: Sendable {
    let labels: NameTable<Role>
    let attributeNames: NameTable<LayoutAttributes>
    let closures: [LayoutWord: Collecting]
    let listed: [LayoutWord: [Form]]
  }

  /// The names without which a file makes no constraint with the library.
  let triggers: [LayoutWord]
  /// Names that are no words of layout.
  let unlistedNames: [Substring]
  let triggerWords: WordSet
  private let calls: [LayoutWord]
  /// The tables by name, made when the first call is read.
  let tables: OnFirstUse<Tables>
  let unlisted: NameTable<[Form]>
  let insetsTurnRelations: Bool

  /// What it reads.
  var dialect: Dialect {
    Dialect(calls: calls) { self.read($0, in: $1) }
  }

  /// - Parameters:
  ///   - module: the library's name, where it is a word of layout.
  ///   - labels: what the labels of arguments say.
  ///   - attributeNames: the library's own names of attributes.
  ///   - insetsTurnRelations: whether the relation of an inset is that of a distance, and at far edges the reverse one of
  ///     the constraint's.
  ///   - closures: functions whose closures make constraints.
  ///   - methods: the forms of the methods whose names only this library has; of several that fit the first one counts.
  ///   - shared: those of methods with names that are others' too: they are read where the file has one of `methods`.
  ///   - unlisted: those of methods whose names are no words of layout.
  init(
    module: LayoutWord? = nil,
    labels: @autoclosure @escaping @Sendable () -> NameTable<Role>,
    attributeNames: @autoclosure @escaping @Sendable () -> NameTable<LayoutAttributes> = [:],
    insetsTurnRelations: Bool = false,
    closures: KeyValuePairs<LayoutWord, Collecting> = [:],
    methods: KeyValuePairs<LayoutWord, [Form]> = [:],
    shared: KeyValuePairs<LayoutWord, [Form]> = [:],
    unlisted: KeyValuePairs<StaticString, [Form]> = [:]
  ) {
    self.insetsTurnRelations = insetsTurnRelations
    self.unlisted = NameTable(unlisted.map { ($0, $1) })
    unlistedNames = unlisted.flatMap { names, _ in names.description.split(separator: " ") }
    tables = OnFirstUse {
      Tables(
        labels: labels(), attributeNames: attributeNames(),
        closures: Dictionary(uniqueKeysWithValues: closures.map { ($0, $1) }),
        listed: Dictionary(
          uniqueKeysWithValues: methods.map { ($0, $1) } + shared.map { ($0, $1) }))
    }
    let own = closures.map(\.key) + methods.map(\.key)
    triggers = (module.map { [$0] } ?? []) + own + (unlisted.isEmpty ? [] : [.projectName])
    calls = own + shared.map(\.key)
    triggerWords = WordSet(triggers)
  }
}
