import Behavior
import LayoutModel
import RuleKit
import SwiftSource

/// Work that a function repeats each time it runs.
struct RepeatedWork {
  /// The kind of work.
  enum Kind { case addition, constraint, frame }

  /// The kind of work.
  var kind: Kind
  /// The view that is added, constrained or placed.
  var item: Item
  /// The tokens to point at.
  var tokens: Lexemes
  /// Whether constraints follow an addition: a view that is added again stays where it is, but they pile up.
  var alsoConstrains = false
  /// The function that does the work, if it is another one.
  var function: Declaration?
  /// The project's method that may do it.
  var helper: HelperCall?

  /// The views for a message; nil where the code does not name them.
  func views(in file: ViewFile) -> String? {
    let name = file.name(item)
    return item.key == 0 || name.hasPrefix("$") ? nil : "`\(name)`"
  }

  /// The work that a function does whenever it runs: it adds a view, creates a constraint, or with `frames` sets a frame.
  /// Work behind a condition may happen only once, and work after the old views are removed does not pile up. Functions
  /// that it always calls on its own type are followed. Constraints come before all else, wherever they are: they pile
  /// up. Of other work, it is the first.
  static func first(in function: ViewFunction, of file: ViewFile, frames: Bool) -> RepeatedWork? {
    let run = Run(of: function, in: file)
    func first(where fits: (RepeatedWork) -> Bool) -> RepeatedWork? {
      let found = run.firstWork(in: file) { function in
        own(in: function, of: file, frames: frames, where: fits).flatMap { work in
          work.tokens.first.map { (work, $0) }
        }
      }
      guard var work = found?.work, let step = found?.step else { return nil }
      if let call = run.call(to: step, in: file) {
        (work.tokens, work.function) = (call.tokens, step.callee)
      }
      return work
    }
    return first(where: \.makesConstraints) ?? first { _ in true }
  }

  /// Whether it leaves nothing behind: a view that is in its parent already stays there.
  func changesNothing(in file: ViewFile) -> Bool {
    guard kind != .frame else { return true }
    guard kind == .addition, !alsoConstrains, let block = tokens.first?.statement?.block else {
      return false
    }
    return file.names.subview(item, in: block).map { file.subviews[$0].isProperty } ?? false
  }

  private var makesConstraints: Bool { kind == .constraint || alsoConstrains }

  /// The work that a function leaves to methods that the project declares for views.
  static func leftToHelpers(in function: ViewFunction, of file: ViewFile) -> [RepeatedWork] {
    HelperCall.all(inRunsOf: function, of: file).map { helper in
      RepeatedWork(
        kind: .constraint, item: helper.view, tokens: (helper.caller ?? helper.call).tokens,
        function: helper.function, helper: helper)
    }
  }

  private func isOfArgument(of function: ViewFunction, in file: ViewFile) -> Bool {
    guard let name = file.code[item.tokens].first else { return false }
    return function.declaration.hasParameter(name)
  }

  /// The first work of a function itself that fits.
  private static func own(
    in function: ViewFunction, of file: ViewFile, frames: Bool,
    where fits: (RepeatedWork) -> Bool
  ) -> RepeatedWork? {
    var addition: RepeatedWork?
    for action in file.actions[function.actions] {
      guard let kind = Kind(action, in: file, frames: frames),
        action.statement.runsWhenever(function.body), !action.isInMadeView(in: file)
      else { continue }
      guard let place = action.tokens.first,
        place < file.flow.firstCondition(of: function, in: file)
      else { break }
      var work = RepeatedWork(kind: kind, item: action.item, tokens: action.tokens)
      guard !work.isOfArgument(of: function, in: file) else { continue }
      if kind == .constraint, let earlier = addition {
        work = earlier
        work.alsoConstrains = true
      }
      if fits(work) { return work }
      if kind == .addition { addition = addition ?? work }
    }
    return nil
  }
}

extension ViewAction {
  /// Whether a view is added to one that the code has just made: the two are new each time.
  fileprivate func isInMadeView(in file: ViewFile) -> Bool {
    guard role == .addition, let parent else { return false }
    return file.names.isViewLocal(parent, at: statement)
  }
}

extension RepeatedWork.Kind {
  fileprivate init?(_ action: ViewAction, in file: ViewFile, frames: Bool) {
    switch action.role {
    case .addition:
      // What is inserted again comes to the front or to the back, where it stays.
      guard action.member?.hasPrefix("insert") != true else { return nil }
      self = .addition
    case .constraint:
      // Constraints that a library recreates or updates replace the old ones.
      if let method = action.member, method.replacesConstraints { return nil }
      if file.constraints(in: action.statement.tokens).first?.replacesEarlier == true { return nil }
      self = .constraint
    case .frame:
      let isLayer = file.code[action.item.tokens].contains { $0.hasSuffix(.layer) }
      guard frames, !isLayer else { return nil }
      self = .frame
    default: return nil
    }
  }
}
