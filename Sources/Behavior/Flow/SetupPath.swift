import LayoutModel
import SwiftSource

/// A function and the parameterless functions of its type that it always calls, in the order in which they run.
package struct SetupPath {
  /// One function on the path.
  package struct Step {
    package var function: ViewFunction
    /// The tokens of the calls that lead to it; none for the first function.
    package var calls: [Int]
  }

  /// Where a token of a path runs.
  package struct Place {
    /// The calls that lead to the function of the token.
    package var calls: [Int]
    package var token: Int

    /// Whether it runs before another one: as the lists of calls, each with its token, compare.
    package func precedes(_ other: Place) -> Bool {
      for index in 0...min(calls.count, other.calls.count) {
        let (one, another) = (self[index], other[index])
        if one != another { return one < another }
      }
      return calls.count < other.calls.count
    }

    private subscript(index: Int) -> Int { index < calls.count ? calls[index] : token }
  }

  /// The function that the path begins with.
  package var function: ViewFunction
  /// The first one is the function itself.
  package fileprivate(set) var steps: [Step]
  /// Whether the path runs once for each object, and before other code can call its functions.
  package var runsOnce: Bool

  /// The step with this body.
  package func step(of body: Block) -> Step? { steps.first { $0.function.body == body } }

  /// Where a statement of a block runs.
  package func place(of statement: Statement, in block: Block) -> Place? {
    step(of: block).map { $0.place(of: statement.first.index) }
  }
}

extension SetupPath.Step {
  /// Where a token of the function runs.
  package func place(of token: Int) -> SetupPath.Place {
    SetupPath.Place(calls: calls, token: token)
  }
}

/// The paths of a file.
package struct SetupPaths {
  private let file: ViewFile
  /// For each function, how many paths go through it.
  private var visits = KeyMap<Int>()

  /// A bound on the functions of a path, on its depth, and on the paths through one function.
  private static let most = 32
  private static let deepest = 4
  private static let mostMentions = 64

  package init(_ file: ViewFile) { self.file = file }

  /// The path that begins with a function of a type.
  package mutating func path(of function: ViewFunction) -> SetupPath {
    var path = SetupPath(
      function: function, steps: [SetupPath.Step(function: function, calls: [])],
      runsOnce: function.runsOnce)
    extend(&path, by: function, calls: [])
    return path
  }

  private mutating func extend(_ path: inout SetupPath, by function: ViewFunction, calls: [Int]) {
    guard calls.count < Self.deepest else { return }
    let type = file.typeKey(at: function.type)
    for statement in function.body.statements {
      guard let name = statement.calledName else { continue }
      guard path.steps.count < Self.most else { return }
      guard let callee = file.names.ownFunction(named: name, of: type), !callee.isNested,
        path.step(of: callee.body) == nil, visits[callee.body.key, default: 0] < Self.most
      else { continue }
      visits[callee.body.key, default: 0] += 1
      let calls = calls + [name.index]
      path.steps.append(SetupPath.Step(function: callee, calls: calls))
      extend(&path, by: callee, calls: calls)
    }
  }

  /// Whether a function of a path cannot have run before a place on it: nothing else of the file names it but calls
  /// that come later on the path and, where a path runs once, functions of that kind.
  package func runsOnly(
    _ function: ViewFunction, on path: SetupPath, after place: SetupPath.Place
  ) -> Bool {
    guard function.key != 0, !function.declaration.modifiers.contains(.override) else {
      return false
    }
    let places = file.names.mentions(ofFunction: function.key)
    return places.count <= Self.mostMentions
      && places.allSatisfy { mention in
        guard let statement = mention.statement, let body = statement.block.function?.body else {
          return false
        }
        if let step = path.step(of: body) {
          return statement.runsDirectly(in: body)
            && place.precedes(step.place(of: mention.index))
        }
        return path.runsOnce && body.declaration?.runsOnce == true
      }
  }
}

extension ViewFunction {
  /// Whether the function runs once for each object: an initializer, `viewDidLoad` and their kin.
  package var runsOnce: Bool { declaration.runsOnce }
}

extension Declaration {
  /// Whether a function returns something.
  package var hasResult: Bool {
    guard let open = body?.open, let close = parameters?.close, close < open else { return false }
    return close.through(open).contains { $0.kind == .arrow }
  }

  /// Whether the function runs once for each object.
  package var runsOnce: Bool {
    if kind == .initializer { return true }
    guard kind == .function, parameters?.tokens.isEmpty ?? false, let name else { return false }
    return name.callbackOccasion == .loading
  }
}

extension ViewFunction {
  /// Whether subclasses in other files can override it.
  package var isOverridable: Bool {
    declaration.kind == .function && !hasParameters && !declaration.isPrivate
      && !declaration.modifiers.contains(.static) && !declaration.isFinal
  }
}

extension Declaration {
  /// Whether nothing can inherit from it or override it.
  package var isFinal: Bool { prefix.contains { $0 == "final" } }
}
