import LayoutModel
import LayoutSolver

/// Puts what the project's functions do in the places of their calls.
struct LayoutExpander {
  private let all: [LayoutFunction]
  private let functions: [String: [LayoutFunction]]
  private let superclasses: [String: String]
  private let numbers: [String: Fraction]
  /// The functions of classes that some call has been understood of, by their type and name.
  private var used: Set<String> = []
  /// How many more functions a call may lead to.
  private var rest = 0

  init(_ functions: [LayoutFunction], _ parts: [ScenePart], _ numbers: [String: Fraction]) {
    all = functions
    self.functions = Dictionary(grouping: functions, by: \.name)
    self.numbers = numbers
    superclasses = Dictionary(
      parts.lazy.filter { !$0.superclass.isEmpty }.map { ($0.type, $0.superclass) }
    ) { first, _ in first }
  }

  /// The functions of classes of which no call has been understood, in the order of their files.
  var unused: [LayoutFunction] {
    all.filter { !$0.isOfSystem && !used.contains($0.identifier) }
  }

  /// A part with what its calls do.
  mutating func expand(_ part: ScenePart) -> ScenePart {
    var expanded = part
    for call in part.calls {
      rest = Self.mostCalls
      if let done = expand(call, in: part, depth: 0) {
        expanded.additions += done.additions
        expanded.constraints += done.constraints
        expanded.settings += done.settings
      } else {
        expanded.leave(call)
      }
    }
    return expanded
  }

  private mutating func expand(
    _ call: LayoutCall, in part: ScenePart, depth: Int
  ) -> Outcome? {
    rest -= 1
    guard depth < Self.deepestCall, rest >= 0,
      let (function, arguments) = function(for: call, in: part)
    else {
      return nil
    }
    let expansion = LayoutExpansion(call: call, function: function, arguments: arguments) {
      [numbers] in
      part.value(of: $0, at: [], numbers)
    }
    var done = Outcome(
      additions: expansion.additions, constraints: expansion.constraints,
      settings: expansion.settings)
    for inner in function.calls {
      guard let inner = expansion.call(inner) else { continue }
      guard let more = expand(inner, in: part, depth: depth + 1) else { return nil }
      done.additions += more.additions
      done.constraints += more.constraints
      done.settings += more.settings
    }
    let isKnown = function.callsNothing || !function.calls.isEmpty
    guard
      isKnown || !done.additions.isEmpty || !done.constraints.isEmpty || !done.settings.isEmpty
    else { return nil }
    used.insert(function.identifier)
    return done
  }

  /// What a call does.
  private struct Outcome {
    var additions: [ScenePart.Addition]
    var constraints: [SceneConstraint]
    var settings: [ViewSetting]
  }

  private static let deepestCall = 4
  private static let mostCalls = 64

  /// The only function that a call may be of.
  private func function(
    for call: LayoutCall, in part: ScenePart
  ) -> (LayoutFunction, [LayoutCall.Argument?])? {
    let found = (functions[call.name] ?? []).filter(\.isPlain).compactMap { function in
      call.matched(to: function).map { (function, $0) }
    }.filter { function, _ in
      function.isOfSystem
        ? call.receiver != nil : call.receiver == .root && inherits(part.type, from: function.type)
    }
    guard let first = found.first else { return nil }
    // Two targets may have the same function.
    let isClear = found.allSatisfy {
      $0.0.constraints.count == first.0.constraints.count
        && $0.0.additions.count == first.0.additions.count
    }
    return isClear ? first : nil
  }

  private func inherits(_ type: String, from other: String) -> Bool {
    var name: String? = type
    for _ in 0..<8 {
      guard let known = name else { return false }
      if known == other { return true }
      name = superclasses[known]
    }
    return false
  }
}

extension LayoutFunction {
  /// Tells functions apart.
  fileprivate var identifier: String {
    "\(type).\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }
}

extension ScenePart {
  /// Notes a call of an unknown function.
  mutating func leave(_ call: LayoutCall) {
    opaque.formUnion(call.views)
    if call.activates, call.views.isEmpty { hasForeignConstraints = true }
    if !gaps.contains(call.gap) { gaps.append(call.gap) }
  }
}
