import LayoutModel
import SwiftSource

/// A function of the project that lays out what it gets, `view.pinToEdges(of: container, insets: insets)`, or makes a view:
/// `Make.button("Play")`.
public struct LayoutFunction: Sendable {
  /// The name without labels.
  let name: String
  /// Whether it belongs to all views, as an extension of `UIView`: its `self` is what it is called on.
  let isOfSystem: Bool
  /// The type with those around it that it is a member of; empty for none.
  let type: String
  let parameters: [Parameter]
  /// Whether what it does may be what its callers do.
  let laysOut: Bool
  /// The parameters by their names, and by those of `if let width = fixedWidth`, of a function that lays out what it gets.
  let indices: [Substring: Int]
  /// Whether it calls nothing: if it lays nothing out, that is certain.
  let callsNothing: Bool
  /// Whether it does something that the reader saw and could not follow.
  var hasGap = false
  /// What must be true for code to call it, and what else must be called; nil if it may be called anyway.
  var callers: SceneCondition?
  var entry: String?
  var views: [ScenePart.DeclaredView] = []
  var additions: [ScenePart.Addition] = []
  var constraints: [SceneConstraint] = []
  var settings: [ViewSetting] = []
  var made: MadeView?
  var calls: [LayoutCall] = []

  struct Parameter: Sendable, Hashable {
    /// The label in calls; empty for none.
    let label: String
    let name: String
    let value: NumberExpression?
  }

  struct MadeView: Sendable {
    let name: BoxName
    /// The class, or what the function returns.
    let type: String
    let maker: NumberExpression?
    var settings: [ViewSetting] = []
  }

  /// The parameter that a box of the function stands for, or that it is a part of: `top`, too, in `if let top = top { … }`.
  ///
  /// - Returns: its index, and the path behind its name.
  func parameter(_ box: BoxName) -> (index: Int, path: Substring)? {
    let name = box.text.prefix { $0 != "." }
    guard box.scope != 0, let index = indices[name] else { return nil }
    return (index, box.text.dropFirst(name.count + 1))
  }

  /// Whether it adds the view that it is called on to what it gets: `func show(in parent: UIView) { parent.addSubview(self) }`.
  var addsItself: Bool {
    !isOfSystem && additions.contains { $0.child == .root && gets($0.parent) }
  }

  /// Whether nothing is known that it lays out.
  var isEmpty: Bool {
    additions.isEmpty && constraints.isEmpty && settings.isEmpty && calls.isEmpty
  }

  var isPlain: Bool {
    func isKnown(_ box: BoxName) -> Bool { box.scope == 0 || gets(box) || makes(box) }
    return additions.allSatisfy { isKnown($0.child) && isKnown($0.parent) }
      && constraints.allSatisfy {
        isKnown($0.edge.box) && $0.target.map { isKnown($0.box) } != false
      }
  }

  func gets(_ box: BoxName) -> Bool { parameter(box) != nil }

  /// Whether a view is one that it makes, or a part of that.
  func makes(_ box: BoxName) -> Bool {
    box.scope != 0 && views.contains { $0.name == box || box.isMember(of: $0.name) }
  }

  /// Whether it lays a view out only where it is called.
  func owns(_ box: BoxName) -> Bool { gets(box) || makes(box) }
}

/// A call of a function that may be the project's and lay out views.
struct LayoutCall: Sendable {
  let name: String
  /// What it is called on: the view that the code belongs to where nothing is written; nil for what is no view.
  var receiver: BoxName?
  /// The type that it is called on: `Style` of `Self.Style.title(label)`; nil for any other call.
  var owner: String?
  var arguments: [Argument]
  let hasClosure: Bool
  var condition: SceneCondition?
  /// Whether the constraints that the function returns are activated.
  var activates = false
  var order: [Int] = []
  /// Where it is, and what is said of it if the function is unknown.
  var gap: SceneGap
  /// The views whose place is unknown then.
  var views: Set<BoxName>
  /// The functions of a chain that come before, and return the receiver: `set` of `label.set(width: 8).pin(to: card)`.
  var chain: [String] = []
  /// Whether the name tells that it lays something out.
  var isOfProject = true
  /// Whether code uses what it returns.
  var isValue = false

  struct Argument: Sendable {
    /// Empty for none.
    let label: String
    var value: NumberExpression
    /// The views, guides and anchors that it is: several for a list.
    var edges: [SceneEdge] = []

    var boxes: [BoxName] { edges.map(\.box) }
  }
}

extension LayoutCall {
  /// The arguments for the parameters of a function, nil for each that is left out; nil if the function does not take them.
  func matched(to function: LayoutFunction) -> [Argument?]? {
    var arguments = arguments
    if hasClosure {
      let label = function.parameters.last?.label ?? ""
      arguments.append(Argument(label: label, value: .code("{…}")))
    }
    return function.parameters.matched(to: arguments.map(\.label))?.map { place in
      place.map { arguments[$0] }
    }
  }
}

extension SceneReader {
  /// Finds the functions of a file that may lay out what they get, and those that return a view which they make.
  mutating func readFunctions() {
    let makers = bodiesThatMakeViews
    for function in file.functions {
      guard let name = function.declaration.name else { continue }
      let type = function.isMember ? file.types[function.type].declaration : nil
      let isShared = type != nil && !function.isNested
      let isOfSystem = isShared && type?.kind == .extension && type?.name?.isNameOfSystem == true
      let parameters = function.declaration.layoutParameters
      let laysOut =
        isOfSystem
        || isShared
          && (!parameters.isEmpty || makers.contains(function.body.index) && runsAgain(function))
      let made = view(madeBy: function)
      guard laysOut || made != nil else { continue }
      functions[function.body.index] = LayoutFunction(
        name: name.text, isOfSystem: isOfSystem, type: type?.qualifiedName ?? "",
        parameters: parameters, laysOut: laysOut,
        indices: laysOut ? Self.indices(of: parameters, in: function.body) : [:],
        callsNothing: function.body.tokens.allSatisfy { $0.kind != .leftParen },
        hasGap: function.body.tokens.contains { token in
          token.is(.constraint) && token.call != nil
            && token.statement.map { file.constraints(in: $0.tokens).isEmpty } == true
        }, made: made)
    }
  }

  private static func indices(
    of parameters: [LayoutFunction.Parameter], in body: Block
  ) -> [Substring: Int] {
    var indices = Dictionary(
      parameters.enumerated().map { ($1.name[...], $0) }, uniquingKeysWith: { one, _ in one })
    guard !indices.isEmpty else { return [:] }
    for name in body.tokens where name.previous.is(.let) && name.next?.kind == .equal {
      guard let value = name.next?.next, let index = indices[value.text[...]],
        value.next?.kind == .leftBrace || value.next?.kind == .comma, indices[name.text[...]] == nil
      else { continue }
      indices[name.text[...]] = index
    }
    return indices
  }

  /// Those of functions with views among their locals.
  var bodiesThatMakeViews: Set<Int> {
    let locals = file.subviews.lazy.filter(\.isLocal)
    return Set(locals.compactMap { $0.declaration.statement.functionBody?.index })
  }

  /// Whether another function calls it several times: each time, the views that it makes are others.
  private func runsAgain(_ function: ViewFunction) -> Bool {
    guard !function.declaration.modifiers.contains(.override) else { return false }
    var callers: Set<Int> = []
    return file.flow.mentions(of: function).contains { mention in
      mention.statement?.functionBody.map { !callers.insert($0.index).inserted } == true
    }
  }

  private func view(madeBy function: ViewFunction) -> LayoutFunction.MadeView? {
    guard let local = file.model.localReturned(by: function.body),
      let type = function.declaration.result?.last, type.kind == .identifier,
      case let declaration = file.subviews[local].declaration, let own = declaration.name,
      // What is kept under another name has that name everywhere.
      let name = boxes(ofPath: own.alone, at: declaration.statement).first
        ?? boxName(ofSubview: local)
    else { return nil }
    return .init(
      name: name, type: className(of: declaration) ?? type.text, maker: maker(of: declaration))
  }

  /// Adds a setting to the function that makes the view.
  mutating func appendToFactory(_ setting: ViewSetting, _ statement: Statement) {
    guard let body = statement.functionBody?.index, functions[body]?.made?.name == setting.box
    else { return }
    functions[body]?.made?.settings.append(setting)
  }
}

extension SceneBox {
  /// What is given for the names of parameters where the view is made.
  func given(for initializers: [[LayoutFunction.Parameter]]) -> [String: NumberExpression] {
    guard case .call(_, let arguments)? = maker else { return [:] }
    return initializers.lazy.compactMap { $0.given(arguments) }.first ?? [:]
  }
}

extension LayoutScene {
  /// Gives views what the functions set that make them.
  ///
  /// - Parameters:
  ///   - functions: by their names.
  ///   - classes: the class and those that it inherits from.
  mutating func show(_ functions: [String: [LayoutFunction]], _ classes: [String]) {
    for index in boxes.indices.dropFirst() {
      guard case .call(let callee, let arguments)? = boxes[index].maker, let path = callee.path
      else { continue }
      for function in functions[path.last ?? ""] ?? [] where function.isCalled(by: path, classes) {
        guard let made = function.made, let given = function.parameters.given(arguments) else {
          continue
        }
        // The view may be that local itself, with what the function says of its parameters.
        boxes[index].settings.removeAll { old in
          made.settings.contains { $0.member == old.member && $0.value == old.value }
        }
        boxes[index].settings.insert(contentsOf: made.settings.map { $0.given(given) }, at: 0)
        boxes[index].type = boxes[index].type ?? made.type
        boxes[index].maker = made.maker ?? boxes[index].maker
        break
      }
    }
  }
}

extension LayoutFunction {
  fileprivate func isCalled(by path: [String], _ classes: [String]) -> Bool {
    let owner = path.dropLast().filter { $0 != "self" && $0 != "Self" }.joined(separator: ".")
    if path.first == "" { return type.hasPrefix("UI") }
    return owner.isEmpty
      ? classes.contains(type) || type.isEmpty : type == owner || type.hasSuffix("." + owner)
  }
}
