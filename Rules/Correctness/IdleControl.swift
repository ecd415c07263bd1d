import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A control that takes touches does something with them.
struct IdleControl: Rule {
  let query = Query.views(with: .viewTypes)
  static let collectsNames = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard view.mayBeIdleControl, view.isOnlyUIKit,
      let kind = ControlKind(ofClass: view.classOfUIKit), let idle = IdleView(view, kind, in: file),
      !file.answer(for: Self.self, \.reachesUnnamedControls),
      // Where no control does anything, the screen is not finished.
      file.hasWord(.addTarget, .addAction) || !idle.isUnfinished
    else { return }
    report.add(
      Finding(
        idle.name, .doesNothing(idle), advice: .handle(idle), severity: idle.isBlank ? .note : nil),
      view.certainty())
  }
}

/// The kinds of controls that the rule knows.
private enum ControlKind {
  /// It does nothing but to send an action.
  case button
  /// It shows the number of a page, and shows another one when it is tapped.
  case pageControl
  /// The user changes its value, which code can also read later, as this member.
  case value(String)

  init?(ofClass name: Lexeme?) {
    guard let name, name.namesViewType, name.isNameOfUIKit else { return nil }
    if name.is(.UIButton) {
      self = .button
    } else if name.is(.UIPageControl) {
      self = .pageControl
    } else if name.is(.UISwitch) {
      self = .value("isOn")
    } else if name.is(.UISlider) || name.is(.UIStepper) {
      self = .value("value")
    } else if name.is(.UISegmentedControl) {
      self = .value("selectedSegmentIndex")
    } else {
      return nil
    }
  }
}

/// A control that takes touches, and that nothing listens to.
private struct IdleView {
  let name: Lexeme
  let kind: ControlKind
  /// Whether it is in a cell, whose row is not selected by touches on the control.
  let isInCell: Bool
  /// Whether it shows nothing, and only keeps touches from what is behind it.
  let isBlank: Bool
  /// Whether it may get its action later: in a cell it takes the taps of the row, and a page control moves its dot.
  var isUnfinished: Bool {
    if case .pageControl = kind { false } else { !isInCell }
  }

  /// Nil for a view that does something.
  init?(_ view: View, _ kind: ControlKind, in file: ViewFile) {
    guard !view.settings.contains(where: { $0.path[0].concernsTouches }),
      view.makings.allSatisfy(\.initializer.makesPlainControl),
      kind.hasContent(view),
      view.readMembers.allSatisfy({ kind.onlyShows($0, in: file) }),
      !view.isAlwaysHidden, !view.isContainer, view.mayHaveSize, view.mayGetTouches
    else { return nil }
    guard let name = view.name, let declaration = view.declaration,
      let type = file.scopes.type(aroundBlock: declaration.block.index), !file.handlesTouches(type)
    else { return nil }
    (self.name, self.kind) = (name, kind)
    isBlank =
      view.classOfUIKit.is(.UIButton) && view.makings.allSatisfy { $0.initializer.count < 4 }
      && !view.settings.contains { $0.path[0].showsButton }
    isInCell = file.isReused(type)
  }
}

extension ControlKind {
  fileprivate func hasContent(_ view: View) -> Bool {
    guard case .pageControl = self else { return true }
    return view.settings.contains { $0.path[0].is(.numberOfPages) }
  }

  fileprivate func onlyShows(_ member: Lexeme, in file: ViewFile) -> Bool {
    if case .value(let value) = self, member.text == value { return false }
    return member.isUIKitProperty || file.names.isUIKitMethod(member)
      || member.layoutWord?.servesConstraints == true || member.call != nil
      || member.is(.superview)
  }
}

extension View {
  /// Whether it holds other views: a card that takes touches, or another control to touch.
  fileprivate var isContainer: Bool {
    settings.contains { $0.path[0].is(.addSubview) || $0.path[0].is(.insertSubview) }
      || !contents.isEmpty
  }

  /// Whether touches reach it: it is in no label or image view, which take none, and in a cell it is not below the content
  /// view.
  fileprivate var mayGetTouches: Bool {
    placements.allSatisfy { place in
      if let outer = place.parent?.declaration { return !outer.mayTakeNoTouches }
      return place.parentItem?.isSelf != true
        || !(file.scopes.type(around: place.action.statement).map { file.isReused($0) } ?? false)
    }
  }

  /// Whether it is added, and some code gives it a place; without one, nobody can touch it.
  fileprivate var mayHaveSize: Bool {
    let mayBePlaced =
      !placements.isEmpty
      || events.contains { $0.kind == .argument || $0.kind == .element || $0.kind == .other }
    return mayBePlaced
      && (constrainedAttributes != nil
        || settings.contains { $0.member.is(.frame) || $0.member.is(.autoresizingMask) }
        || placements.contains { $0.action.isArrangement })
  }

  fileprivate var mayBeIdleControl: Bool {
    declaration?.mayBeControl == true
      && !events.contains { $0.member?.concernsTouches ?? false }
  }
}

extension Lexeme {
  fileprivate var showsButton: Bool {
    hasWordPrefix("set") && !hasPrefix("setContent") || self.is(.backgroundColor)
      || self.is(.configuration) || self.is(.layer)
  }

  fileprivate var concernsTouches: Bool {
    switch layoutWord {
    case .addTarget, .addAction, .addInteraction, .addGestureRecognizer, .isUserInteractionEnabled:
      true
    default:
      self.is(.sendActions) || self.is(.menu) || self.is(.showsMenuAsPrimaryAction)
        || self.is(.isEnabled) || self.is(.setEnabled)
    }
  }
}

extension Lexemes {
  fileprivate var makesPlainControl: Bool {
    last?.partner?.elements.allSatisfy { argument in
      argument.label.map { $0.is(.frame) || $0.is(.type) || $0.is(.configuration) || $0.is(.items) }
        ?? false
    } ?? true
  }
}

extension Declaration {
  fileprivate var mayBeControl: Bool {
    if let name = type.first { return ControlKind(ofClass: name) != nil }
    guard let value, let first = value.first else { return false }
    return first.kind == .leftBrace
      ? value.contains { ControlKind(ofClass: $0) != nil }
      : ControlKind(ofClass: first) != nil
  }
}

extension ViewFile {
  /// Whether the code of a type handles touches itself.
  fileprivate func handlesTouches(_ type: ViewType) -> Bool {
    answer(for: IdleControl.self, about: type.key) { file in
      file.functions(ofType: type.key).contains { function in
        let name = function.declaration.name
        return name.is(.hitTest) || name.is(.point) || name?.hasPrefix(.touches) == true
      }
        || file.type(type.key) { token in
          token.is(.isUserInteractionEnabled) && token.statement?.assignedMember == token
        }
    }
  }

  /// Whether code gets hold of controls that it does not name: `for case let button as UIButton in stack.subviews`.
  fileprivate var reachesUnnamedControls: Bool {
    code.tokens.contains { token in
      guard token.kind == .keyword, token.is(Keyword.as), var type = token.next else {
        return false
      }
      if type.kind != .identifier, let next = type.next { type = next }
      return ControlKind(ofClass: type) != nil || type.is(.UIControl)
    }
  }
}

extension Finding.Message {
  fileprivate static func doesNothing(_ view: IdleView) -> Self {
    let name = view.name.text
    return switch view.kind {
    case .pageControl: "a tap on `\(name)` moves its dot, and nothing turns the page"
    case .button where view.isInCell:
      "`\(name)` takes the taps on it and does nothing, and they do not reach the cell"
    case .button: "nothing happens when `\(name)` is tapped: it has no action"
    case .value: "nothing reads the value of `\(name)`, and it has no action"
    }
  }

  fileprivate static func handle(_ view: IdleView) -> Self {
    let action =
      switch view.kind {
      case .button: "add an action"
      case .pageControl: "turn the page on `.valueChanged`"
      case .value: "handle `.valueChanged`"
      }
    return "\(action)"
  }
}

extension IdleControl {
  static let description = RuleDescription(
    id: "idle_control",
    family: .correctness,
    summary: "Control without an action",
    rationale: """
      A button without an action, or a switch that nothing reads, reacts to the finger, and nothing happens. In a \
      cell, a button that only shows an icon also takes taps meant for the row. Use a label or an image view, or set \
      `isUserInteractionEnabled = false`. The rule reports plain controls of UIKit that the file makes and adds, \
      without a target, an action, a menu, a recognizer or an observer.
      """,
    limits: [
      "controls that are disabled, stay hidden, or that other code gets hold of",
      "screens in files where no control does anything",
      "types that handle touches or set `isUserInteractionEnabled`, and files that find controls by class",
      "what other files could add, unless a folder is linted",
    ],
    source:
      "UIKit, UIControl (https://developer.apple.com/documentation/uikit/uicontrol): \"Controls use the Target-Action mechanism to report interesting events happening in your code\"",
    effect: .touch,
    goodExamples: [
      "With an action": """
      class PlayerView: UIView {
        private let playButton = UIButton(type: .system)

        func setupPlayButton() {
          playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
          addSubview(playButton)
        }

        @objc func play() {}
      }
      """,
      "It only shows something": """
      class SongCell: UITableViewCell {
        private let likeButton = UIButton()

        func setupLikeButton() {
          likeButton.isUserInteractionEnabled = false
          contentView.addSubview(likeButton)
        }
      }
      """,
    ],
    badExamples: [
      "It takes the taps of the row": """
      class SongCell: UITableViewCell {
        private let ↓likeButton = UIButton()

        func setupLikeButton() {
          contentView.addSubview(likeButton)
          likeButton.snp.makeConstraints { $0.trailing.centerY.equalToSuperview() }
        }

        func show(_ song: Song) {
          likeButton.setTitle("\\(song.likes)", for: .normal)
        }
      }
      """,
      "The dots move, the pages stay": """
      class TourViewController: UIViewController {
        private lazy var ↓pageControl: UIPageControl = {
          let control = UIPageControl()
          control.numberOfPages = 3
          return control
        }()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(pageControl)
          pageControl.snp.makeConstraints { $0.bottom.centerX.equalToSuperview() }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
        }
      }
      """,
    ])
}
