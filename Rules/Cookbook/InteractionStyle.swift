import LayoutModel
import RuleKit
import SwiftSource

/// The views of a project report interactions in the same way.
struct InteractionStyle: Rule {
  let options: Options
  let query = Query<InteractionSigns.Sign>.found(in: .viewClasses) { file in
    var signs = InteractionSigns(of: file.scopes.viewClasses(), in: file)
    signs.read()
    return signs.found
  }

  func check(_ sign: InteractionSigns.Sign, in file: ViewFile, _ report: inout Report) {
    // An action without a target is one with a target that UIKit looks for.
    guard options.style != .targetAction || sign.way != .responderChain else { return }
    report.add(
      sign.name, .tells(sign.typeName.text, sign.name.text, sign.way), way: sign.way,
      agreed: options.style, owner: sign.type)
  }

  /// How a view reports an interaction to its controller.
  enum Style: String, WayOption {
    case majority, callbacks, delegate
    case targetAction = "target_action"
    case reactive, notifications
    case responderChain = "responder_chain"

    var practice: Finding.Message {
      switch self {
      case .majority: "agree"
      case .callbacks: "tell of interactions by callbacks"
      case .delegate: "tell of interactions by a delegate"
      case .targetAction: "tell of interactions by target and action"
      case .reactive: "tell of interactions by a publisher or an observable"
      case .notifications: "tell of interactions by notifications"
      case .responderChain: "send actions up the responder chain"
      }
    }

    var advice: Finding.Message {
      switch self {
      case .majority: "agree on one way"
      case .callbacks: "call a closure property: `var onTap: (() -> Void)?`"
      case .delegate: "declare a protocol, and call a `weak var delegate`"
      case .targetAction: "take a target and an action, or be a `UIControl` that sends actions"
      case .reactive:
        "offer a publisher or an observable: `let taps = PassthroughSubject<Void, Never>()`"
      case .notifications: "post a notification"
      case .responderChain:
        "send the action without a target: `sendAction(_:to:from:for:)` to `nil`"
      }
    }
  }

  typealias Options = WayOptions<Style>
}

extension Finding.Message {
  fileprivate static func tells(
    _ type: String, _ member: String, _ way: InteractionStyle.Style
  ) -> Self {
    switch way {
    case .majority, .callbacks: "`\(type)` calls back through `\(member)`"
    case .delegate: "`\(type)` calls `\(member)`"
    case .targetAction: "`\(type)` uses target-action in `\(member)`"
    case .reactive: "`\(type)` sends events through `\(member)`"
    case .notifications: "`\(type)` posts a notification"
    case .responderChain: "`\(type)` sends an action up the responder chain with `\(member)`"
    }
  }
}

extension InteractionStyle {
  static let description = RuleDescription(
    id: "interaction_style",
    family: .cookbook,
    summary: "Interactions reported in another way than the project's",
    rationale: """
      A controller that sets closures on one view, is the delegate of the next and adds itself as the target of a \
      third handles taps in three places. The rule checks what view classes offer to others: closure properties, \
      delegates, functions that take a `Selector`, event sources of Combine, RxSwift or ReactiveSwift, \
      notifications, and actions sent up the responder chain. The majority of view types decides, unless `style` \
      does.
      """,
    limits: [
      "closures with a result, or named for what they do to the view",
      "outlets for UIKit's own delegates",
      "how a view listens to its own subviews, and the actions every control sends",
      "without `style`, only files of this run count, separately for each configuration",
    ],
    source:
      "UIKit In Code, What things should be described, Handling interactions: \"Define rules for callbacks, actions or Rx or whatever you want to use\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Callbacks, and a button that the view itself listens to": """
      final class PlayerView: UIView {
        var onPlay: (() -> Void)?

        private func setupPlayButton() {
          playButton.addTarget(self, action: #selector(didTapPlay), for: .touchUpInside)
        }

        @objc private func didTapPlay() {
          onPlay?()
        }
      }

      final class QueueView: UIView {
        var onSelect: ((Song) -> Void)?
      }
      """
    ],
    badExamples: [
      "A delegate among callbacks": """
      final class PlayerView: UIView {
        var onPlay: (() -> Void)?
      }

      final class QueueView: UIView {
        var onSelect: ((Song) -> Void)?
      }

      final class VolumeView: UIView {
        weak var ↓delegate: VolumeViewDelegate?
      }
      """,
      "Target-action among delegates": """
      final class PlayerView: UIView {
        weak var delegate: PlayerViewDelegate?
      }

      final class QueueView: UIView {
        weak var delegate: QueueViewDelegate?
      }

      final class VolumeView: UIView {
        func ↓addMuteTarget(_ target: Any?, action: Selector) {
          muteButton.addTarget(target, action: action, for: .touchUpInside)
        }
      }
      """,
    ])
}
