import LayoutModel
import LayoutSolver

/// Puts what the project's functions do in the places of their calls.
struct LayoutExpander {
  private let all: [LayoutFunction]
  private let functions: [String: [LayoutFunction]]
  /// The functions of classes that some call has been understood of, by their type and name.
  private var used: Set<String> = []
  /// How often functions that make views have been called, by their type and name.
  private var instances: [String: Int] = [:]
  /// Which of them a call with some arguments is: code that runs again makes the same views again.
  private var calls: [String: Int] = [:]
  /// What classes inherit from.
  private let superclasses: [String: String]
  /// For the functions that a call may lead to.
  private var fuel = Fuel()

  init(_ functions: [LayoutFunction], superclasses: [String: String]) {
    all = functions
    self.superclasses = superclasses
    self.functions = Dictionary(grouping: functions, by: \.name)
  }

  /// The functions of classes of which no call has been understood, in the order of their files.
  var unused: [LayoutFunction] {
    all.filter { !$0.isOfSystem && !used.contains($0.identifier) }
  }

  /// A part with what its calls do.
  mutating func expand(_ part: ScenePart) -> ScenePart {
    var expanded = part
    for call in part.calls {
      fuel = Fuel()
      if let done = expand(call, in: part, depth: 0) {
        // A call that sets nothing by itself.
        expanded.settings.removeAll { $0.member == call.name && $0.box == call.receiver }
        expanded.take(done)
      } else if call.isOfProject, !call.views.isEmpty || call.activates {
        expanded.leave(call)
      }
    }
    return expanded
  }

  private mutating func expand(
    _ call: LayoutCall, in part: ScenePart, depth: Int
  ) -> ScenePart? {
    // The deeper, the more.
    guard fuel.burn(16 * (depth + 1)),
      let (function, arguments) = function(for: call, in: part),
      call.chain.allSatisfy({ functions[$0]?.contains(where: \.isOfSystem) == true })
    else { return nil }
    let instance = function.views.isEmpty ? 0 : instance(of: function, call)
    let expansion = LayoutExpansion(
      call: call, function: function, arguments: arguments, instance: instance)
    var done = ScenePart(type: part.type, place: call.gap.place)
    done.views = expansion.views
    done.additions = expansion.additions
    done.constraints = expansion.constraints
    done.settings = expansion.settings
    for inner in function.calls {
      guard let inner = expansion.call(inner) else { continue }
      guard let more = expand(inner, in: part, depth: depth + 1) else {
        if inner.isOfProject { return nil }
        continue
      }
      done.take(more)
    }
    let isKnown = function.callsNothing || !function.calls.isEmpty
    guard
      isKnown || !done.additions.isEmpty || !done.constraints.isEmpty || !done.settings.isEmpty
    else { return nil }
    used.insert(function.identifier)
    return done
  }

  private func function(
    for call: LayoutCall, in part: ScenePart
  ) -> (LayoutFunction, [LayoutCall.Argument?])? {
    let found = (functions[call.name] ?? []).filter(\.isPlain).compactMap { function in
      call.matched(to: function).map { (function, $0) }
    }.filter { function, _ in
      function.isOfSystem
        ? call.receiver != nil : call.receiver == .root && isMember(function.type, of: part.type)
    }
    // As in Swift, the one that leaves out the fewest arguments.
    func missing(_ arguments: [LayoutCall.Argument?]) -> Int { arguments.count { $0 == nil } }
    let fewest = found.map { missing($0.1) }.min()
    let best = found.filter { missing($0.1) == fewest }
    guard let first = best.first else { return nil }
    // Two targets may have the same function.
    let isClear = best.allSatisfy {
      $0.0.constraints.count == first.0.constraints.count
        && $0.0.additions.count == first.0.additions.count
    }
    return isClear ? first : nil
  }

  /// Which views of a function a call makes: others than the calls before, unless one in another function was the same.
  private mutating func instance(of function: LayoutFunction, _ call: LayoutCall) -> Int {
    let arguments = call.arguments.map(\.text).joined(separator: ", ")
    let name = "\(function.identifier) \(arguments) \(call.receiver?.text ?? "")"
    let caller = "\(name) \(call.order.dropLast())"
    let count = calls[caller, default: 0]
    calls[caller] = count + 1
    let key = "\(name) #\(count)"
    if let known = calls[key] { return known }
    let instance = instances[function.identifier, default: 0]
    instances[function.identifier] = instance + 1
    calls[key] = instance
    return instance
  }

  /// Whether a class is another one or inherits from it.
  private func isMember(_ type: String, of subclass: String) -> Bool {
    var name = subclass
    for _ in 0..<Self.deepestClass {
      if name == type { return true }
      guard let next = superclasses[name] else { return false }
      name = next
    }
    return false
  }

  private static let deepestClass = 8
}

extension LayoutFunction {
  fileprivate var identifier: String {
    "\(type).\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }
}

extension ScenePart {
  /// Adds what a call does.
  fileprivate mutating func take(_ done: ScenePart) {
    views += done.views
    additions += done.additions
    constraints += done.constraints
    settings += done.settings
  }

  /// Adds what a function does, where no call of it is understood.
  mutating func take(_ function: LayoutFunction) {
    additions += function.additions.map { addition in
      var addition = addition
      addition.condition = .both(function.callers, addition.condition)
      addition.entry = function.entry
      return addition
    }
    constraints += function.constraints.map { constraint in
      var constraint = constraint
      constraint.condition = .both(function.callers, constraint.condition)
      constraint.entry = function.entry
      return constraint
    }
    settings += function.settings.map { setting in
      var setting = setting
      setting.entry = function.entry
      return setting
    }
    for call in function.calls
    where call.isOfProject && (!call.views.isEmpty || call.activates) {
      leave(call)
    }
  }

  /// Puts the additions into the order in which the code runs.
  mutating func sortAdditions() {
    let sorted = additions.enumerated().sorted { one, other in
      let (before, after) = (one.element.order, other.element.order)
      return before == after
        ? one.offset < other.offset : before.lexicographicallyPrecedes(after)
    }
    additions = sorted.map(\.element)
  }

  /// Notes a call of an unknown function.
  mutating func leave(_ call: LayoutCall) {
    opaque.formUnion(call.views)
    if call.activates, call.views.isEmpty { hasForeignConstraints = true }
    if !gaps.contains(call.gap) { gaps.append(call.gap) }
  }
}

/// What a function does where it is called.
struct LayoutExpansion {
  let call: LayoutCall
  let function: LayoutFunction
  let arguments: [LayoutCall.Argument?]
  /// How often the function has been called before: it makes other views each time.
  let instance: Int

  /// The views that the function makes, where it has been called before.
  var views: [ScenePart.DeclaredView] {
    guard instance > 0 || function.isOfSystem else { return [] }
    return function.views.map { view in
      var view = view
      view.name = own(view.name)
      return view
    }
  }

  /// A view of the function for this call of it.
  private func own(_ box: BoxName) -> BoxName {
    instance == 0
      ? box : BoxName(text: box.text, scope: TextHash.pair(box.scope, UInt64(instance)))
  }

  /// The views that are added.
  var additions: [ScenePart.Addition] {
    function.additions.flatMap { addition -> [ScenePart.Addition] in
      guard case (true, let condition) = condition(addition.condition) else { return [] }
      let parents = boxes(addition.parent)
      return boxes(addition.child).compactMap { child in
        guard let parent = parents.first, parent != child else { return nil }
        return ScenePart.Addition(
          child: child, parent: parent, isArranged: addition.isArranged, isFirst: addition.isFirst,
          condition: condition, order: call.order + addition.order.suffix(1), place: call.gap.place)
      }
    }
  }

  /// The members that are set.
  var settings: [ViewSetting] {
    function.settings.flatMap { setting -> [ViewSetting] in
      guard case (true, let condition) = condition(setting.condition) else { return [] }
      var bound = setting.given(given)
      bound.condition = setting.member == "isHidden" ? condition : nil
      return boxes(setting.box).map { box in
        bound.box = box
        return bound
      }
    }
  }

  /// What the caller gives for the parameters, as code.
  private var given: [String: String] {
    var given: [String: String] = [:]
    for (parameter, argument) in zip(function.parameters, arguments) {
      given[parameter.name] = argument?.text ?? parameter.value
    }
    return given
  }

  /// The constraints that are made.
  var constraints: [SceneConstraint] {
    function.constraints.flatMap { constraint -> [SceneConstraint] in
      guard case (true, let condition) = condition(constraint.condition) else { return [] }
      var bound = constraint
      (bound.condition, bound.place) = (condition, call.gap.place)
      bound.isActive = constraint.isActive || call.activates
      (bound.moment, bound.takesTurns) = (call.moment, constraint.takesTurns || call.takesTurns)
      if let name = constraint.priority, let given = given(for: name[...]) {
        bound.priority = given == ".required" ? nil : given.nameOfPriority
      }
      bound.constant = self.bound(constraint.constant)
      bound.multiplier = self.bound(constraint.multiplier)
      if let target = constraint.target {
        guard let edge = edges(target).first else { return [] }
        bound.target = edge
      }
      return edges(constraint.edge).map { edge in
        var bound = bound
        bound.edge = edge
        return bound
      }
    }
  }

  /// What a call in the function is for the caller; nil if it does not happen.
  func call(_ inner: LayoutCall) -> LayoutCall? {
    guard case (true, let condition) = condition(inner.condition) else { return nil }
    var bound = inner
    (bound.condition, bound.order) = (condition, call.order + inner.order.suffix(1))
    (bound.activates, bound.moment) = (inner.activates || call.activates, call.moment)
    (bound.gap, bound.views) = (call.gap, call.views)
    bound.receiver = inner.receiver.flatMap { boxes($0).first }
    bound.arguments = inner.arguments.map { argument in
      var bound = argument
      bound.text =
        given[argument.text]
        ?? argument.text.replacingNames(
          given.mapValues { $0.contains(" + ") || $0.contains(" - ") ? "(\($0))" : $0 })
      bound.boxes = argument.boxes.flatMap(boxes)
      if let given = function.indices[argument.text[...]].flatMap({ arguments[$0] }) {
        (bound.guide, bound.attribute) = (given.guide, given.attribute)
        bound.isSuperview = given.isSuperview
      }
      return bound
    }
    return bound
  }

  /// The edges that one of the function is for the caller.
  private func edges(_ edge: SceneEdge) -> [SceneEdge] {
    boxes(edge.box).map { box in
      var bound = edge
      bound.box = box
      if let given = function.parameter(edge.box), given.path.isEmpty,
        let argument = arguments[given.index]
      {
        bound.guide = edge.guide ?? argument.guide
        if !argument.attribute.isEmpty { bound.attribute = argument.attribute }
        if argument.isSuperview { bound.isOfSuperview = true }
      }
      return bound
    }
  }

  /// The views that one of the function is for the caller: none for a parameter without an argument.
  private func boxes(_ box: BoxName) -> [BoxName] {
    if let (index, path) = function.parameter(box) {
      let boxes = arguments[index]?.boxes ?? []
      return path.isEmpty ? boxes : boxes.map { $0.member(String(path)) }
    }
    if function.makes(box) { return [own(box)] }
    guard function.isOfSystem else { return [box] }
    return call.receiver.map { [box == .root ? $0 : $0.member(box.text)] } ?? []
  }

  // MARK: - Numbers and conditions

  private func bound(_ number: SceneNumber) -> SceneNumber {
    guard number.value == nil else { return number }
    var bound = number
    bound.expression = number.expression?.mapped { part in
      guard let path = part.path, path[0].first == "$" else { return part }
      let name = path.joined(separator: ".").dropFirst()
      return given(for: name).flatMap { NumberExpression($0) } ?? part
    }
    // The name of a parameter says nothing to readers of the caller.
    if let given = given(for: Substring(number.text)) { bound.text = given }
    return bound
  }

  /// What the caller gives for a parameter or a member of one; nil for any other name.
  private func given(for path: Substring) -> String? {
    let names = path.split(separator: ".")
    guard let first = names.first,
      let index = function.indices[first],
      let text = arguments[index]?.text ?? function.parameters[index].value
    else { return nil }
    guard names.count > 1 else { return text }
    if text.hasSuffix(".zero") { return "0" }
    if names.count == 2, text.hasSuffix(")"),
      let part = CodeExpression(text)?.argument(String(names[1]))
    {
      return part
    }
    return "\(text).\(names.dropFirst().joined(separator: "."))"
  }

  /// What remains of a condition of the function where it is called, with that of the call.
  private func condition(_ condition: SceneCondition?) -> (happens: Bool, rest: SceneCondition?) {
    guard let condition else { return (true, call.condition) }
    guard let rest = condition.resolved({ resolved($0) }) else { return (false, nil) }
    return (true, .both(call.condition, rest.condition))
  }

  /// What a fact about parameters is for the caller: whether it is true, if that is known, or a fact of the caller.
  private func resolved(_ fact: SceneCondition.Fact) -> SceneCondition.Resolution {
    let text = fact.question.text
    if let call = text.firstRange(of: ".contains("), text.last == ")",
      let list = given(for: text[..<call.lowerBound])
    {
      let wanted = text[call.upperBound...].dropLast().items
      guard list.first == "[" || list == ".all" else { return .unknown(fact) }
      let holds =
        list == ".all" || list.dropFirst().dropLast().items.contains(where: wanted.contains)
      return .known(holds != fact.isNegated)
    }
    guard let given = given(for: text[...]) else { return .unknown(fact) }
    if fact.answers == ["nil"] {
      // Nothing else than `nil` is known to be none.
      return .known((given == "nil") != fact.isNegated)
    }
    if given.first == "." || given == "true" || given == "false" || Int(given) != nil {
      return .known(fact.answers.contains(given) != fact.isNegated)
    }
    var fact = fact
    fact.question.text = given
    return .unknown(fact)
  }
}

extension Substring {
  /// What is between its commas.
  fileprivate var items: [String] {
    split(separator: ",").map { $0.filter { !$0.isWhitespace } }
  }
}

extension String {
  /// A priority without its type: `high` of `UILayoutPriority.high`, `750` of `.init(rawValue: 750)`. Any other expression
  /// is as the code writes it.
  var nameOfPriority: String {
    guard let parts = CodeExpression(self)?.parts, let last = parts.last else {
      let name = prefix { $0 != " " }
      let isSum = name.count < count && !name.isEmpty
      return isSum ? String(name).nameOfPriority + dropFirst(name.count) : self
    }
    if let arguments = last.arguments {
      let isInitializer = last.name == "init" || last.name.hasSuffix("Priority")
      return isInitializer && arguments.count == 1 ? arguments[0].value.nameOfPriority : self
    }
    let names = parts.map(\.name).filter { !$0.hasSuffix("Priority") && $0 != "rawValue" }
    return names.joined(separator: ".")
  }
}

/// A function of the project that lays out what it gets: `view.pinToEdges(of: container, insets: insets)`.
public struct LayoutFunction: Sendable {
  /// The name without labels.
  let name: String
  /// Whether it belongs to all views, as an extension of `UIView`: its `self` is what it is called on.
  let isOfSystem: Bool
  /// The class with those around it that it is a member of.
  let type: String
  let parameters: [Parameter]
  /// The parameters by their names.
  let indices: [Substring: Int]
  /// Whether it calls nothing: if it lays nothing out, that is certain.
  let callsNothing: Bool
  /// What must be true for code to call it, and what else must be called; nil if it may be called anyway.
  var callers: SceneCondition?
  var entry: String?
  /// The views that it makes.
  var views: [ScenePart.DeclaredView] = []
  var additions: [ScenePart.Addition] = []
  var constraints: [SceneConstraint] = []
  /// What it sets on what it gets.
  var settings: [ViewSetting] = []
  /// What it calls.
  var calls: [LayoutCall] = []

  /// A parameter.
  struct Parameter: Sendable, Hashable {
    /// The label in calls; empty for none.
    let label: String
    /// The name in the function.
    let name: String
    /// The default value, as the code writes it.
    let value: String?
  }

  /// The parameter that a box of the function stands for, or that it is a part of: `top`, too, in `if let top = top { … }`.
  ///
  /// - Returns: its index, and the path behind its name.
  func parameter(_ box: BoxName) -> (index: Int, path: Substring)? {
    let name = box.text.prefix { $0 != "." }
    guard box.scope != 0, let index = indices[name] else { return nil }
    return (index, box.text.dropFirst(name.count + 1))
  }

  /// Whether nothing is known that it lays out.
  var isEmpty: Bool {
    additions.isEmpty && constraints.isEmpty && settings.isEmpty && calls.isEmpty
  }

  /// Whether it has to do with nothing but what it gets: no views that it makes.
  var isPlain: Bool {
    func isKnown(_ box: BoxName) -> Bool { box.scope == 0 || gets(box) || makes(box) }
    return additions.allSatisfy { isKnown($0.child) && isKnown($0.parent) }
      && constraints.allSatisfy {
        isKnown($0.edge.box) && $0.target.map { isKnown($0.box) } != false
      }
  }

  /// Whether a view is one that it gets.
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
  /// The name of the function without labels.
  let name: String
  /// What it is called on: the view that the code belongs to where nothing is written; nil for what is no view.
  var receiver: BoxName?
  var arguments: [Argument]
  /// Whether a closure follows.
  let hasClosure: Bool
  /// The branches around the call; nil without any.
  var condition: SceneCondition?
  /// Whether the constraints that the function returns are activated.
  var activates = false
  /// When it happens, as of an addition.
  var order: [Int] = []
  /// As of a constraint.
  var moment = 0
  var takesTurns = false
  /// Where it is, and what is said of it if the function is unknown.
  var gap: SceneGap
  /// The views whose place is unknown then.
  var views: Set<BoxName>
  /// The functions of a chain that come before, and return the receiver: `set` of `label.set(width: 8).pin(to: card)`.
  var chain: [String] = []
  /// Whether the name tells that it lays something out.
  var isOfProject = true

  /// An argument of a call.
  struct Argument: Sendable {
    /// Empty for none.
    let label: String
    /// As the code writes it.
    var text: String
    /// The views that it is: several for a list.
    var boxes: [BoxName]
    /// Whether it is the view that the box is in.
    var isSuperview = false
    /// The guide of the view, and for an anchor the attribute that it is.
    var guide: ViewGuide?
    var attribute: LayoutAttributes = []
  }
}

extension LayoutCall {
  /// The arguments for the parameters of a function, nil for each that is left out; nil if the function does not take them.
  func matched(to function: LayoutFunction) -> [Argument?]? {
    guard function.name == name else { return nil }
    var rest = arguments[...]
    if hasClosure {
      rest.append(Argument(label: function.parameters.last?.label ?? "", text: "{…}", boxes: []))
    }
    var matched: [Argument?] = []
    for parameter in function.parameters {
      if let next = rest.first, next.label == parameter.label {
        matched.append(rest.removeFirst())
      } else if parameter.value != nil {
        matched.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? matched : nil
  }
}
