import LayoutModel
import SwiftSource

/// What is known about the order in which the code of a file styles a label and sets its text.
struct TextOrder {
  private let file: ViewFile
  private var paths: SetupPaths
  /// For the key of each type, its functions that run once for each object.
  private var roots: KeyMap<[Int]>?
  /// For the key of each type that was asked about, the paths that run once for each object.
  private var pathsOfTypes = KeyMap<[SetupPath]>()
  /// For the body of the first function of each such path, where the path first has each name.
  private var mentions: [Block: KeyMap<SetupPath.Place>] = [:]

  /// A bound on the places of a label that are looked at, and on those that name a function.
  private static let most = 16

  init(_ file: ViewFile) {
    self.file = file
    paths = SetupPaths(file)
  }

  /// Whether each call of a method on a label comes before all of its texts.
  mutating func comesTooEarly(_ label: UntitledLabel) -> Bool {
    guard label.styles.count <= Self.most, label.texts.count <= Self.most else { return false }
    let subview = file.subviews[label.index]
    return label.styles.allSatisfy { style in
      guard style.isSure else { return false }
      if style.isInValue {
        return label.texts.allSatisfy { !$0.isInValue || style.member < $0.member }
      }
      guard !label.texts.contains(where: \.isInValue) else { return false }
      if subview.type < 0 {
        return style.statement.block == subview.declaration.block
          && label.texts.allSatisfy { style.member < $0.member }
      }
      return comesTooEarly(style, before: label.texts, of: file.types[subview.type])
    }
  }

  /// Whether a function that runs once for each object does something before any text is set.
  private mutating func comesTooEarly(
    _ style: UntitledLabel.Place, before texts: [UntitledLabel.Place], of type: ViewType
  ) -> Bool {
    let body = style.statement.block
    guard body.kind == .functionBody, let function = body.declaration else { return false }
    var roots = paths(of: type.key).filter { $0.step(of: body) != nil }
    if roots.isEmpty, let setup = overriddenSetup(with: body, of: type) { roots = [setup] }
    guard !roots.isEmpty,
      roots[0].function.body == body || onlyRuns(function, on: roots)
    else { return false }
    return texts.allSatisfy { text in
      roots.allSatisfy { follows(text, style, on: $0) }
    }
  }

  private mutating func paths(of type: UInt64) -> [SetupPath] {
    if let known = pathsOfTypes[type] { return known }
    let functions = roots ?? readRoots()
    roots = functions
    let found = (functions[type] ?? []).map { paths.path(of: file.functions[$0]) }
    pathsOfTypes[type] = found
    return found
  }

  private func readRoots() -> KeyMap<[Int]> {
    var roots = KeyMap<[Int]>()
    for (index, function) in file.functions.enumerated()
    where function.type >= 0 && !function.isNested && function.runsOnce {
      let type = file.typeKey(at: function.type)
      if roots[type, default: []].count < Self.most { roots[type, default: []].append(index) }
    }
    return roots
  }

  /// The path of a function that the initializer of a superclass calls.
  private mutating func overriddenSetup(with body: Block, of type: ViewType) -> SetupPath? {
    guard let declaration = body.declaration, let name = declaration.name,
      declaration.modifiers.contains(.override), !declaration.runsOnce,
      let function = file.names.ownFunction(named: name, of: type.key), function.body == body,
      function.isNamedForSetup || name.isNameOfSetupInBases,
      let statement = body.firstStatement, !file.scopes.isInController(statement),
      file.names.mentions(ofFunction: function.key).isEmpty
    else { return nil }
    return paths.path(of: function)
  }

  /// Whether nothing of the file calls a function but those paths.
  private func onlyRuns(_ function: Declaration, on paths: [SetupPath]) -> Bool {
    guard let name = function.name, !function.modifiers.contains(.override) else { return false }
    let places = file.names.mentions(ofFunction: file.names.key(name))
    return places.count <= Self.most
      && places.allSatisfy { mention in
        guard let block = mention.statement?.block else { return false }
        return paths.contains { $0.step(of: block) != nil }
      }
  }

  // MARK: - Texts

  /// Whether a text is set after a place of a path, and never before.
  private mutating func follows(
    _ text: UntitledLabel.Place, _ style: UntitledLabel.Place, on path: SetupPath
  ) -> Bool {
    guard let step = path.step(of: style.statement.block) else { return false }
    return follows(text.member, step.place(of: style.member.index), on: path, depth: 0)
  }

  /// Whether a token runs after a place of a path, and never before.
  private mutating func follows(
    _ token: Lexeme, _ place: SetupPath.Place, on path: SetupPath, depth: Int
  ) -> Bool {
    guard let statement = token.statement, let function = statement.block.function,
      let body = function.body
    else { return false }
    if let step = path.step(of: body) { return place.precedes(step.place(of: token.index)) }
    if function.kind == .initializer {
      return function.callsInitializer(
        before: token, ofSuperclass: !path.runsOnce)
    }
    let isOfController = file.scopes.isInController(statement)
    if function.kind == .accessor {
      guard let property = body.observedProperty, let name = property.name, !isOfController else {
        return false
      }
      return isNamed(name, after: place, on: path)
    }
    guard let name = function.name, depth < 4, function.kind == .function, !function.isStatic,
      isNamed(name, after: place, on: path)
    else { return false }
    if function.modifiers.contains(.override) {
      return name.isNameOfLaterCallback
        || !isOfController && function.parameters?.tokens.isEmpty == false
    }
    guard function.isPrivate || !isOfController else { return false }
    let mentions = file.names.mentions(ofFunction: file.names.key(name))
    guard mentions.count <= Self.most else { return false }
    return mentions.allSatisfy { mention in
      mention.statement?.block.function?.body.map { path.step(of: $0) != nil } == true
        || follows(mention, place, on: path, depth: depth + 1)
    }
  }

  /// Whether a path has a name only after a place.
  private mutating func isNamed(
    _ name: Lexeme, after place: SetupPath.Place, on path: SetupPath
  ) -> Bool {
    let root = path.function.body
    let first: KeyMap<SetupPath.Place>
    if let known = mentions[root] {
      first = known
    } else {
      first = firstMentions(on: path)
      mentions[root] = first
    }
    return first[file.names.key(name)].map(place.precedes) ?? true
  }

  private func firstMentions(on path: SetupPath) -> KeyMap<SetupPath.Place> {
    var first = KeyMap<SetupPath.Place>()
    for step in path.steps {
      for token in step.function.body.tokens where token.kind == .identifier {
        let place = step.place(of: token.index)
        let key = file.names.key(token)
        if first[key].map(place.precedes) ?? true { first[key] = place }
      }
    }
    return first
  }
}

extension Declaration {
  /// Whether an initializer calls another one of its type, or of the superclass, before a token.
  fileprivate func callsInitializer(before token: Lexeme, ofSuperclass: Bool) -> Bool {
    body?.statements.contains { statement in
      (statement.first.is(.`self`) || ofSuperclass && statement.first.is(.`super`))
        && statement.first.next?.next?.is(Keyword.`init`) == true && statement.first < token
    } ?? false
  }
}

extension Lexeme {
  /// Whether it is a usual name of a function that the initializer of a project's base class calls.
  fileprivate var isNameOfSetupInBases: Bool {
    self == "setStyle" || self == "setStyles" || self == "setUI" || self == "setView"
      || self == "setViews" || self == "setAttribute" || self == "setAttributes"
      || self == "setProperties" || self == "setLayout" || self == "setHierarchy"
  }

  /// Whether UIKit calls a function of this name after the view of a controller is loaded.
  fileprivate var isNameOfLaterCallback: Bool {
    self == "viewWillAppear" || self == "viewDidAppear" || self == "viewIsAppearing"
      || isNameOfLayoutPass
  }
}
