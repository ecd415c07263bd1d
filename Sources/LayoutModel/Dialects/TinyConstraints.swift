import SwiftSource

/// TinyConstraints: `view.edgesToSuperview()`, `view.topToBottom(of: other, offset: 8)`, `view.height(44)`.
///
/// Source: TinyConstraints 4.0.2, TinyConstraints.swift, TinyConstraints+superview.swift and Stack.swift
/// (https://github.com/roberthein/TinyConstraints). Recognised are
/// - everywhere the names that only the library has: `…ToSuperview`, `centerInSuperview`, `topToBottom(of:)`,
///   `leadingToTrailing(of:)`, `leftToRight(of:)` and their reverses, `widthToHeight(of:)`, `heightToWidth(of:)`;
/// - in a file that imports the library or spells one of those names: `top(to:)` and the other edges, `centerX(to:)`,
///   `centerY(to:)`, `center(in:)`, `edges(to:)`, `origin(to:)`, `width`, `height` and `size` of a number or of another
///   view, `width(min:max:)`, `height(min:max:)`, `aspectRatio(_:)` and `stack(_:)`, whose views it adds.
///
/// What is made is active, unless `isActive: false` is passed. Insets, and the offset of `trailingToSuperview`, point
/// inward on every side; all other offsets are signed as UIKit's constants are. A relation is UIKit's.
enum TinyConstraintsDialect: Dialect {
  static let calls: [LayoutWord] =
    ownNames + [
      .top, .leading, .left, .right, .trailing, .bottom, .centerX, .centerY, .center, .edges,
      .origin, .width, .height, .size, .aspectRatio, .stack,
    ]

  /// The names without which a file makes no constraint with TinyConstraints.
  static let triggers: [LayoutWord] = [.TinyConstraints] + ownNames

  private static let ownNames: [LayoutWord] = [
    .edgesToSuperview, .horizontalToSuperview, .verticalToSuperview, .leadingToSuperview,
    .trailingToSuperview, .leftToSuperview, .rightToSuperview, .topToSuperview, .bottomToSuperview,
    .centerXToSuperview, .centerYToSuperview, .widthToSuperview, .heightToSuperview,
    .originToSuperview, .centerInSuperview, .leadingToTrailing, .trailingToLeading, .leftToRight,
    .rightToLeft, .topToBottom, .bottomToTop, .widthToHeight, .heightToWidth,
  ]

  private static let marks = WordSet(triggers)

  static func read(_ index: Int, in file: FactBuilder) {
    guard file.source.words.intersects(marks) else { return }
    let call = file.outline.calls[index]
    guard call.open >= 0, let word = file.tokens[call.name].layoutWord else { return }
    let arguments = TinyArguments(of: call, in: file)
    guard let shape = shape(of: word, arguments), canBeView(call, shape, in: file),
      var library = LibraryCall(index, in: file)
    else { return }
    if arguments.isInactive { library.container = library.placement.container }
    library.priority = arguments.priority
    if shape == .stack {
      readStack(arguments.first, library)
    } else {
      library.addAction()
    }
    readConstraints(word, shape, arguments, library)
  }

  // MARK: - Which call it is

  /// What a call relates its view to.
  private enum Shape {
    case superview
    /// `top(to: other)`.
    case other
    /// `topToBottom(of: other)`.
    case otherPart
    /// `width(44)`, `size(CGSize(…))`, `aspectRatio(2)`.
    case number
    /// `width(min: 8, max: 80)`.
    case limits
    case stack
  }

  /// The shape of a call with this name; nil for a call of somebody else.
  private static func shape(of word: LayoutWord, _ arguments: TinyArguments) -> Shape? {
    switch word {
    case .top, .leading, .left, .right, .trailing, .bottom, .centerX, .centerY, .edges, .origin:
      return arguments.hasTo ? .other : nil
    case .center:
      return arguments.hasIn ? .other : nil
    case .width, .height:
      if arguments.hasTo { return .other }
      if !arguments.minimum.isEmpty || !arguments.maximum.isEmpty {
        return arguments.isOnlyKnown ? .limits : nil
      }
      return isNumber(arguments) ? .number : nil
    case .size:
      if arguments.hasTo { return .other }
      return isNumber(arguments) ? .number : nil
    case .aspectRatio:
      return isNumber(arguments) ? .number : nil
    case .stack:
      return arguments.isStack && !arguments.first.isEmpty ? .stack : nil
    case .leadingToTrailing, .trailingToLeading, .leftToRight, .rightToLeft, .topToBottom,
      .bottomToTop, .widthToHeight, .heightToWidth:
      return arguments.hasOf ? .otherPart : nil
    default:
      return .superview
    }
  }

  private static func isNumber(_ arguments: TinyArguments) -> Bool {
    !arguments.first.isEmpty && arguments.isOnlyKnown
  }

  /// Whether the receiver of a call with a common name can be a view: a name that is one by itself, or any name where
  /// the result is not used, as the library's need not be.
  private static func canBeView(_ call: Outline.Call, _ shape: Shape, in file: FactBuilder) -> Bool
  {
    guard shape == .number || shape == .limits || shape == .stack else { return true }
    let receiver = file.receiver(of: call)
    guard !receiver.isEmpty else { return shape == .stack }
    guard file.isPath(receiver) else { return false }
    let last = receiver.last { file.tokens[$0].kind != .questionPostfix } ?? receiver.lowerBound
    // The receivers of other libraries, and types.
    guard !file.spells(last, "pin"), !file.spells(last, "flex"), !file.spells(last, "snp"),
      !file.spells(last, "easy"), !file.hasCapital(last) || file.tokens[last].is(Keyword.`self`)
    else { return false }
    let statement = file.outline.statements[call.statement]
    if statement.kind == .expression, statement.first == call.chainStart { return true }
    return file.names.isKnownView(receiver, in: file.block(of: call.statement))
  }

  // MARK: - Constraints

  private static func readConstraints(
    _ word: LayoutWord, _ shape: Shape, _ arguments: TinyArguments, _ library: LibraryCall
  ) {
    var constraint = library.constraint(attributes(of: word, arguments, library))
    constraint.relation = library.relation(arguments.relation)
    constraint.multiplier = arguments.multiplier
    constraint.constant = arguments.insets.isEmpty ? arguments.offset : arguments.insets
    switch shape {
    case .stack:
      return
    case .limits:
      return addLimits(constraint, arguments, library)
    case .number where word == .aspectRatio:
      constraint.secondItem = library.item
      constraint.secondAttributes = .height
      constraint.multiplier = arguments.first
    case .number:
      constraint.constant = arguments.first
    case .superview:
      constraint.secondItem = library.superview
      constraint.secondAttributes = constraint.attributes
      constraint.constantPointsInward =
        word == .trailingToSuperview || word == .leadingToSuperview || isInset(word)
      constraint.hasKnownSign = arguments.offset.isEmpty || !isFar(constraint.attributes)
    case .other:
      relateToOther(&constraint, arguments, library)
      constraint.constantPointsInward = isInset(word)
    case .otherPart:
      constraint.secondItem = library.item(arguments.other)
      constraint.secondAttributes = otherPart(of: word)
    }
    library.add(constraint)
  }

  /// `top(to: other)`, perhaps with the anchor to use instead of the same one: `top(to: other, other.bottomAnchor)`.
  private static func relateToOther(
    _ constraint: inout Constraint, _ arguments: TinyArguments, _ library: LibraryCall
  ) {
    constraint.secondItem = library.item(arguments.other)
    constraint.secondAttributes = constraint.attributes
    guard let anchor = arguments.first.last, !library.file.tokens[anchor].is(.nil) else { return }
    let attributes = AnchorDialect.attribute(library.file.tokens[anchor])
    guard !attributes.isEmpty, library.file.isPath(arguments.first) else {
      constraint.secondItem = nil
      constraint.secondAttributes = []
      return
    }
    constraint.secondAttributes = attributes
    constraint.secondItem = library.file.itemOfAnchor(
      arguments.first.lowerBound..<anchor, in: library.block)
  }

  private static func addLimits(
    _ constraint: Constraint, _ arguments: TinyArguments, _ library: LibraryCall
  ) {
    var constraint = constraint
    if !arguments.minimum.isEmpty {
      constraint.relation = .greaterThanOrEqual
      constraint.constant = arguments.minimum
      library.add(constraint)
    }
    if !arguments.maximum.isEmpty {
      constraint.relation = .lessThanOrEqual
      constraint.constant = arguments.maximum
      library.add(constraint)
    }
  }

  private static func readStack(_ views: Range<Int>, _ library: LibraryCall) {
    let file = library.file
    guard file.tokens[views.lowerBound].kind == .leftBracket else { return library.addAction() }
    for element in file.outline.arguments(views.lowerBound, file.tokens)
    where file.isPath(element.value) {
      library.addAction(
        .addition, on: element.value, tokens: element.value, parent: library.item)
      library.addAction(.constraint, on: element.value, tokens: element.value)
    }
  }

  // MARK: - Attributes

  private static func attributes(
    of word: LayoutWord, _ arguments: TinyArguments, _ library: LibraryCall
  ) -> LayoutAttributes {
    switch word {
    case .edgesToSuperview: edges(excluding: arguments.excluded, isDirectional: true, library)
    case .edges: edges(excluding: arguments.excluded, isDirectional: false, library)
    case .horizontalToSuperview: [.left, .right]
    case .verticalToSuperview: [.top, .bottom]
    case .leadingToSuperview, .leadingToTrailing: .leading
    case .trailingToSuperview, .trailingToLeading: .trailing
    case .leftToSuperview, .leftToRight: .left
    case .rightToSuperview, .rightToLeft: .right
    case .topToSuperview, .topToBottom: .top
    case .bottomToSuperview, .bottomToTop: .bottom
    case .centerXToSuperview: .centerX
    case .centerYToSuperview: .centerY
    case .widthToSuperview, .widthToHeight, .aspectRatio: .width
    case .heightToSuperview, .heightToWidth: .height
    case .originToSuperview: [.top, .left]
    case .centerInSuperview: [.centerX, .centerY]
    default: LayoutAttributes(named: word)
    }
  }

  private static func otherPart(of word: LayoutWord) -> LayoutAttributes {
    switch word {
    case .leadingToTrailing: .trailing
    case .trailingToLeading: .leading
    case .leftToRight: .right
    case .rightToLeft: .left
    case .topToBottom: .bottom
    case .bottomToTop: .top
    case .widthToHeight: .height
    default: .width
    }
  }

  /// Older versions turn the offset of other far edges round than newer ones.
  private static func isFar(_ attributes: LayoutAttributes) -> Bool {
    !attributes.isDisjoint(with: [.trailing, .right, .bottom])
  }

  private static func isInset(_ word: LayoutWord) -> Bool {
    switch word {
    case .edgesToSuperview, .edges, .horizontalToSuperview, .verticalToSuperview, .origin,
      .originToSuperview:
      true
    default: false
    }
  }

  /// All edges without those that `excluding:` names; none where it is no list of names.
  private static func edges(
    excluding value: Range<Int>, isDirectional: Bool, _ library: LibraryCall
  ) -> LayoutAttributes {
    var excluded: LayoutAttributes = []
    for index in library.file.memberNames(in: value) {
      let edge = library.file.tokens[index].layoutWord.map(LayoutAttributes.init(named:)) ?? []
      excluded.formUnion(edge)
      guard
        !edge.isEmpty || library.file.spells(index, "none")
          || library.file.spells(index, "LayoutEdge")
      else { return [] }
    }
    guard isDirectional, !excluded.isDisjoint(with: [.leading, .trailing]) else {
      return LayoutAttributes([.top, .left, .right, .bottom]).subtracting(excluded)
    }
    // To a superview the library looks at the direction of the language: what is left is a leading or a trailing edge.
    if excluded.contains(.left) { excluded.insert(.leading) }
    if excluded.contains(.right) { excluded.insert(.trailing) }
    return LayoutAttributes([.top, .leading, .trailing, .bottom]).subtracting(excluded)
  }
}

/// The arguments of one of TinyConstraints' calls; empty for those that it has not.
private struct TinyArguments {
  /// The argument without a label.
  var first = 0..<0
  /// The view behind `to`, `of` or `in`.
  var other = 0..<0
  var offset = 0..<0
  var insets = 0..<0
  var multiplier = 0..<0
  var relation = 0..<0
  var priority = 0..<0
  var excluded = 0..<0
  var minimum = 0..<0
  var maximum = 0..<0
  var hasTo = false
  var hasOf = false
  var hasIn = false
  var isInactive = false
  /// Whether there is no label but those that a size can have.
  var isOnlyKnown = true
  /// Whether there is no label but those of a stack.
  var isStack = true

  init(of call: Outline.Call, in file: FactBuilder) {
    for (index, argument) in file.outline.arguments(call.open, file.tokens).enumerated() {
      if argument.label < 0 {
        if first.isEmpty {
          first = argument.value
        } else {
          isOnlyKnown = false
          isStack = false
        }
      } else {
        take(argument.value, label: argument.label, isFirst: index == 0, in: file)
      }
    }
  }

  private mutating func take(
    _ value: Range<Int>, label: Int, isFirst: Bool, in file: FactBuilder
  ) {
    func isLabel(_ name: StaticString) -> Bool { file.spells(label, name) }
    if isLabel("relation") || isLabel("priority") || isLabel("isActive") {
      takeManner(value, label: label, in: file)
      isStack = false
      return
    }
    if isLabel("min") || isLabel("max") {
      if isLabel("min") { minimum = value } else { maximum = value }
      isStack = false
      return
    }
    isOnlyKnown = false
    if !isLabel("axis"), !isLabel("width"), !isLabel("height"), !isLabel("spacing") {
      isStack = false
    }
    if isFirst, isLabel("to") || isLabel("of") || isLabel("in") {
      other = value
      hasTo = isLabel("to")
      hasOf = isLabel("of")
      hasIn = isLabel("in")
    } else if isLabel("offset") {
      offset = value
    } else if isLabel("insets") {
      insets = value
    } else if isLabel("multiplier") {
      multiplier = value
    } else if isLabel("excluding") {
      excluded = value
    }
  }

  private mutating func takeManner(_ value: Range<Int>, label: Int, in file: FactBuilder) {
    if file.spells(label, "relation") {
      relation = value
    } else if file.spells(label, "priority") {
      priority = value
    } else {
      isInactive = value.count == 1 && file.tokens[value.lowerBound].is(.false)
    }
  }
}
