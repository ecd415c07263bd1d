import LayoutModel
import LayoutSolver

/// Puts what the project's functions do in the places of their calls.
struct LayoutExpander {
  private let all: [LayoutFunction]
  private let functions: [String: [LayoutFunction]]
  /// The functions of classes that some call has been understood of, by their type and name.
  private var used: Set<String> = []
  /// The names of those that views of classes are known to run for other classes.
  private(set) var followed: Set<String> = []
  /// How often functions that make views have been called, by their type and name.
  private var instances: [String: Int] = [:]
  /// Which of them a call with some arguments is: code that runs again makes the same views again.
  private var calls: [String: Int] = [:]
  private let superclasses: [String: String]
  /// The names of the functions of each class, and the classes of its views.
  private var members: [String: Set<String>] = [:]
  private var types: [String: [BoxName: String]] = [:]
  /// The calls of each class on itself.
  private var ownCalls: [String: [LayoutCall]] = [:]
  /// For the functions that a call may lead to.
  private var fuel = Fuel()

  init(_ functions: [LayoutFunction], _ parts: [ScenePart]) {
    all = functions
    superclasses = Dictionary(
      parts.lazy.filter { !$0.superclass.isEmpty }.map { ($0.type, $0.superclass) },
      uniquingKeysWith: { one, _ in one })
    self.functions = Dictionary(grouping: functions, by: \.name)
    for part in parts {
      members[part.type, default: []].formUnion(
        part.functions.lazy.map { String($0.name.prefix { $0 != "(" }) })
      types[part.type, default: [:]].merge(part.types) { one, _ in one }
      ownCalls[part.type, default: []] += part.calls.filter { $0.receiver == .root }
    }
  }

  /// The functions of classes of which no call has been understood, in the order of their files.
  var unused: [LayoutFunction] {
    all.filter { !$0.isOfSystem && !used.contains($0.identifier) }
  }

  mutating func expand(_ part: ScenePart) -> ScenePart {
    var expanded = part
    for call in part.calls + inheritedCalls(to: part) {
      fuel = Fuel()
      if let done = expand(call, in: part, depth: 0) {
        // A call that sets nothing by itself.
        expanded.settings.removeAll { $0.member == call.name && $0.box == call.receiver }
        expanded.take(done)
      } else if call.isOfProject, !call.views.isEmpty || call.activates {
        expanded.leave(call)
      } else if functions[call.name]?.contains(where: { function in
        (!function.isEmpty || function.hasGap)
          && (call.views.isEmpty
            ? mayLayOut(function, call, part) : function.isOfSystem || !call.isValue)
      }) == true {
        expanded.note(call)
      }
    }
    return expanded
  }

  /// The calls of superclasses that lead to functions which a class has its own of: `layOut(in: panel)`.
  private func inheritedCalls(to part: ScenePart) -> [LayoutCall] {
    guard let own = members[part.type], !part.superclass.isEmpty else { return [] }
    return classes(from: part.superclass).flatMap { ownCalls[$0] ?? [] }.filter { call in
      own.contains(call.name)
        && functions[call.name]?.contains { $0.type == part.type && !$0.isOfSystem } == true
    }
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
    if function.hasGap { done.note(call) }
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
    else { return expansion.isIdle ? done : nil }
    if !expansion.isOnReceiver || function.isOfSystem {
      used.insert(function.identifier)
    } else {
      followed.insert(function.name)
    }
    return done
  }

  private func function(
    for call: LayoutCall, in part: ScenePart
  ) -> (LayoutFunction, [LayoutCall.Argument?])? {
    let found = (functions[call.name] ?? []).filter(\.isPlain).compactMap { function in
      call.matched(to: function).map { (function, $0) }
    }.filter { function, _ in
      function.isOfSystem && call.receiver != nil && call.receiver != .root
        || call.receiver == .root && !function.isOfSystem
          && isMember(function.type, of: part.type)
        || call.owner.map { ".\(function.type)".hasSuffix(".\($0)") } == true
        || mayLayOut(function, call, part)
    }
    // As in Swift, the one that leaves out the fewest arguments.
    func missing(_ arguments: [LayoutCall.Argument?]) -> Int { arguments.count { $0 == nil } }
    let fewest = found.map { missing($0.1) }.min()
    var best = found.filter { missing($0.1) == fewest }
    let classes = classes(ofReceiver: call, in: part) + ["UIView"]
    if let own = classes.first(where: { type in best.contains { $0.0.type == type } }) {
      best.removeAll { $0.0.type != own }
    }
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
    let arguments = call.arguments.map(\.value.text).joined(separator: ", ")
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

  /// Whether a function lays out the view that the code belongs to, of which it is no member, or a view of a class of the
  /// project that adds itself to what it gets.
  private func mayLayOut(
    _ function: LayoutFunction, _ call: LayoutCall, _ part: ScenePart
  ) -> Bool {
    guard let receiver = call.receiver else { return false }
    let classes = classes(ofReceiver: call, in: part)
    if receiver != .root { return function.addsItself && classes.contains(function.type) }
    return function.isOfSystem
      && (["UIView", "UIViewController", "UIResponder", "NSObject"].contains(function.type)
        || classes.contains(function.type))
      && !classes.contains { members[$0]?.contains(call.name) == true }
  }

  private func classes(ofReceiver call: LayoutCall, in part: ScenePart) -> [String] {
    call.receiver == .root
      ? classes(from: part.type)
      : call.receiver.flatMap { types[part.type]?[$0] }.map(classes) ?? []
  }

  private func isMember(_ type: String, of subclass: String) -> Bool {
    classes(from: subclass).contains(type)
  }

  private func classes(from subclass: String) -> [String] {
    Array(sequence(first: subclass) { superclasses[$0] }.prefix(Self.deepestClass))
  }

  private static let deepestClass = 8
}

extension LayoutFunction {
  fileprivate var identifier: String {
    "\(type).\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }
}

extension ScenePart {
  mutating func take(_ done: ScenePart) {
    views += done.views
    additions += done.additions
    constraints += done.constraints
    settings += done.settings
    changes += done.changes
    opaque.formUnion(done.opaque)
  }

  /// Notes that a function which is not followed may place views.
  fileprivate mutating func note(_ call: LayoutCall) {
    let receiver = call.views.isEmpty ? call.receiver : nil
    changes += call.views.union(receiver.map { [$0] } ?? []).map { ($0, "\(call.name)()") }
    opaque.formUnion(call.views)
  }

  /// Adds what a function does, where no call of it is understood.
  mutating func take(_ function: LayoutFunction) {
    // What adds itself to a view has a place there, and not here.
    let other = function.additions.first { $0.child == .root }?.parent
    additions += function.additions.filter { $0.child != .root }.map { addition in
      var addition = addition
      addition.condition = .both(function.callers, addition.condition)
      addition.entry = function.entry
      return addition
    }
    constraints += function.constraints.filter {
      other == nil || $0.edge.box != other && $0.target?.box != other
    }.map { constraint in
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

  mutating func leave(_ call: LayoutCall) {
    opaque.formUnion(call.views)
    if call.activates, call.views.isEmpty { hasForeignConstraints = true }
    if !gaps.contains(call.gap) { gaps.append(call.gap) }
  }
}

struct LayoutExpansion {
  let call: LayoutCall
  let function: LayoutFunction
  let arguments: [LayoutCall.Argument?]
  /// How often the function has been called before: it makes other views each time.
  let instance: Int

  /// Whether its `self` is what it is called on, and not the view that the code belongs to.
  var isOnReceiver: Bool { function.isOfSystem || function.addsItself && call.receiver != .root }

  /// The views that the function makes, where it has been called before.
  var views: [ScenePart.DeclaredView] {
    guard instance > 0 || isOnReceiver else { return [] }
    return function.views.map { view in
      var view = view
      view.name = own(view.name)
      return view
    }
  }

  private func own(_ box: BoxName) -> BoxName {
    instance == 0
      ? box : BoxName(text: box.text, scope: TextHash.pair(box.scope, UInt64(instance)))
  }

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

  private var given: [String: NumberExpression] {
    function.indices.reduce(into: [:]) { given, name in
      given[String(name.key)] =
        arguments[name.value]?.value ?? function.parameters[name.value].value
    }
  }

  var constraints: [SceneConstraint] {
    function.constraints.flatMap { constraint -> [SceneConstraint] in
      guard case (true, let condition) = condition(constraint.condition) else { return [] }
      var bound = constraint
      (bound.condition, bound.place) = (condition, call.gap.place)
      bound.isActive = constraint.isActive || call.activates
      if let name = constraint.priority, let given = given(for: name) {
        bound.priority = given.nameOfPriority == "required" ? nil : given.nameOfPriority
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
    bound.activates = inner.activates || call.activates
    (bound.gap, bound.views) = (call.gap, call.views)
    bound.receiver = inner.receiver.flatMap { boxes($0).first }
    bound.arguments = inner.arguments.map { argument in
      var bound = argument
      bound.value = argument.value.given(given)
      bound.edges = argument.edges.flatMap(edges)
      return bound
    }
    return bound
  }

  private func edges(_ edge: SceneEdge) -> [SceneEdge] {
    var own = boxes(edge.box).map { SceneEdge(box: $0) }
    if let given = function.parameter(edge.box), given.path.isEmpty {
      own = arguments[given.index]?.edges ?? []
    }
    return own.map { own in
      var bound = edge
      bound.box = own.box
      bound.guide = edge.guide ?? own.guide
      if !own.attribute.isEmpty { bound.attribute = own.attribute }
      if own.isOfSuperview { bound.isOfSuperview = true }
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
    guard isOnReceiver else { return [box] }
    return call.receiver.map { [box == .root ? $0 : $0.member(box.text)] } ?? []
  }

  // MARK: - Numbers and conditions

  private func bound(_ number: SceneNumber) -> SceneNumber {
    guard number.value == nil else { return number }
    var bound = number
    bound.expression = number.expression?.given(given)
    // The name of a parameter says nothing to readers of the caller.
    if let given = given(for: number.text) { bound.text = given.text }
    return bound
  }

  /// What the caller gives for a parameter or a member of one; nil for any other name.
  private func given(for path: String) -> NumberExpression? {
    let names = path.split(separator: ".").map { String($0) }
    guard let first = names.first, function.indices[first[...]] != nil else { return nil }
    let whole = names.dropFirst().reduce(NumberExpression.name(first)) { .member($0, $1) }
    return whole.given(given)
  }

  /// Whether nothing of what the function may do happens.
  var isIdle: Bool {
    let conditions = function.constraints.map(\.condition) + function.additions.map(\.condition)
    return !conditions.isEmpty && !conditions.contains { condition($0).happens }
  }

  /// What remains of a condition of the function where it is called, with that of the call.
  private func condition(_ condition: SceneCondition?) -> (happens: Bool, rest: SceneCondition?) {
    let (happens, rest) = SceneCondition.given(given, condition)
    return (happens, .both(call.condition, rest))
  }
}

extension NumberExpression {
  /// A priority without its type: `high` of `UILayoutPriority.high`, `750` of `.init(rawValue: 750)`. Any other expression
  /// is as the code writes it.
  var nameOfPriority: String {
    if let path {
      let names = path.map(\.plainLocal)
      return names.filter { !$0.isEmpty && !$0.hasSuffix("Priority") && $0 != "rawValue" }
        .joined(separator: ".")
    }
    switch self {
    case .call(let function, let arguments):
      let name = function.path?.last ?? ""
      let isInitializer = name == "init" || name.hasSuffix("Priority")
      return isInitializer && arguments.count == 1 ? arguments[0].value.nameOfPriority : text
    case .operation(let sign, let left, let right):
      return "\(left.nameOfPriority) \(sign) \(right.text)"
    default: return text
    }
  }
}
