import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Layout callbacks do not create anything new each time.
struct LayoutInCallback: Rule {
  let options: Options
  static let collectsNames = true

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
    let work =
      switch repeated.kind {
      case .new(let addition): "adds a new \(addition.name)\(view.map { " to \($0)" } ?? "")"
      case .addition:
        "adds \(view ?? "a view")\(repeated.alsoConstrains ? " and creates constraints" : "")"
      case .constraint: "creates constraints\(view.map { " for \($0)" } ?? "")"
      case .frame: "sets the frame\(view.map { " of \($0)" } ?? "")"
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

// MARK: - Repeated work

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

  /// Whether it leaves nothing behind: a view that is in its parent already stays there.
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

// MARK: - The own frame

extension ViewFunction {
  /// The first statement, run whenever the function runs, that changes the size of the view itself, or its frame relative
  /// to what it was: `frame = frame.inset(by: margins)`, `frame.size.height += 8`.
  fileprivate func ownFrameChange(in file: ViewFile) -> Statement? {
    guard type >= 0, file.types[type].declaration.role == .view else { return nil }
    let end = file.flow.firstCondition(of: self)
    return body.statements.first { statement in
      guard statement.kind == .assignment, statement.first < end, let target = statement.target,
        let value = statement.assignedValue, let path = target.ownFramePath,
        // The size that the content asks for is the same in the next pass, and so are the bounds of the superview.
        !value.contains(where: { $0.is(.systemLayoutSizeFitting) || $0.is(.sizeThatFits) }),
        !(value.first.is(.superview) && value.first?.member.is(.bounds) == true),
        !file.scopes.isLocal(path[0])
      else { return false }
      let isRelative =
        statement.assignment?.kind != .equal
        || value.contains { token in
          token.hasSameText(as: path[0]) && token.isFreeName
            && value.suffix(after: token.alone).startsLike(path)
        }
      let isSized =
        path.count == 1 || path[1].is(.size) || path[1].is(.width) || path[1].is(.height)
      return isRelative
        || isSized
          && value.contains {
            $0.isFreeName && $0.next?.kind != .colon && !$0.hasCapital && !$0.is(.frame)
              && !$0.is(.bounds)
          }
    }
  }
}

extension Lexemes {
  /// The names of a path that begins with the frame of the object itself: `frame`, `self.frame.size.width`.
  fileprivate var ownFramePath: [Lexeme]? {
    var names = filter { $0.kind == .identifier || $0.is(.`self`) }
    if let first = names.first, first.is(.`self`) { names.removeFirst() }
    guard let first = names.first, first.is(.frame) || first.is(.bounds), first.isFreeName,
      allSatisfy({ $0.kind == .identifier || $0.kind == .period || $0.is(.`self`) })
    else { return nil }
    return names
  }

  /// Whether the members behind a frame lead to what the path means, or to all of it: a width may be computed from a
  /// height.
  fileprivate func startsLike(_ path: [Lexeme]) -> Bool {
    var index = startIndex
    for name in path.dropFirst() {
      guard index + 1 < endIndex, self[index].kind == .period else { return true }
      guard self[index + 1].hasSameText(as: name) else { return false }
      index += 2
    }
    return path.count > 1 || index >= endIndex || !(self[index].kind == .period)
      || self[index + 1].call != nil
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
      "A layer on every layout pass": """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          let gradient = CAGradientLayer()
          gradient.frame = bounds
          layer.insertSublayer(↓gradient, at: 0)
        }
      }
      """,
      "A constraint on every layout pass": """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          ↓titleLabel.widthAnchor.constraint(equalToConstant: bounds.width).isActive = true
        }
      }
      """,
    ])
}
