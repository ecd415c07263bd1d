import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// How the view types of a file set up the subviews in their properties.
struct SubviewSetups {
  private let file: ViewFile
  /// The declarations of the properties that count.
  private var declarations: [View: Declaration] = [:]
  private var ways: [View: ViewStructure.Style] = [:]
  /// The subviews with a closure that functions set up as well.
  private var closuresWithFunctions: Set<View> = []
  /// The subviews that each setup function sets up.
  private var functions: [(subviews: Set<View>, isEntry: Bool)] = []
  /// The number of uses of each way, by the key of the type.
  private var counts: [UInt64: [ViewStructure.Style: Int]] = [:]

  init(in file: ViewFile) {
    self.file = file
    let rootViews = Self.rootViews(in: file)
    for property in file.views where property.isProperty {
      guard let subview = property.subview else { continue }
      let declaration = subview.declaration
      // A view from a storyboard is not built in code, and an accessor may give the view of a superclass.
      guard !declaration.hasAttribute("IBOutlet"), !declaration.isStatic, declaration.isStored,
        !isGiven(property, declaration), !rootViews.contains(subview.key),
        !declaration.isMadeOnDemand
      else { continue }
      declarations[property] = declaration
      if declaration.value?.isClosure == true { ways[property] = .closures }
    }
    guard !declarations.isEmpty else { return }
    for function in file.functions where function.isSetup && function.isMember {
      read(function)
    }
    findFunctions()
    for (property, way) in ways { counts[property.typeKey, default: [:]][way, default: 0] += 1 }
  }

  /// The way of more than half of the subviews that a type sets up; nil for less than two subviews, or for mixed ways.
  func way(of type: UInt64) -> ViewStructure.Style? {
    guard let counts = counts[type] else { return nil }
    let total = counts.values.reduce(0, +)
    guard total > 1 else { return nil }
    return counts.first { 2 * $0.value > total }?.key
  }

  /// A subview that is not kept or set up in the prescribed way.
  struct Departure {
    var name: Lexeme
    /// The key of the type.
    var type: UInt64
    var message: Finding.Message
    /// How it is set up; nil for one that is kept in another way.
    var way: ViewStructure.Style?
  }

  /// The subviews of classes that are set up in another way than this one, in source order. The only subview that a
  /// type sets up in functions is set up in one method as well.
  func departures(from style: ViewStructure.Style) -> [Departure] {
    departures { property, name in
      guard let way = ways[property], way != style || closuresWithFunctions.contains(property)
      else { return nil }
      let counts = counts[property.typeKey] ?? [:]
      let isOnly = counts[.functions, default: 0] + counts[.method, default: 0] == 1
      if style == .method, way == .functions, isOnly { return nil }
      let other = way == style ? .method : way
      return (.isSetUp(name.text, other), other)
    }
  }

  /// The subviews of classes that are kept in another way than this one, in source order.
  func departures(from storage: ViewStructure.Storage) -> [Departure] {
    departures { property, name in
      guard storage != .any, let declaration = declarations[property] else { return nil }
      let isLazy = declaration.modifiers.contains(.lazy)
      let isKept = storage == .let ? declaration.keyword.is(.let) : isLazy
      // Only a lazy value can use `self`.
      guard !isKept, !(isLazy && declaration.value?.contains { $0.is(Keyword.`self`) } == true)
      else { return nil }
      return (.isKept(name.text, isLazy ? "lazy var" : declaration.keyword.text), nil)
    }
  }

  private func departures(
    _ fault: (View, Lexeme) -> (Finding.Message, ViewStructure.Style?)?
  ) -> [Departure] {
    declarations.compactMap { property, declaration -> Departure? in
      guard let name = declaration.name, let (message, way) = fault(property, name) else {
        return nil
      }
      return Departure(name: name, type: property.typeKey, message: message, way: way)
    }.sorted { $0.name < $1.name }
  }

  /// Notes the subviews of one setup function.
  private mutating func read(_ function: ViewFunction) {
    let type = file.typeKey(at: function.type)
    var found: Set<View> = []
    var styled: Set<View> = []
    // What goes with the data that a function hands on belongs there.
    var handed: Set<View> = []
    for action in file.actions[function.actions]
    where action.role == .appearance || action.role == .configuration {
      guard let property = file.view(action.root, in: action.statement.block),
        property.typeKey == type, let declaration = declarations[property],
        action.role == .appearance || !isOwnClass(declaration),
        !file.names.isLocalItem(action.root, at: action.statement),
        action.statement.runsDirectly(in: function.body)
      else { continue }
      guard !action.takesArgument(of: function) else {
        handed.insert(property)
        continue
      }
      // Settings of one case only, such as `isHidden`, are state.
      if action.role == .appearance || !action.showsState { found.insert(property) }
      if action.role == .appearance, !action.showsState { styled.insert(property) }
    }
    for property in styled.subtracting(handed) where ways[property] == .closures {
      closuresWithFunctions.insert(property)
    }
    for property in found where ways[property] == nil { ways[property] = .method }
    guard !found.isEmpty else { return }
    functions.append((found, function.declaration.isEntry || addsSeveral(function)))
  }

  /// Whether a subview is of a class of the project, which looks as its class says: what it gets besides is data.
  private func isOwnClass(_ declaration: Declaration) -> Bool {
    guard let type = declaration.value.flatMap(file.names.viewType(madeIn:)) else { return false }
    return !type.isNameOfSystem
  }

  /// Whether a function adds more than one view: it belongs to the whole view, also if it configures only one of them.
  private func addsSeveral(_ function: ViewFunction) -> Bool {
    let additions = file.actions[function.actions].lazy.filter { $0.role == .addition }
    guard let first = additions.first else { return false }
    return additions.contains { $0.item != first.item }
  }

  /// The names of the views that controllers of a file make their own: `view = profileView` in `loadView`. Such a view sets
  /// itself up, and gets data.
  private static func rootViews(in file: ViewFile) -> KeySet {
    var names = KeySet()
    for function in file.functions where function.declaration.name.is(.loadView) {
      for statement in function.body.statementsOnAllLevels {
        guard statement.target?.last?.is(.view) == true, let value = statement.assignedValue,
          value.count == 1, let name = value.first
        else { continue }
        names.insert(file.names.key(name))
      }
    }
    return names
  }

  /// Whether an initializer gets a view from its caller, who has set it up: `self.header = header`.
  private func isGiven(_ view: View, _ declaration: Declaration) -> Bool {
    guard declaration.value == nil else { return false }
    return view.renewals.contains { statement in
      guard let value = statement.assignedValue?.first,
        let function = statement.block.function, function.kind == .initializer
      else { return false }
      return function.hasParameter(value)
    }
  }

  /// Finds the subviews with a function of their own: it sets up no other subview, except ones that have such a function
  /// too.
  private mutating func findFunctions() {
    var isComplete = false
    while !isComplete {
      isComplete = true
      for index in functions.indices.reversed() {
        let function = functions[index]
        let others = function.subviews.filter { ways[$0] != .functions }
        guard others.count < 2 else { continue }
        functions.remove(at: index)
        guard !function.isEntry, let property = others.first, ways[property] == .method else {
          continue
        }
        ways[property] = .functions
        isComplete = false
      }
    }
  }
}

extension Lexemes {
  /// `{ …; return view }()`, `UILabel().then { … }`.
  fileprivate var isClosure: Bool { first?.kind == .leftBrace || last?.kind == .rightBrace }
}

extension Declaration {
  /// Whether a view may not exist, `var badge: UIView?`, or a function makes it, `let badge = makeBadge()`: how it is set up
  /// is then a matter of its own.
  fileprivate var isMadeOnDemand: Bool {
    guard let value else { return type.last == "?" }
    guard let name = value.last?.partner?.previous, value.last?.kind == .rightParen else {
      return false
    }
    return name.kind == .identifier && !name.hasCapital && name.call != nil
  }

  fileprivate var isEntry: Bool { name == nil || modifiers.contains(.override) }
}
