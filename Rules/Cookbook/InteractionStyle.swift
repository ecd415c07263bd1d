import LayoutModel
import RuleKit
import SwiftSource

/// The views of a project report interactions in the same way.
struct InteractionStyle: Rule {
  let options: Options
  let query = Query<Sign>.found(in: .viewClasses) { file in
    let views = file.scopes.viewClasses()
    let members = file.code.declarations.compactMap { declaration -> Sign? in
      guard declaration.block.kind == .typeBody, let way = declaration.way,
        let type = file.scopes.type(around: declaration.statement), type.shows(declaration)
      else { return nil }
      return Sign(way: way, name: declaration.name ?? declaration.keyword, type: type)
    }
    let calls = file.code.calls.compactMap { call -> Sign? in
      guard let name = call.name, let way = call.way,
        let type = file.scopes.type(around: call.statement)
      else { return nil }
      return Sign(way: way, name: name, type: type)
    }
    return (members + calls).filter { views.contains($0.type.key) }.sorted { $0.name < $1.name }
  }

  /// A place where a class uses a way.
  struct Sign {
    let way: Style
    let name: Lexeme
    let type: ViewType
  }

  func check(_ sign: Sign, in file: ViewFile, _ report: inout Report) {
    // An action without a target is one with a target that UIKit looks for.
    guard options.style != .targetAction || sign.way != .responderChain,
      let type = sign.type.declaration.name,
      report.isFirst(TextHash.pair(sign.type.key, TextHash(sign.way.rawValue).value))
    else { return }
    report.add(
      sign.name, "`\(type.text)` \(sign.way.does(sign.name.text))", way: sign.way,
      agreed: options.style, owner: sign.type.key)
  }

  /// How a view reports an interaction to its controller.
  enum Style: String, WayOption {
    case majority, callbacks, delegate
    case targetAction = "target_action"
    case reactive, notifications
    case responderChain = "responder_chain"

    var practice: Finding.Message {
      switch self {
      case .majority, .callbacks: "tell of interactions by callbacks"
      case .delegate: "tell of interactions by a delegate"
      case .targetAction: "tell of interactions by target and action"
      case .reactive: "tell of interactions by a publisher or an observable"
      case .notifications: "tell of interactions by notifications"
      case .responderChain: "send actions up the responder chain"
      }
    }
    var advice: Finding.Message {
      switch self {
      case .majority, .callbacks: "call a closure property: `var onTap: (() -> Void)?`"
      case .delegate: "declare a protocol, and call a `weak var delegate`"
      case .targetAction: "take a target and an action, or be a `UIControl` that sends actions"
      case .reactive:
        "offer a publisher or an observable: `let taps = PassthroughSubject<Void, Never>()`"
      case .notifications: "post a notification"
      case .responderChain:
        "send the action without a target: `sendAction(_:to:from:for:)` to `nil`"
      }
    }

    fileprivate func does(_ member: String) -> String {
      switch self {
      case .majority, .callbacks: "calls back through `\(member)`"
      case .delegate: "calls `\(member)`"
      case .targetAction: "uses target-action in `\(member)`"
      case .reactive: "sends events through `\(member)`"
      case .notifications: "posts a notification"
      case .responderChain: "sends an action up the responder chain with `\(member)`"
      }
    }
  }

  typealias Options = WayOptions<Style>
}

extension Call {
  /// How a call tells other types of something: `NotificationCenter.default.post(…)`, `sendAction(…, to: nil, …)`,
  /// `addTarget(nil, …)`; nil for any other.
  fileprivate var way: InteractionStyle.Style? {
    guard let name else { return nil }
    if name.is(.post) { return chainStart.is(.NotificationCenter) ? .notifications : nil }
    let target =
      name.is(.sendAction) ? arguments?["to"] : name.is(.addTarget) ? arguments?.first?.value : nil
    guard target?.count == 1, target?.first?.is(.nil) == true,
      // That hides the keyboard.
      arguments?.tokens.contains(where: { $0.is(.resignFirstResponder) }) == false
    else { return nil }
    return .responderChain
  }
}

extension Declaration {
  /// How other types hear of interactions through a member; nil for any other.
  fileprivate var way: InteractionStyle.Style? {
    guard modifiers.isDisjoint(with: [.override, .static]) else { return nil }
    switch kind {
    case .property where name != nil:
      return isCallback ? .callbacks : isDelegate ? .delegate : isEventSource ? .reactive : nil
    case .function, .initializer:
      return parameters?.tokens.contains { $0.is(.Selector) && $0.previous?.kind == .colon } == true
        ? .targetAction : nil
    default: return nil
    }
  }

  /// A stored closure whose result is not used, and that is not named for what it does to the view.
  fileprivate var isCallback: Bool {
    guard body == nil || hasAccessor(.didSet), name?.isNamedForWork == false,
      let arrow = type.last(where: { $0.kind == .arrow })
    else { return false }
    let result = type.suffix(after: arrow)
    guard let first = result.first else { return false }
    return first.isVoid || (first.kind == .leftParen && first.next?.kind == .rightParen)
  }

  /// A delegate of the view itself: those of UIKit belong to the text field or the table inside.
  fileprivate var isDelegate: Bool {
    guard let name, name.is(.delegate) || name.hasLastWord(.delegate),
      let type = type.last(where: { $0.kind == .identifier })
    else { return false }
    return type.hasLastWord(.delegate) && !type.isNameOfSystem
  }

  /// A source of events that the view makes: `let taps = PublishRelay<Void>()`, `var taps: ControlEvent<Void> { … }`.
  /// One that keeps a value, or that another type hands in, may be data.
  fileprivate var isEventSource: Bool {
    guard value != nil || !isStored else { return false }
    let names = type.isEmpty ? value?.prefix { $0.kind != .leftParen } : type
    return names?.contains { $0.isNameOfEventSource }
      ?? false
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

      final class QueueView: UIView { var onSelect: ((Song) -> Void)? }
      """
    ],
    badExamples: [
      "A delegate among callbacks": """
      final class PlayerView: UIView { var onPlay: (() -> Void)? }

      final class QueueView: UIView { var onSelect: ((Song) -> Void)? }

      final class VolumeView: UIView {
        weak var ↓delegate: VolumeViewDelegate?
      }
      """
    ])
}
