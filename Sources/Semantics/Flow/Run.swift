import LayoutModel
import SwiftSource

/// What happens when a function runs, also in the functions of its type that its statements call: `setup()`.
package struct Run {
  /// One function that runs.
  package struct Step {
    package let function: ViewFunction
    /// The tokens of the calls that lead to it; none for the first function.
    package let calls: [Int]
    /// The index of the step with the last one of the calls.
    fileprivate let caller: Int

    /// The function, if it is not the one that the run begins with.
    package var callee: Declaration? { calls.isEmpty ? nil : function.declaration }

    /// Where a token of the function runs.
    package func place(of token: Int) -> Place { Place(calls: calls, token: token) }
  }

  /// Where code of a run stands: a place is less than those that come to be run later.
  package struct Place: Comparable {
    /// The tokens of the calls that lead to the function with the code.
    package var calls: [Int]
    package var token: Int

    /// As the lists of calls, each with its token, compare.
    package static func < (one: Place, other: Place) -> Bool {
      for index in 0...min(one.calls.count, other.calls.count) where one[index] != other[index] {
        return one[index] < other[index]
      }
      return one.calls.count < other.calls.count
    }

    private subscript(index: Int) -> Int { index < calls.count ? calls[index] : token }
  }

  /// In the order in which they begin to run; the first one is the function itself.
  package private(set) var steps: [Step]

  /// The run of a function; a function that is called twice is followed once.
  package init(of function: ViewFunction, in file: ViewFile) {
    steps = [Step(function: function, calls: [], caller: 0)]
    var fuel = Fuel()
    extend(by: 0, file.flow, in: file, &fuel)
  }

  private mutating func extend(
    by caller: Int, _ flow: Flow, in file: ViewFile, _ fuel: inout Fuel
  ) {
    let calls = steps[caller].calls
    for (call, callee) in flow.callees(of: steps[caller].function) {
      guard fuel.burn(steps.count) else { return }
      guard step(of: callee.body) == nil else { continue }
      steps.append(Step(function: callee, calls: calls + [call], caller: caller))
      extend(by: steps.count - 1, flow, in: file, &fuel)
    }
  }

  /// The function that runs.
  package var function: ViewFunction { steps[0].function }

  /// Whether it runs once for each object, and before other code can call its functions.
  package var runsOnce: Bool { function.declaration.runsOnce }

  /// The step with this body.
  package func step(of body: Block) -> Step? { steps.first { $0.function.body == body } }

  /// Where a statement runs, also one in a block inside of a function of the run; nil for code elsewhere.
  package func place(of statement: Statement) -> Place? {
    if let step = step(of: statement.block) { return step.place(of: statement.first.index) }
    guard statement.block.kind != .functionBody,
      let outer = statement.block.owner ?? statement.block.closure?.call?.statement
    else { return nil }
    return place(of: outer)
  }

  /// The call in the function itself that leads to a step; nil for the first step.
  package func call(to step: Step, in file: ViewFile) -> Call? {
    step.calls.first.flatMap { file.code[$0].call }
  }

  /// Whether a token of a step is reached whenever the function runs: no condition and no removal comes before it.
  package func alwaysReaches(_ token: Lexeme, of step: Step, in file: ViewFile) -> Bool {
    var (step, token) = (step, token)
    while token < file.flow.firstCondition(of: step.function) {
      guard let call = step.calls.last else { return true }
      (step, token) = (steps[step.caller], file.code[call])
    }
    return false
  }

  /// The first work that is done each time that the function runs, and the step that does it.
  ///
  /// - Parameter own: finds the first work of one function.
  package func firstWork<Work: Placed>(
    in file: ViewFile, own: (ViewFunction) -> Work?
  ) -> (work: Work, step: Step)? {
    var first: (work: Work, step: Step)?
    var place: Place?
    for step in steps {
      if let place, place < step.place(of: step.function.body.tokens.startIndex) { continue }
      guard let work = own(step.function), let start = work.tokens.first else { continue }
      let other = step.place(of: start.index)
      guard place.map({ other < $0 }) ?? true, alwaysReaches(start, of: step, in: file) else {
        continue
      }
      (first, place) = ((work, step), other)
    }
    return first
  }

  /// Whether a function of the run cannot have run before a place in it: nothing else of the file names it but calls that
  /// come later in the run and, where the run happens once, functions of that kind.
  package func runsOnly(_ function: ViewFunction, after place: Place, in file: ViewFile) -> Bool {
    guard function.key != 0, !function.declaration.modifiers.contains(.override) else {
      return false
    }
    var fuel = Fuel()
    return file.flow.mentions(of: function).allSatisfy { mention in
      guard fuel.burn(steps.count), let statement = mention.statement,
        let body = statement.block.function?.body
      else { return false }
      if let step = step(of: body) {
        return statement.runsDirectly(in: body) && place < step.place(of: mention.index)
      }
      return runsOnce && body.declaration?.runsOnce == true
    }
  }
}

/// Something at a place in the code.
package protocol Placed {
  /// The tokens to point at.
  var tokens: Lexemes { get }
}

extension ViewAction: Placed {}

extension Declaration {
  /// Whether the function runs once for each object: an initializer, `viewDidLoad` and their kin.
  package var runsOnce: Bool {
    kind == .initializer || callback == .start
  }
}
