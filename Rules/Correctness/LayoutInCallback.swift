import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Layout callbacks do not create anything new each time.
struct LayoutInCallback: Rule {
  let options: Options
  static let collectsFunctions = true

  let query = Query.functions(
    named: .layoutSubviews, .viewDidLayoutSubviews, .viewWillLayoutSubviews, .updateConstraints,
    .updateViewConstraints
  ).reading(.viewTypes || .names(.addSublayer, .insertSublayer))

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.declaration.callback != nil, let name = function.declaration.name
    else { return }
    let methods = MethodCall.all(inRunsOf: function, of: file)
    for method in methods where method.view?.isProperty ?? true {
      report.add(
        (method.caller ?? method.call).tokens,
        "`\(method.call.name?.text ?? "")` adds a new layer each time that UIKit calls `\(name.text)()`, and the old ones stay",
        advice: .once, if: ViewHanding(method.handing, sure: .addsLayer, allowed: .anything))
    }
    if let statement = function.ownFrameChange(in: file) {
      report.add(
        statement.tokens,
        "the view changes its own frame in `\(name.text)()`, which makes UIKit lay it out again: where two passes do not agree, the app hangs",
        advice: "change the frame of a subview, or override `intrinsicContentSize`")
    }
    var works = RepeatedWork.firstNew([.recognizer, .action], in: function, of: file)
    let isAboutConstraints = name.is(.updateConstraints) || name.is(.updateViewConstraints)
    let work = RepeatedWork.first(
      in: function, of: file, frames: options.frames && !isAboutConstraints)
    if let work {
      works.append(work)
    } else {
      works += RepeatedWork.firstNew([.layer], in: function, of: file)
      works += RepeatedWork.leftToHelpers(methods)
    }
    for work in works {
      let (isNew, isFrame) = (work.isNew, work.isFrame)
      report.add(
        // What leads to what is made anew is less of interest than that.
        isNew ? work.tokens : work.call?.tokens ?? work.tokens,
        .repeats(work, in: file, each: name.text),
        advice: isFrame
          ? "set it where the view is set up and where its size changes, such as `viewWillTransition(to:with:)`"
          : .once, if: work.helper?.constrains,
        severity: work.leavesNothing(in: file) ? .note : nil)
    }
  }

  struct Options: RuleOptions {
    /// Whether frames that are set in a layout callback are reported too.
    var frames = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "frames", \.frames,
        "whether frames set in a layout callback are reported too: they disturb animations")
    ]
  }
}

extension Finding.Message {
  fileprivate static let once: Self =
    "do it once, where the view is set up, and only change constants and frames here"

  fileprivate static func repeats(
    _ repeated: RepeatedWork, in file: ViewFile, each callback: String
  ) -> Self {
    let name = file.name(repeated.item)
    let view = repeated.item.key == 0 || name.hasPrefix("$") ? nil : "`\(name)`"
    func suffix(_ word: String) -> String { view.map { " \(word) \($0)" } ?? "" }
    let work =
      switch repeated.kind {
      case .new(let addition): "adds a new \(addition.name)\(suffix("to"))"
      case .addition:
        "adds \(view ?? "a view")\(repeated.alsoConstrains ? " and creates constraints" : "")"
      case .constraint: "creates constraints\(suffix("for"))"
      case .frame: "sets the frame\(suffix("of"))"
      }
    let end =
      repeated.isFrame
      ? ", even during an animation"
      : repeated.makesConstraints || repeated.isNew ? ", and the old ones stay" : ""
    let helper = (repeated.helper?.call.name?.text).map { " with `\($0)`" } ?? ""
    let function = repeated.function?.name?.text
    return
      "`\(function ?? callback)()` \(work)\(helper) each time that UIKit calls \(function == nil ? "it" : "`\(callback)()`")\(end)"
  }
}

extension RepeatedWork {
  fileprivate var isNew: Bool { if case .new = kind { true } else { false } }
  fileprivate var isFrame: Bool { if case .frame = kind { true } else { false } }

  /// The work that a function does whenever it runs: it adds a view, creates a constraint, or with `frames` sets a frame.
  /// Work behind a condition may happen only once, and work after the old views are removed does not pile up. Functions
  /// that it always calls on its own type are followed. Constraints come before all else, wherever they are: they pile
  /// up. Of other work, it is the first.
  fileprivate static func first(
    in function: ViewFunction, of file: ViewFile, frames: Bool
  ) -> RepeatedWork? {
    func first(where fits: (RepeatedWork) -> Bool) -> RepeatedWork? {
      Self.first(in: function, of: file) { own(in: $0, of: file, frames: frames, where: fits) }
    }
    return first(where: \.makesConstraints) ?? first { _ in true }
  }

  /// The first thing of some kinds that a function makes and adds whenever it runs, or one that it always calls.
  fileprivate static func firstNew(
    _ kinds: [NewAddition.Kind], in function: ViewFunction, of file: ViewFile
  ) -> [RepeatedWork] {
    let work = first(in: function, of: file) { function in
      NewAddition.repeated(kinds, in: function, of: file) {
        !file.names.isLocalItem($0.keeper, at: $0.statement)
      }
    }
    return work.map { [$0] } ?? []
  }

  fileprivate func leavesNothing(in file: ViewFile) -> Bool {
    if isFrame { return true }
    guard case .addition = kind, !alsoConstrains, let block = tokens.first?.statement?.block else {
      return false
    }
    return file.view(item, in: block)?.isProperty == true
  }

  /// The first work of a function itself that fits.
  private static func own(
    in function: ViewFunction, of file: ViewFile, frames: Bool,
    where fits: (RepeatedWork) -> Bool
  ) -> RepeatedWork? {
    var addition: RepeatedWork?
    for action in file.actions[function.actions] {
      guard let kind = Kind(action, in: file, frames: frames),
        action.statement.runsWhenever(function.body), let place = action.tokens.first,
        place < file.flow.firstCondition(of: function),
        file.code[action.item.tokens].first.map(function.declaration.hasParameter) != true
      else { continue }
      var work = RepeatedWork(kind, of: action.item, at: action.tokens)
      if work.makesConstraints, let earlier = addition {
        work = earlier
        work.alsoConstrains = true
      }
      if fits(work) { return work }
      if action.role == .addition { addition = addition ?? work }
    }
    return constraint(inAllBranchesOf: function, of: file).flatMap { fits($0) ? $0 : nil }
  }

  /// The first constraint that is made by an `if` of a function each of whose branches makes one.
  private static func constraint(
    inAllBranchesOf function: ViewFunction, of file: ViewFile
  ) -> RepeatedWork? {
    for branch in function.body.statements where branch.kind == .branch && branch.first.is(.if) {
      guard branch.first < file.flow.firstCondition(of: function) else { return nil }
      let braces = branch.tokens.outermost.filter { $0.kind == .leftBrace }
      guard let last = braces.last, last.previous.is(.else) else { continue }
      let works = braces.compactMap { brace in
        file.actions(in: branch.tokens).first { action in
          action.role == .constraint && action.statement.block.open == brace
            && Kind(action, in: file, frames: false) != nil
            && file.constraints(in: action.statement.tokens).first.map(file.isCertainlyActive)
              == true
        }
      }
      if works.count == braces.count {
        return RepeatedWork(.constraint, of: works[0].item, at: works[0].tokens)
      }
    }
    return nil
  }
}

extension RepeatedWork.Kind {
  fileprivate init?(_ action: ViewAction, in file: ViewFile, frames: Bool) {
    switch action.role {
    case .addition:
      // What is inserted again comes to the front or to the back, where it stays. What is added to a view that is just made
      // is new each time, as that is.
      guard action.member?.hasPrefix("insert") != true,
        action.parent.flatMap({ file.rootView($0, in: action.statement.block) })?.isLocal != true
      else { return nil }
      self = .addition
    case .constraint:
      // Constraints that a library recreates or updates replace the old ones.
      let constraint = file.constraints(in: action.statement.tokens).first
      guard action.member?.replacesConstraints != true,
        constraint?.manner.contains(.replacesEarlier) != true
      else { return nil }
      self = .constraint
    case .frame:
      guard frames, !file.code[action.item.tokens].contains(where: { $0.hasSuffix(.layer) }) else {
        return nil
      }
      self = .frame
    default: return nil
    }
  }
}

extension ViewFunction {
  /// The first statement, run whenever the function runs, that changes the size of the view itself, or its frame relative
  /// to what it was: `frame = frame.inset(by: margins)`, `frame.size.height += 8`.
  fileprivate func ownFrameChange(in file: ViewFile) -> Statement? {
    guard type >= 0, file.types[type].declaration.role == .view else { return nil }
    let end = file.flow.firstCondition(of: self)
    return body.statements.first { statement in
      guard statement.kind == .assignment, statement.first < end, let target = statement.target,
        let value = statement.assignedValue, file.names.isPath(target),
        let frame = target.ownMember, frame.is(.frame) || frame.is(.bounds),
        !file.scopes.isLocal(frame),
        // The size that the content asks for is the same in the next pass, and so are the bounds of the superview.
        !value.contains(where: { $0.is(.systemLayoutSizeFitting) || $0.is(.sizeThatFits) }),
        !(value.first.is(.superview) && value.first?.member.is(.bounds) == true)
      else { return false }
      let path = target.suffix(from: frame)
      let isSized =
        path.count == 1 || path.contains { $0.is(.size) || $0.is(.width) || $0.is(.height) }
      return statement.assignment?.kind != .equal
        || value.contains { token in
          guard token.isFreeName, token.next?.kind != .colon else { return false }
          guard token.is(.frame) || token.is(.bounds) else { return isSized && !token.hasCapital }
          // A width may be computed from a height, but not from itself.
          return token.hasSameText(as: frame)
            && (path.count > 1
              ? value.suffix(from: token).text.hasPrefix(path.text)
              : token.member.map { $0.call != nil } ?? true)
        }
    }
  }
}

extension LayoutInCallback {
  static let description = RuleDescription(
    id: "layout_in_callback",
    family: .correctness,
    summary: "Repeated work in a layout callback",
    rationale: """
      `layoutSubviews`, `viewDidLayoutSubviews`, `updateConstraints` and similar functions run again and again. \
      Constraints, views, layers, recognizers and actions created there pile up. The rule reports what such a \
      function, or one it calls, creates without a condition and without removing the old ones. A view that computes \
      its frame from that frame drifts. With `frames`, frames set there are reported too: they overwrite animated ones.
      """,
    limits: [
      "code under a condition, or that removes the old ones first",
      "project methods for UIKit's views, unless the run sees the whole project",
      "animations that are added again",
    ],
    source:
      "UIKit, UIView.layoutSubviews() and updateConstraints() (https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()); A Different Way To Layout Views Programmatically Using Swift: \"this gets called during animation which usually ruins the animation\"",
    effect: .growth,
    framePresets: [.viewLayout],
    presetOptions: [.viewLayout: ["frames": .boolean(true)]],
    options: Options.descriptions,
    goodExamples: [
      "Once, under a condition": """
      class PlayerView: UIView {
        private var didSetUp = false

        override func updateConstraints() {
          if !didSetUp {
            didSetUp = true
            titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
          super.updateConstraints()
        }
      }
      """
    ],
    badExamples: [
      "A constraint on every layout pass": """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          ↓titleLabel.widthAnchor.constraint(equalToConstant: bounds.width).isActive = true
        }
      }
      """
    ])
}
