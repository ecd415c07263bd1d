import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that handles touches receives them.
struct IgnoredTouches: Rule {
  let query =
    Query<RecognizerSharing>.found(in: .names(.addGestureRecognizer), by: RecognizerSharing.all)
    .map(Subject.sharing)
    || Query<CoveredView>.found(in: content, by: CoveredView.all)
      .grouped { view, _ in UInt64(view.initializer.index) }.map(Subject.cell)
    || Query.views(with: content).inFiles(where: mayTouch).map(Subject.view)

  enum Subject {
    case sharing(RecognizerSharing)
    /// What one initializer of a cell adds below the content view.
    case cell([CoveredView])
    case view(View)
  }

  /// Also files whose functions lay views out, or turn their touches on.
  private static let content =
    FileContent.names(
      .addGestureRecognizer, .addInteraction, .isUserInteractionEnabled, .contentView)
    || .placements
  static let collectsNames = true

  func collect(from file: ViewFile, _ report: inout Report) {
    if file.hasWord(.contentView), file.hidesContentViews {
      report.collect(UncoveredCells.self) { $0.exist = true }
    }
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .sharing(let sharing):
      report.add(
        Finding(
          sharing.place, .shared(sharing, in: file),
          advice: "make a recognizer of its own for each view",
          severity: sharing.isSure ? nil : .note))
    case .cell(let views):
      report.add(
        Finding(
          views[0].addition.tokens, .covered(views.map(\.name.text)),
          advice: "add to `contentView`", if: CoveredCells()))
    case .view(let view): check(view, in: file, &report)
    }
  }

  /// Reports a label or an image view whose recognizers, or whose controls, never get a touch.
  private func check(_ named: View, in file: ViewFile, _ report: inout Report) {
    guard named.declaration?.mayTakeNoTouches == true, let view = QuietView(named),
      !file.answer(for: Self.self, \.mayFindTouchesElsewhere)
    else { return }
    let content = view.handler == nil ? file.firstTouched(inside: named, &report.fuel) : nil
    if let handler = view.handler {
      return report.add(finding(view, handler, in: file, &report), view.certainty)
    }
    if let content {
      let finding = Finding(
        content.addition.tokens,
        .noTouches(in: view.name.text, view.type.text, for: content.view.text),
        advice: .turnOn(view.name.text))
      return report.add(finding, view.certainty)
    }
    for (call, handing) in view.methods {
      let condition = ViewHanding(
        handing, sure: .addsRecognizer, allowed: .placement.union(.setup))
      report.add(
        finding(view, call.callee, in: file, &report), view.certainty.and(.certain(if: [condition]))
      )
    }
  }

  private func finding(
    _ view: QuietView, _ handler: Lexemes, in file: ViewFile, _ report: inout Report
  ) -> Finding {
    var finding = Finding(
      handler, .noTouches(view.name.text, view.type.text), advice: .turnOn(view.name.text))
    finding.fix = report.fix(file.turningOn(handler))
    return finding
  }

  private static let mayTouch = { @Sendable (file: ViewFile) in
    file.subviews.contains { $0.declaration.mayTakeNoTouches }
  }
}

extension ViewFile {
  /// The first view inside of another one that is meant to be touched, with what adds it or a view around it there.
  fileprivate func firstTouched(
    inside outer: View, _ fuel: inout Fuel
  ) -> (view: View, addition: ViewAction)? {
    for place in outer.contents {
      var pending = [place]
      while let view = pending.popLast()?.view, view.placements.count == 1, view != outer,
        fuel.burn()
      {
        if view.isTouched { return (view, place.action) }
        pending += view.contents.reversed()
      }
    }
    return nil
  }

  /// Whether the file has something that finds the views for touches in its own way.
  fileprivate var mayFindTouchesElsewhere: Bool {
    guard hasWord(.hitTest, .point, .isUserInteractionEnabled) else { return false }
    return code.tokens.all(.identifier).contains { token in
      if token.is(.hitTest) || token.is(.point) && token.previous?.is(.func) == true { return true }
      // `\.isUserInteractionEnabled`, and `$0` in a list of views that names none of them.
      guard token.is(.isUserInteractionEnabled), token.statement?.assigns(.false) != true else {
        return false
      }
      return token.owner.map { $0.kind != .identifier && !$0.is(Keyword.`self`) } ?? true
    }
  }
}

extension ViewFile {
  /// Turns the touches of a view on behind the statement that adds a handler to it.
  fileprivate func turningOn(_ handler: Lexemes) -> Fix? {
    guard let statement = handler.first?.statement, statement.kind == .expression,
      let call = handler.last?.call, let receiver = call.receiver,
      receiver.first == statement.first, call.last.next == statement.end
    else { return nil }
    return [line("\(receiver.text).isUserInteractionEnabled = true", behind: statement)].unsafeFix
  }
}

extension Finding.Message {
  private static func kind(_ type: String) -> String {
    type.is(.UILabel) ? "a label" : "an image view"
  }

  fileprivate static func noTouches(_ view: String, _ type: String) -> Self {
    "`\(view)` gets no touches, and nothing happens on a tap: \(kind(type)) ignores them unless its `isUserInteractionEnabled` is true"
  }

  fileprivate static func noTouches(
    in view: String, _ type: String, for content: String
  ) -> Self {
    "`\(content)` gets no touches in `\(view)`: \(kind(type)) ignores them, for its subviews too, unless its `isUserInteractionEnabled` is true"
  }

  fileprivate static func covered(_ views: [String]) -> Self {
    let (verb, owner) = views.count == 1 ? ("gets", "its") : ("get", "their")
    return
      "\(list(views)) \(verb) no touches: what is added to the cell itself before its content view is made lies below that, which takes \(owner) touches"
  }

  fileprivate static func turnOn(_ view: String) -> Self {
    "set `\(view).isUserInteractionEnabled = true`"
  }

  fileprivate static func shared(_ sharing: RecognizerSharing, in file: ViewFile) -> Self {
    let name = sharing.name.text
    switch sharing.kind {
    case .views(let first, let second, let isSure):
      let views = [first, second].map { $0.isSelf ? "self" : file.name($0) }
      let effect =
        isSure
        ? "nothing happens on a tap on `\(views[0])`"
        : "`\(views[0])` loses it, and sees its taps only where it is inside of `\(views[1])`"
      return
        "`\(name)` is added to `\(views[0])` and to `\(views[1])`: a gesture recognizer is attached to one view, so \(effect)"
    case .loop:
      return
        "`\(name)` is added to several views, one after the other: a gesture recognizer is attached to one view, so only the last one keeps it"
    }
  }
}

extension IgnoredTouches {
  static let description = RuleDescription(
    id: "ignored_touches",
    family: .correctness,
    summary: "Touches that never reach their view",
    rationale: """
      Labels and image views ignore touches by default: their recognizers see none, and buttons in them cannot be \
      tapped. A recognizer belongs to one view, and leaves it when it is added to a second. Since iOS 14 a cell's \
      content view is made on first use, above what the cell added before, and takes its touches. The rule reports \
      such views, recognizers added to two views or in a loop, and controls that a cell's initializer adds too \
      early.
      """,
    limits: [
      "views that a project function gets or other files name, and recognizers of RxGesture",
      "files that override `hitTest(_:with:)`",
      "subclasses of the project's own cells",
      "recognizers that a method of the project adds, unless the run sees the whole project",
    ],
    source:
      "UIKit, UILabel.isUserInteractionEnabled (https://developer.apple.com/documentation/uikit/uilabel/isuserinteractionenabled), UIImageView.isUserInteractionEnabled (https://developer.apple.com/documentation/uikit/uiimageview/isuserinteractionenabled): \"New image view objects are configured to disregard user events by default\", and UIGestureRecognizer.view (https://developer.apple.com/documentation/uikit/uigesturerecognizer/view): \"The view the gesture recognizer is attached to\"",
    effect: .touch,
    fixSafety: .unsafe,
    goodExamples: [
      "Touches that are turned on": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func setUpCover() {
          cover.isUserInteractionEnabled = true
          cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
        }
      }
      """,
      "A recognizer for each view": """
      func setUpTaps() {
        for view in [cover, titleLabel] {
          let tap = UITapGestureRecognizer(target: self, action: #selector(play))
          view.addGestureRecognizer(tap)
        }
      }
      """,
    ],
    badExamples: [
      "A recognizer of a label": """
      class PlayerView: UIView {
        private let linkLabel = UILabel()

        func setUpLinkLabel() {
          linkLabel.text = "More"
          ↓linkLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
      }
      """,
      "A button in an image view": """
      class PlayerView: UIView {
        private let cover = UIImageView()
        private let playButton = UIButton()

        func setUp() {
          addSubview(cover)
          cover.addSubview(↓playButton)
          playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
        }
      }
      """,
      "One recognizer for two views": """
      class PlayerView: UIView {
        private let coverContainer = UIView()
        private let titleContainer = UIView()

        func setUpTaps() {
          addSubview(coverContainer)
          addSubview(titleContainer)
          let tap = UITapGestureRecognizer(target: self, action: #selector(play))
          coverContainer.addGestureRecognizer(tap)
          titleContainer.addGestureRecognizer(↓tap)
        }
      }
      """,
      "One recognizer for the views of a loop": """
      func setUpTaps() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(play))
        for row in rows {
          row.addGestureRecognizer(↓tap)
        }
      }
      """,
    ])
}
