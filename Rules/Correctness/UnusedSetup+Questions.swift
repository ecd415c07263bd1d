import Behavior
import LayoutModel
import SwiftSource

extension ViewFunction {
  /// Whether its name says what it does, and that is no work on subviews: it sets constraints by way of other functions,
  /// adds recognizers or targets, starts an animation, or ends one that goes on otherwise.
  var isNamedForOtherWork: Bool {
    guard let name = declaration.name else { return false }
    if name.hasWordPrefix("set"), name.hasSuffix("Constraints") { return true }
    let calls: [StaticString]
    if name.hasWordPrefix("add") {
      calls = ["addGestureRecognizer", "addTarget"]
    } else if name.hasWordPrefix("animate") {
      calls = ["animate"]
    } else if name.hasWordPrefix("end") || name.hasWordPrefix("stop") {
      calls = ["endRefreshing", "stopAnimating"]
    } else {
      return false
    }
    return body.tokens.contains { token in
      token.kind == .identifier && calls.contains { token == $0 }
    }
  }
}

extension ViewAction {
  /// Whether it adds or constrains a view.
  var places: Bool { role == .addition || role == .constraint }
}

extension ViewFunction {
  /// Whether a function may take away what an earlier run made.
  func mayUndo(in file: ViewFile) -> Bool {
    CodeBetween(body.tokens).takesOut(in: file)
      || body.tokens.contains { $0.kind == .identifier && $0.hasPrefix("deactivate") }
  }

  /// The `self.init(…)` of an initializer.
  var delegation: Call? {
    guard declaration.kind == .initializer else { return nil }
    for statement in body.statements.prefix(8) {
      guard statement.first.is(Keyword.`self`), let name = statement.first.next?.next,
        name.is(Keyword.`init`)
      else { continue }
      return name.call
    }
    return nil
  }

  /// Whether an initializer leaves the work to another one of its class.
  var delegates: Bool {
    declaration.prefix.contains { $0.is(.convenience) }
      || body.tokens.contains { token in
        token.is(Keyword.`init`) && token.previous?.previous?.is(Keyword.`self`) == true
      }
  }

  /// Whether an initializer only sets properties and calls that of `super`, with arguments.
  var onlyCallsSuper: Bool {
    guard !delegates, !declaration.hasAttribute else { return false }
    var callsSuper = false
    for statement in body.statements {
      switch statement.kind {
      case .assignment:
        // A value that is called may do the setup; so may an observer, which does not run before `super.init`.
        guard !callsSuper else { return false }
      case .expression:
        guard statement.first.is(.super), let name = statement.first.next?.next,
          name.is(Keyword.`init`), let open = name.next, open.kind == .leftParen,
          let close = open.partner, close.index > open.index + 1, close.next == statement.end
        else { return false }
        callsSuper = true
      default: return false
      }
    }
    return callsSuper
  }
}

extension ViewAction {
  /// Whether each run of the function places the same view again. A function that only places what it makes, such as
  /// `addSeparator()`, may run any number of times.
  func isRepeated(by function: ViewFunction, in file: ViewFile) -> Bool {
    places && statement.block == function.body && !(member?.replacesConstraints ?? false)
      && !isAboutNewView(of: function, in: file)
  }

  /// Whether it is about a local view that the function makes each time it runs.
  private func isAboutNewView(of function: ViewFunction, in file: ViewFile) -> Bool {
    guard let index = file.names.subview(item, in: statement.block) else { return false }
    let declaration = file.subviews[index].declaration
    return file.subviews[index].type < 0 && declaration.block == function.body
      && file.names.makesView(in: declaration.statement)
  }
}

/// What is asked about functions once for each call: looked up once for each function, since many may call one, and one
/// may call many.
final class FunctionFacts {
  private let file: ViewFile
  private var calls = KeyMap<[Lexeme]>()
  private var keysOfCalls = KeyMap<KeySet>()
  private var undoing = KeyMap<Bool>()
  private var repeating = KeyMap<Bool>()

  init(_ file: ViewFile) { self.file = file }

  /// The functions that one always calls.
  func calls(of function: ViewFunction) -> [Lexeme] {
    known(\.calls, function) { function.sureCalls }
  }

  /// The keys of their names.
  func keysOfCalls(of function: ViewFunction) -> KeySet {
    known(\.keysOfCalls, function) {
      KeySet(calls(of: function).lazy.map { [file] in file.names.key($0) })
    }
  }

  /// Whether it may take away what an earlier run made.
  func mayUndo(_ function: ViewFunction) -> Bool {
    known(\.undoing, function) { function.mayUndo(in: file) }
  }

  /// Whether it does the same again when it runs again.
  func repeats(_ function: ViewFunction) -> Bool {
    known(\.repeating, function) {
      let body = function.body
      return file.actions[function.actions].contains { $0.isRepeated(by: function, in: file) }
        && body.firstExit == body.close && !mayUndo(function)
    }
  }

  private func known<Answer>(
    _ answers: ReferenceWritableKeyPath<FunctionFacts, KeyMap<Answer>>, _ function: ViewFunction,
    _ find: () -> Answer
  ) -> Answer {
    if let answer = self[keyPath: answers][function.body.key] { return answer }
    let answer = find()
    self[keyPath: answers][function.body.key] = answer
    return answer
  }
}
