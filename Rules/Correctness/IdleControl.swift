import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A control that takes touches does something with them.
struct IdleControl: Rule {
  let query = Query.views(with: .viewTypes)
  static let collectsFunctions = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard let declaration = view.declaration, declaration.mayBeControl, view.isOnlyUIKit,
      let kind = ControlKind(ofClass: view.classOfUIKit), kind.isIdle(view),
      let name = declaration.name,
      let type = file.scopes.type(aroundBlock: declaration.block.index), !file.handlesTouches(type),
      !file.answer(for: Self.self, \.reachesUnnamedControls),
      // Where no control does anything, the screen is not finished. In a cell a button takes the taps of the row.
      kind == .pageControl || file.isReused(type) || file.hasWord(.addTarget, .addAction)
    else { return }
    let isPages = kind == .pageControl
    let effect =
      file.isReused(type)
      ? " and takes taps meant for the cell" : ": nothing happens when it is tapped"
    let finding = Finding(
      name,
      isPages
        ? "a tap on `\(name.text)` moves its dot, and nothing turns the page"
        : "`\(name.text)` has no action\(effect)",
      advice: isPages ? "turn the page on `.valueChanged`" : "add an action",
      severity: kind == .button && view.isBlank ? .note : nil)
    report.add(finding, view.certainty())
  }
}

/// The kinds of controls that the rule knows.
private enum ControlKind {
  case button
  /// It shows the number of a page, and shows another one when it is tapped.
  case pageControl
  /// The user changes its value, which code can also read later.
  case value

  init?(ofClass name: Lexeme?) {
    switch name?.layoutWord {
    case .UIButton: self = .button
    case .UIPageControl: self = .pageControl
    case .UISwitch, .UISlider, .UIStepper, .UISegmentedControl: self = .value
    default: return nil
    }
  }

  /// Whether a control of the kind takes touches, and nothing listens to it.
  func isIdle(_ view: View) -> Bool {
    let members = view.settings.map { $0.path[0] }
    return !view.events.contains { $0.member?.concernsTouches == true }
      && view.makings.allSatisfy(\.initializer.makesPlainControl)
      && (self != .pageControl || members.contains { $0.is(.numberOfPages) })
      && view.readMembers.allSatisfy { onlyShows($0, in: view.file) }
      && !view.isAlwaysHidden && view.contents.isEmpty && view.mayHaveSize && view.mayGetTouches
  }

  private func onlyShows(_ member: Lexeme, in file: ViewFile) -> Bool {
    if self == .value, member == "isOn" || member == "value" || member == "selectedSegmentIndex" {
      return false
    }
    return member.isUIKitProperty || file.names.isUIKitMethod(member)
      || member.layoutWord?.servesConstraints == true || member.call != nil
      || member.is(.superview)
  }
}

extension View {
  fileprivate var mayGetTouches: Bool {
    placements.allSatisfy { place in
      if let outer = place.parent?.declaration { return !outer.mayTakeNoTouches }
      return place.parentItem?.isSelf != true
        || !(file.scopes.type(around: place.action.statement).map { file.isReused($0) } ?? false)
    }
  }

  fileprivate var mayHaveSize: Bool {
    let mayBePlaced =
      !placements.isEmpty
      || events.contains { $0.kind == .argument || $0.kind == .element || $0.kind == .other }
    return mayBePlaced
      && (constrainedAttributes != nil || placements.contains { $0.action.isArrangement }
        || settings.contains { $0.member.is(.frame) || $0.member.is(.autoresizingMask) })
  }

  fileprivate var isBlank: Bool {
    makings.allSatisfy { $0.initializer.count < 4 }
      && !settings.contains { setting in
        let member = setting.path[0]
        return member.hasWordPrefix("set") && !member.hasPrefix("setContent")
          || member.is(.backgroundColor) || member.is(.configuration) || member.is(.layer)
      }
  }
}

extension Lexeme {
  fileprivate var concernsTouches: Bool {
    switch layoutWord {
    case .addTarget, .addAction, .addInteraction, .addGestureRecognizer, .isUserInteractionEnabled,
      .sendActions, .menu, .showsMenuAsPrimaryAction, .isEnabled, .setEnabled, .addSubview,
      .insertSubview:
      true
    default: false
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
    type.isEmpty && value?.first?.kind == .leftBrace
      || ControlKind(ofClass: type.first ?? value?.first) != nil
  }
}

extension ViewFile {
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
      guard token.is(Keyword.as), var type = token.next else { return false }
      if type.kind != .identifier, let next = type.next { type = next }
      return ControlKind(ofClass: type) != nil || type.is(.UIControl)
    }
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
      """
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
      """
    ])
}
