import SwiftSource

/// A library whose calls on views create constraints and activate them, as data: such libraries differ only in names
/// and labels.
///
/// `view.autoCenterInSuperview()`, `view.top(to: other)`. Such calls are read like other constraints in statements:
/// adjacent ones are a run.
final class LibraryTable: Sendable {
  /// The libraries of this kind.
  static let all = [pureLayout, tinyConstraints]

  /// The role of an argument.
  enum Role {
    /// An argument without a label.
    case first
    /// The edge, margin or axis of the superview.
    case edge
    /// The attribute of the other view, or a size.
    case target
    /// The other view.
    case other
    /// The same, which can only come first.
    case to, of, `in`
    case offset, inset, multiplier, relation, priority, minimum, maximum
    /// Edges to exclude.
    case excluded
    /// Whether the constraints are activated.
    case activation
    case topGuide, bottomGuide
    /// How views are stacked.
    case stacking
    /// Anything else.
    case unknown
  }

  /// The source of a constraint's attributes.
  enum Part {
    case fixed(LayoutAttributes)
    /// An argument names them.
    case named(Role)
    /// All edges except those that an argument excludes. An excluded left or right makes the remaining edges physical
    /// too.
    case edges(LayoutAttributes, mayTurn: Bool)
    /// The argument without a label is an anchor.
    case anchor
  }

  /// The second item of the constraints.
  enum Target {
    case nothing, superview, itself
    case other(Role)
  }

  /// The views that a call constrains.
  enum Views {
    case receiver
    /// Each view of the list that is the receiver.
    case each
    /// Each of them and the one before it.
    case chain
    /// Known to be constrained, but not how.
    case unclear
    /// The call adds the views in its arguments.
    case stack
  }

  /// One set of arguments of a method, and its effect.
  struct Form: Sendable {
    var attributes: Part
    /// The roles that the call must have.
    var needs: [Role] = []
    /// The only roles that it may have; nil for all.
    var allows: [Role]?
    var target = Target.nothing
    /// The attributes of the other item, if they differ.
    var second: Part?
    /// The role of the constant; by default the inset or the offset.
    var constant: Role?
    var multiplier = Role.multiplier
    /// Whether the constant is a distance into the other item on each side of it.
    var pointsInward = false
    /// Whether versions of the library disagree on the sign of an offset at far edges.
    var hasUnclearSign = false
    /// Whether methods of other code may look the same: the receiver has to be a view.
    var isCommon = false
    var views = Views.receiver
  }

  /// What a function does with the constraints of its closure.
  enum Collecting { case nothing, priority, withoutActivation }

  /// Maps the names of labels, attributes, closures and methods to their meanings.
  struct Tables: Sendable {
    let labels: NameTable<Role>
    let attributeNames: NameTable<LayoutAttributes>
    let closures: [LayoutWord: Collecting]
    let listed: [LayoutWord: [Form]]
  }

  /// The names without which a file has no constraint of the library.
  let triggers: [LayoutWord]
  let triggerWords: WordSet
  private let calls: [LayoutWord]
  /// The tables by name, built when the first call is read.
  let tables: OnFirstUse<Tables>
  let insetsTurnRelations: Bool
  let library: LayoutLibrary

  /// The dialect that reads the library.
  var dialect: Dialect {
    Dialect(calls: calls, library: library) { self.read($0, in: $1) }
  }

  /// - Parameters:
  ///   - module: the library's name, if it is in the layout vocabulary.
  ///   - labels: the roles of argument labels.
  ///   - attributeNames: the library's own names of attributes.
  ///   - insetsTurnRelations: whether the relation of an inset is that of a distance, and at far edges the reverse of
  ///     the constraint's.
  ///   - closures: functions whose closures create constraints.
  ///   - methods: the forms of the methods whose names only this library has; of several matching forms the first one
  ///     counts.
  ///   - shared: the forms of methods whose names are common: they are read where the file has one of `methods`.
  init(
    _ library: LayoutLibrary,
    module: LayoutWord? = nil,
    labels: @autoclosure @escaping @Sendable () -> NameTable<Role>,
    attributeNames: @autoclosure @escaping @Sendable () -> NameTable<LayoutAttributes> = [:],
    insetsTurnRelations: Bool = false,
    closures: KeyValuePairs<LayoutWord, Collecting> = [:],
    methods: KeyValuePairs<LayoutWord, [Form]> = [:],
    shared: KeyValuePairs<LayoutWord, [Form]> = [:]
  ) {
    self.library = library
    self.insetsTurnRelations = insetsTurnRelations
    tables = OnFirstUse {
      Tables(
        labels: labels(), attributeNames: attributeNames(),
        closures: Dictionary(uniqueKeysWithValues: closures.map { ($0, $1) }),
        listed: Dictionary(
          uniqueKeysWithValues: methods.map { ($0, $1) } + shared.map { ($0, $1) }))
    }
    let own = closures.map(\.key) + methods.map(\.key)
    triggers = (module.map { [$0] } ?? []) + own
    calls = own + shared.map(\.key)
    triggerWords = WordSet(triggers)
  }
}
