import SwiftSource

/// PureLayout: `view.autoPinEdge(toSuperviewEdge: .top, withInset: 8)`.
///
/// Source: PureLayout 3.1.9, ALView+PureLayout.h, NSArray+PureLayout.h and NSLayoutConstraint+PureLayout.h
/// (https://github.com/PureLayout/PureLayout). Recognised are, with the names and labels that Swift gives them:
/// - `autoPinEdge` to a superview's edge, margin or safe area and to another view, `autoPinEdgesToSuperview…`,
///   `autoPinEdges(toSuperviewMargins…)`, `autoPin(toTopLayoutGuideOf:)` and its bottom sibling;
/// - `autoCenterInSuperview`, `autoAlignAxis`, `autoMatch`, `autoSetDimension`, `autoSetDimensions`,
///   `autoConstrainAttribute`;
/// - on an array literal of views `autoAlignViews`, `autoMatchViewsDimension`, `autoSetViewsDimension`,
///   `autoSetViewsDimensions`; of `autoDistributeViews` only that it constrains them;
/// - the closures of `autoSetPriority`, `autoSetIdentifier`, `autoCreateAndInstallConstraints` and
///   `autoCreateConstraintsWithoutInstalling`; only what the last one makes is not active.
///
/// An inset is a distance into the superview on every side, and its relation is that of the distance: at trailing, right
/// and bottom edges the constraint has the reverse one. An offset is signed as UIKit's constants are.
enum PureLayoutDialect: Dialect {
  static let calls: [LayoutWord] = triggers

  /// The names without which a file makes no constraint with PureLayout.
  static let triggers: [LayoutWord] = [
    .autoPinEdge, .autoPinEdges, .autoPinEdgesToSuperviewEdges, .autoPinEdgesToSuperviewMargins,
    .autoPinEdgesToSuperviewSafeArea, .autoPin, .autoCenterInSuperview,
    .autoCenterInSuperviewMargins, .autoAlignAxis, .autoMatch, .autoMatchDimension,
    .autoSetDimension, .autoSetDimensions, .autoConstrainAttribute, .autoAlignViews,
    .autoDistributeViews, .autoMatchViewsDimension, .autoSetViewsDimension,
    .autoSetViewsDimensions, .autoSetPriority, .autoSetIdentifier,
    .autoCreateAndInstallConstraints, .autoCreateConstraintsWithoutInstalling,
  ]

  static func read(_ index: Int, in file: FactBuilder) {
    switch file.tokens[file.outline.calls[index].name].layoutWord {
    case .autoSetPriority, .autoSetIdentifier, .autoCreateAndInstallConstraints,
      .autoCreateConstraintsWithoutInstalling:
      readClosure(file.outline.calls[index], in: file)
    case .autoAlignViews, .autoDistributeViews, .autoMatchViewsDimension, .autoSetViewsDimension,
      .autoSetViewsDimensions:
      if let library = libraryCall(index, in: file) { readViews(library) }
    default:
      if let library = libraryCall(index, in: file) { readView(library) }
    }
  }

  // MARK: - Closures

  private static func readClosure(_ call: Outline.Call, in file: FactBuilder) {
    if let closure = file.closure(of: call) { file.makerBlocks.insert(closure.block) }
  }

  /// The call with what the closures around it say about it.
  private static func libraryCall(_ index: Int, in file: FactBuilder) -> LibraryCall? {
    guard file.outline.calls[index].open >= 0, var library = LibraryCall(index, in: file) else {
      return nil
    }
    guard !file.makerBlocks.isEmpty else { return library }
    var block = library.block
    for _ in 0..<CodeReader.longestClimb {
      guard block > 0 else { break }
      let current = file.outline.blocks[block]
      guard current.kind != .functionBody, current.kind != .typeBody else { break }
      if current.kind == .closure {
        let outer = file.outline.closures[current.subject].call
        if outer >= 0 { take(file.outline.calls[outer], into: &library) }
      }
      block = current.parent
    }
    return library
  }

  private static func take(_ outer: Outline.Call, into library: inout LibraryCall) {
    guard outer.name >= 0 else { return }
    switch library.file.tokens[outer.name].layoutWord {
    case .autoCreateConstraintsWithoutInstalling:
      library.container = .array
    case .autoSetPriority where library.priority.isEmpty && outer.open >= 0:
      let arguments = library.file.outline.arguments(outer.open, library.file.tokens)
      library.priority = arguments.first?.value ?? 0..<0
    default:
      return
    }
  }

  // MARK: - One view

  private static func readView(_ library: LibraryCall) {
    library.addAction()
    let arguments = PureLayoutArguments(of: library)
    var constraint = library.constraint(attributes(arguments, library))
    constraint.relation = library.relation(arguments.relation)
    constraint.multiplier = arguments.multiplier
    switch library.file.tokens[library.call.name].layoutWord {
    case .autoSetDimension, .autoSetDimensions:
      constraint.constant = arguments.target
    case .autoPinEdgesToSuperviewEdges, .autoPinEdgesToSuperviewMargins,
      .autoPinEdgesToSuperviewSafeArea, .autoPinEdges, .autoCenterInSuperview,
      .autoCenterInSuperviewMargins:
      relateToSuperview(&constraint, arguments, library)
    case .autoPin:
      constraint.secondAttributes = constraint.attributes == .top ? .bottom : .top
      setInset(&constraint, arguments)
    default:
      if arguments.superviewPart.isEmpty {
        constraint.secondItem = library.item(arguments.other)
        constraint.secondAttributes =
          arguments.target.isEmpty ? constraint.attributes : attribute(arguments.target, library)
        constraint.constant = arguments.offset
      } else {
        relateToSuperview(&constraint, arguments, library)
      }
    }
    library.add(constraint)
  }

  private static func relateToSuperview(
    _ constraint: inout Constraint, _ arguments: PureLayoutArguments, _ library: LibraryCall
  ) {
    constraint.secondItem = library.superview
    constraint.secondAttributes = constraint.attributes
    setInset(&constraint, arguments)
  }

  private static func setInset(_ constraint: inout Constraint, _ arguments: PureLayoutArguments) {
    constraint.constant = arguments.inset
    constraint.constantPointsInward = true
    if constraint.attributes.isSubset(of: .farEdges) {
      constraint.relation = constraint.relation.inverted
    }
  }

  private static func attributes(
    _ arguments: PureLayoutArguments, _ library: LibraryCall
  ) -> LayoutAttributes {
    switch library.file.tokens[library.call.name].layoutWord {
    case .autoCenterInSuperview, .autoCenterInSuperviewMargins: return [.centerX, .centerY]
    case .autoSetDimensions: return [.width, .height]
    case .autoPin: return arguments.isTopGuide ? .top : arguments.isBottomGuide ? .bottom : []
    case .autoPinEdgesToSuperviewEdges, .autoPinEdgesToSuperviewMargins,
      .autoPinEdgesToSuperviewSafeArea, .autoPinEdges:
      return edges(excluding: arguments.excluded, library)
    default:
      let part = arguments.superviewPart.isEmpty ? arguments.first : arguments.superviewPart
      return attribute(part, library)
    }
  }

  /// All edges without one; the library leaves the opposite of `left` and `right` physical.
  private static func edges(
    excluding excluded: Range<Int>, _ library: LibraryCall
  ) -> LayoutAttributes {
    guard !excluded.isEmpty else { return [.top, .leading, .trailing, .bottom] }
    switch attribute(excluded, library) {
    case .left: return [.top, .right, .bottom]
    case .right: return [.top, .left, .bottom]
    case []: return []
    case let edge: return LayoutAttributes([.top, .leading, .trailing, .bottom]).subtracting(edge)
    }
  }

  /// The attribute that a value of `ALEdge`, `ALAxis`, `ALDimension`, `ALMargin` or `ALAttribute` stands for.
  fileprivate static func attribute(
    _ value: Range<Int>, _ library: LibraryCall
  ) -> LayoutAttributes {
    guard let name = library.member(value) else { return [] }
    let file = library.file
    if let word = file.tokens[name].layoutWord { return LayoutAttributes(named: word) }
    return otherAttributes.value(of: name, in: file) ?? []
  }

  private static let otherAttributes: NameTable<LayoutAttributes> = [
    "vertical": .centerX, "marginAxisVertical": .centerX, "horizontal": .centerY,
    "marginAxisHorizontal": .centerY, "marginTop": .top, "marginLeading": .leading,
    "marginTrailing": .trailing, "marginBottom": .bottom, "marginLeft": .left,
    "marginRight": .right,
  ]

  // MARK: - Several views

  private static func readViews(_ library: LibraryCall) {
    let views = views(of: library)
    // A name of an array is that of no view.
    guard !views.isEmpty else { return library.addUnknownAction() }
    for view in views { library.addAction(.constraint, on: view, tokens: view) }
    let arguments = PureLayoutArguments(of: library)
    var constraint = library.constraint([])
    constraint.hasPlace = false
    switch library.file.tokens[library.call.name].layoutWord {
    case .autoSetViewsDimension:
      constraint.attributes = attribute(arguments.first, library)
      constraint.relation = library.relation(arguments.relation)
      constraint.constant = arguments.target
    case .autoSetViewsDimensions:
      constraint.attributes = [.width, .height]
      constraint.constant = arguments.target
    case .autoMatchViewsDimension:
      constraint.attributes = attribute(arguments.first, library)
      return addChain(of: views, constraint, library)
    case .autoAlignViews:
      constraint.attributes = attribute(arguments.target, library)
      return addChain(of: views, constraint, library)
    default:
      return
    }
    for view in views {
      constraint.firstItem = library.file.names.item(view, in: library.block)
      library.add(constraint)
    }
  }

  /// Relates each view to the one before it.
  private static func addChain(
    of views: [Range<Int>], _ constraint: Constraint, _ library: LibraryCall
  ) {
    for (previous, view) in zip(views, views.dropFirst()) {
      var constraint = constraint
      constraint.firstItem = library.file.names.item(view, in: library.block)
      constraint.secondItem = library.file.names.item(previous, in: library.block)
      constraint.secondAttributes = constraint.attributes
      library.add(constraint)
    }
  }

  /// The views of `[a, b].auto…()` or `([a, b] as NSArray).auto…()`; empty where one of them is no name.
  private static func views(of library: LibraryCall) -> [Range<Int>] {
    let file = library.file
    var open = library.call.chainStart
    if file.tokens[open].kind == .leftParen { open += 1 }
    guard file.tokens[open].kind == .leftBracket, open < library.call.name else { return [] }
    var views: [Range<Int>] = []
    for element in file.outline.arguments(open, file.tokens) where !element.value.isEmpty {
      guard file.isPath(element.value) else { return [] }
      views.append(element.value)
    }
    return views
  }
}

/// The arguments of one of PureLayout's calls; empty for those that it has not.
private struct PureLayoutArguments {
  /// The attribute without a label.
  var first = 0..<0
  /// An edge, a margin or an axis of the superview.
  var superviewPart = 0..<0
  /// The attribute of the other view, or a size.
  var target = 0..<0
  /// The other view.
  var other = 0..<0
  var offset = 0..<0
  var inset = 0..<0
  var multiplier = 0..<0
  var relation = 0..<0
  var excluded = 0..<0
  var isTopGuide = false
  var isBottomGuide = false

  init(of library: LibraryCall) {
    let file = library.file
    for argument in file.outline.arguments(library.call.open, file.tokens) {
      if argument.label < 0 {
        if first.isEmpty { first = argument.value }
      } else {
        take(argument.value, label: argument.label, in: file)
      }
    }
  }

  private mutating func take(_ value: Range<Int>, label: Int, in file: FactBuilder) {
    func isLabel(_ names: StaticString...) -> Bool { names.contains { file.spells(label, $0) } }
    if isLabel("withOffset") {
      offset = value
    } else if isLabel("withInset", "with", "withInsets", "toSuperviewMarginsWithInsets") {
      inset = value
    } else if isLabel("to", "toEdge", "toDimension", "toAttribute", "toSize") {
      target = value
    } else if isLabel("of", "ofView", "toSameAxisOf", "toSameAxisOfView") {
      other = value
    } else if isLabel("withMultiplier") {
      multiplier = value
    } else if isLabel("relation") {
      relation = value
    } else if isLabel("excludingEdge", "toSuperviewMarginsExcludingEdge") {
      excluded = value
    } else if isLabel("toTopLayoutGuideOf", "toBottomLayoutGuideOf") {
      isTopGuide = isLabel("toTopLayoutGuideOf")
      isBottomGuide = !isTopGuide
    } else if file.hasPrefix(label, "toSuperview") {
      superviewPart = value
    }
  }
}
