import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The content of a visual effect view is in its `contentView`.
struct EffectViewContent: Rule {
  let query = Query.additions.inFiles(with: .names(.UIVisualEffectView)).grouped { action, file in
    let place = action.statement
    guard let parent = action.parent, let member = action.member,
      member.is(.addSubview) || member.is(.insertSubview) || member.is(.forEach),
      parent.isSelf
        ? file.scopes.owner(of: place)?.declaration.type.first.is(.UIVisualEffectView) == true
        : file.view(parent, in: place.block)?.isEffectView == true
    else { return nil }
    // What adds each element of a list is part of the loop over it.
    let loop =
      place.block.kind == .loop ? place.block.owner : place.block.closure?.call?.statement
    return UInt64((loop ?? place).index)
  }

  func check(_ additions: [ViewAction], in file: ViewFile, _ report: inout Report) {
    guard let first = additions.first, let parent = first.parent else { return }
    let views = additions.filter { $0.statement == first.statement }.map { file.name($0.item) }
    report.add(
      first.tokens,
      "\(Finding.Message.list(views)) added to the visual effect view itself: UIKit raises an exception",
      advice: "add to `\(parent.isSelf ? "" : "\(file.name(parent)).")contentView`")
  }
}

extension View {
  /// Whether the file declares or makes it as a visual effect view.
  fileprivate var isEffectView: Bool {
    if let type = declaration?.type.first { return type.is(.UIVisualEffectView) }
    return classOfUIKit.is(.UIVisualEffectView)
  }
}

extension EffectViewContent {
  static let description = RuleDescription(
    id: "effect_view_content",
    family: .correctness,
    summary: "Subview of a visual effect view itself",
    rationale: """
      A `UIVisualEffectView` draws its effect with subviews of its own. It takes others only in its `contentView`, and \
      raises an exception for a view that is added to itself.
      """,
    source:
      "UIKit, UIVisualEffectView (https://developer.apple.com/documentation/uikit/uivisualeffectview): \"Do not add subviews directly to the UIVisualEffectView itself\"",
    defaultSeverity: .error,
    effect: .crash,
    goodExamples: [
      "The content view": """
      class PlayerBar: UIView {
        private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        private let titleLabel = UILabel()

        func setup() {
          addSubview(blur)
          blur.contentView.addSubview(titleLabel)
        }
      }
      """
    ],
    badExamples: [
      "The view itself": """
      class PlayerBar: UIView {
        private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        private let titleLabel = UILabel()

        func setup() {
          addSubview(blur)
          blur.addSubview(↓titleLabel)
        }
      }
      """
    ])
}
