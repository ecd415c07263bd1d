import LayoutModel
import SwiftSource

/// What decides whether a statement runs when the code around it does.
package enum Need: Comparable {
  /// Nothing: it is directly in the body, in a `for` without `where`, or in the closure of a `forEach`.
  case nothing
  /// That some values exist: `if let window = view.window { … }` is around it.
  case values
  /// The data that the function gets: conditions are only about parameters, but not about one such as `isFirst`.
  case data
  case unknown
}

extension Statement {
  /// Whether it runs whenever a body runs.
  package func runsWhenever(_ body: Block) -> Bool { need(in: body) == .nothing }

  /// What decides whether it runs when a body runs.
  package func need(in body: Block) -> Need {
    var need = Need.nothing
    var fuel = Fuel()
    for block in block.ancestors {
      if block == body { return need }
      switch block.kind {
      case .loop:
        // The condition in `while bars.count < levels.count` may skip the work, and so may the one behind `where`.
        guard let loop = block.owner, let open = block.open, !loop.first.is(.while),
          case let head = loop.tokens.prefix(before: open), fuel.burn(head.count),
          !head.outermost.contains(where: { $0.is(.where) })
        else { return .unknown }
      case .closure:
        guard block.closure?.call?.name?.is(.forEach) == true else { return .unknown }
      case .branch:
        guard let branch = block.owner, branch.first.is(.if),
          case let found = branch.need(of: body.declaration, in: block), found != .unknown
        else { return .unknown }
        need = max(need, found)
      default: return .unknown
      }
    }
    return .unknown
  }

  /// What the conditions of an `if` are about.
  private func need(of function: Declaration?, in block: Block) -> Need {
    let brace = tokens.first { $0.kind == .leftBrace }
    if onlyBinds, brace == block.open { return .values }
    let isAboutData = tokens.prefix(while: { $0 != brace }).dropFirst().allSatisfy { token in
      if token.is(.`self`) || token.isNamedForFirstTime { return false }
      return !token.isFreeName || token.previous?.is(.let) == true
        || function?.hasParameter(token) == true
    }
    return isAboutData ? .data : .unknown
  }

  /// `guard let a, let b = c else { … }`: that values exist does not mean that it is the first time.
  var onlyBinds: Bool {
    var begins = true
    for token in tokens.dropFirst().outermost {
      if token.is(.else) { break }
      if begins, !token.is(.let), !token.is(.var) { return false }
      begins = token.kind == .comma
    }
    return true
  }

  var leaves: Bool { statementsInside.contains { $0.kind == .transfer } }
}

extension Statement {
  /// Whether a branch around the statement, inside `outer`, reads where a view is in the view tree: `superview`, `window`.
  package func asksForParent(in outer: Block) -> Bool {
    var fuel = Fuel()
    for block in block.ancestors {
      guard block != outer, let owner = block.owner, let open = block.open else { return false }
      let condition = owner.tokens.prefix(before: open)
      if !fuel.burn(condition.count) || condition.contains(where: \.asksForParent) { return true }
    }
    return false
  }
}

extension Lexeme {
  fileprivate var asksForParent: Bool {
    self.is(.superview) || hasPrefix("isDescendant") || hasPrefix("contains")
      || hasPrefix("window") || hasPrefix("subviews") || hasPrefix("arrangedSubviews")
  }
}

extension Lexeme {
  fileprivate var isNamedForFirstTime: Bool {
    kind == .identifier && Self.wordsForFirstTime.contains { contains($0) }
  }

  private static let wordsForFirstTime: [StaticString] = [
    "first", "First", "initial", "Initial", "setup", "Setup", "needs", "should",
  ]
}

extension ViewFunction {
  /// Why the function runs again and again on the same views; nil where it may run only once for each view.
  package func again(in file: ViewFile) -> Again? { Again(self, in: file) }
}

/// Why a function runs again and again on the same views.
package struct Again {
  /// The name of the function, or of the property that it observes.
  package let name: Lexeme
  /// When it runs again: one occasion.
  package let occasion: Occasion
  private let function: ViewFunction
  private var needsForeignCaller = false

  fileprivate init?(_ function: ViewFunction, in file: ViewFile) {
    self.function = function
    if function.declaration.kind == .accessor {
      guard let property = function.body.observedProperty, let name = property.name,
        let type = file.scopes.type(around: property.statement), type.isView,
        file.isReused(type), property.isOfData(in: file)
      else { return nil }
      (self.name, occasion) = (name, .reuse)
      return
    }
    guard function.isMember, !function.isNested, !function.declaration.isStatic,
      case let type = file.types[function.type], type.isView, !type.extendsAllViews,
      function.declaration.kind == .function, let name = function.declaration.name
    else { return nil }
    self.name = name
    if let occasion = Self.occasion(of: function.declaration, name, in: type, file) {
      self.occasion = occasion
    } else if file.isReused(type), function.takesRow(in: type) {
      occasion = .reuse
      needsForeignCaller = true
    } else {
      guard function.takesState || function.isCalledAgain(in: file) else { return nil }
      occasion = .change
    }
  }

  private static func occasion(
    of function: Declaration, _ name: Lexeme, in type: ViewType, _ file: ViewFile
  ) -> Occasion? {
    if let callback = function.callback {
      return [.layout, .appearance, .change, .reuse].contains(callback) ? callback : nil
    }
    let takesArguments = name.next?.next?.kind != .rightParen
    switch name.namedOccasion {
    case .change:
      // `updateLayout` may be what lays out a view, once.
      let isLayout = name.hasSuffix("onstraints") || name.hasSuffix("ayout")
      return !isLayout || file.isReused(type) ? .change : nil
    case nil where name.hasWordPrefix("set") && !name.hasPrefix("setUp") && takesArguments:
      // `setHeight(_:)` is called for each new height.
      return .change
    default:
      // What makes another view may configure it once; a cell is configured for each row.
      let isData = name.namedOccasion == .reuse || name.hasWordPrefix("configure")
      return isData && takesArguments && file.isReused(type) ? .reuse : nil
    }
  }

  /// Whether nothing shows that it runs more than once.
  package func mayBeOnce(in file: ViewFile) -> Bool {
    guard occasion != .appearance, occasion != .layout, function.key != 0 else { return false }
    let callers = file.flow.occasions(of: function).byCallers
    guard !needsForeignCaller else { return !callers.isEmpty }
    guard function.declaration.isPrivate || !callers.isEmpty else { return false }
    return callers.isSubset(of: [.start, .setup, .later, .forcedLayout])
  }

  /// When it runs again, after "each time that".
  package var when: String {
    switch occasion {
    case .appearance: "the view appears"
    case .reuse: "the view is reused"
    case .layout: "the view is laid out"
    default: "it runs"
    }
  }
}

extension ViewFunction {
  /// Whether the function is told one of two states: it runs for each of them.
  fileprivate var takesState: Bool {
    guard let name = declaration.name, Self.stateVerbs.contains(where: name.hasWordPrefix),
      let parameter = declaration.parameters?.parameters.first, parameter.type.count == 1
    else { return false }
    return parameter.type.first == "Bool" && parameter.name != "animated"
  }

  /// What functions begin with that are told a state: others may be told how to set up a view.
  private static let stateVerbs: [StaticString] = [
    "show", "hide", "toggle", "expand", "collapse", "open", "close", "animate", "enable", "disable",
    "select", "highlight", "move", "change",
  ]

  fileprivate func isCalledAgain(in file: ViewFile) -> Bool {
    // Most functions lay nothing out.
    guard !actions.isEmpty, file.flow.mayHaveEvents else { return false }
    let occasions = file.flow.occasions(of: self).byCallers
    return occasions.contains(.event) && !occasions.isDisjoint(with: .once)
  }

  /// Whether other files call it for a cell that is to show a row: it takes data.
  fileprivate func takesRow(in type: ViewType) -> Bool {
    hasParameters && !declaration.isPrivate && !declaration.modifiers.contains(.override)
      && !declaration.hasAttribute && (!type.declaration.isPrivate || type.kind == .class)
  }
}

extension ViewType {
  /// Whether it extends a view of UIKit: each view of the app calls its methods when it is set up.
  package var extendsAllViews: Bool {
    kind == .extension && declaration.name?.isNameOfUIKit == true
  }
}

extension Block {
  /// The stored property whose new value the code of an accessor observes.
  package var observedProperty: Declaration? {
    guard let accessor = declaration, accessor.keyword.is(.didSet) || accessor.keyword.is(.willSet),
      let accessors = parent, accessors.kind == .accessors
    else { return nil }
    return accessors.declaration
  }
}

extension Declaration {
  fileprivate func isOfData(in file: ViewFile) -> Bool {
    guard let name, !hasAttribute, modifiers.isDisjoint(with: [.static, .weak, .override]) else {
      return false
    }
    return !file.names.isViewProperty(name) && !name.hasSuffix("elegate")
  }
}

extension ViewFile {
  /// Whether the views of a type are used again and again for other data.
  package func isReused(_ type: ViewType) -> Bool {
    let declaration = type.declaration
    return declaration.type.contains { $0.kind == .identifier && $0.isReused }
      || declaration.name?.isReused ?? false
  }
}

extension Lexeme {
  fileprivate var isReused: Bool {
    switch lastByte {
    case UInt8(ascii: "l"): hasSuffix("Cell")
    case UInt8(ascii: "w"): hasSuffix("ReusableView") || hasSuffix("HeaderFooterView")
    default: false
    }
  }
}
