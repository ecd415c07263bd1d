import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view says when its intrinsic size changes.
struct StaleIntrinsicSize: Rule {
  let query = Query.properties(with: .viewTypes && .names(.intrinsicContentSize))
    .inFiles { !$0.hasWord(.invalidateIntrinsicContentSize) }

  func check(_ size: Declaration, in file: ViewFile, _ report: inout Report) {
    // The content of UIKit's labels and buttons tells them itself.
    guard size.name.is(.intrinsicContentSize), size.modifiers.contains(.override),
      let body = size.body, !body.tokens.contains(where: { $0.is(.super) }),
      let superclass = file.scopes.type(around: size.statement)?.declaration.superclass,
      !superclass.isNameOfUIKit || superclass.is(.UIView) || superclass.is(.UIControl)
    else { return }
    let read = KeySet(body.tokens.filter(\.isOwnMember).map(file.names.key))
    let found = size.block.statements.compactMap { member -> Finding? in
      guard let property = member.declaration, property.kind == .property,
        property.hasAccessor(.didSet), !property.isStatic, let name = property.name,
        !file.names.isViewProperty(name), read.contains(file.names.key(name)),
        case let isSet = file.setsLater(name), isSet || !property.isPrivate
      else { return nil }
      // Who chooses a distance does so when the view is made.
      return Finding(
        name,
        "the view keeps its old size when `\(name.text)` changes, on which its `intrinsicContentSize` depends: Auto Layout asks for it once",
        advice: "call `invalidateIntrinsicContentSize()` in `didSet`",
        severity: isSet || !property.holdsStyle ? nil : .note)
    }
    report.add(together: found)
  }
}

extension ViewFile {
  fileprivate func setsLater(_ name: Lexeme) -> Bool {
    answer(for: StaleIntrinsicSize.self, about: names.key(name)) { file in
      file.mentions(of: name).contains { mention in
        guard let statement = mention.statement, statement.kind == .assignment,
          let target = statement.target
        else { return false }
        return target.indices.contains(mention.index)
          && !file.occasions(of: statement).isBeforeLayout
      }
    }
  }
}

extension Declaration {
  fileprivate var holdsStyle: Bool {
    let type = self.type.first ?? value?.first
    return type.map {
      $0 == "CGFloat" || $0 == "UIEdgeInsets" || $0 == "CGSize" || $0 == "UIFont"
        || $0.kind == .floatLiteral
    } ?? false
  }
}

extension StaleIntrinsicSize {
  static let description = RuleDescription(
    id: "stale_intrinsic_size",
    family: .correctness,
    summary: "Intrinsic size that is not invalidated",
    rationale: """
      Auto Layout keeps the intrinsic size of a view until `invalidateIntrinsicContentSize` is called; \
      `setNeedsLayout` does not make it ask again. The rule reports properties with a `didSet` whose value the \
      `intrinsicContentSize` of the same class reads, where nothing in the file invalidates it.
      """,
    source:
      "UIKit, UIView.invalidateIntrinsicContentSize() (https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize())",
    effect: .sight,
    goodExamples: [
      "Invalidated": """
      class RatingView: UIView {
        var starCount = 5 {
          didSet { invalidateIntrinsicContentSize() }
        }

        override var intrinsicContentSize: CGSize {
          CGSize(width: CGFloat(starCount) * 20, height: 20)
        }
      }
      """
    ],
    badExamples: [
      "Only laid out": """
      class RatingView: UIView {
        var ↓starCount = 5 {
          didSet { setNeedsLayout() }
        }

        override var intrinsicContentSize: CGSize {
          CGSize(width: CGFloat(starCount) * 20, height: 20)
        }
      }
      """
    ])
}
