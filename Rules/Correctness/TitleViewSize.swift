import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The title view of a navigation bar gets a size from its content.
struct TitleViewSize: Rule {
  let query = Query.assignments(to: .titleView).inFiles(with: .constraints)
  static let collectsFunctions = true

  func check(_ statement: Statement, in file: ViewFile, _ report: inout Report) {
    guard let value = statement.assignedValue,
      statement.target?.last?.owner.is(.navigationItem) == true,
      let view = file.view(value, in: statement.block), view.isOnlyUIKit,
      view.classOfUIKit.is(.UIView), !view.hasUnknownContent, !view.contents.isEmpty,
      !view.makings.contains(where: { $0.initializer.contains { $0.is(.CGRect) } }),
      !view.events.contains(where: \.mayGiveSize), let sides = view.sides,
      let length = sides.lengthWithout
    else { return }
    let finding = Finding(
      value,
      "`\(view.text)` has no \(length) as `titleView`: constraints do not lead from one of its edges through the content to the other one, so nothing in it can be touched",
      advice: "tie its content to both edges, or constrain its \(length)")
    report.add(finding, view.certainty { $0.statement == statement })
  }
}

extension [ConstraintTies.Side] {
  /// The length that they do not say; nil if they say both.
  fileprivate var lengthWithout: String? {
    let known = reduce(into: LayoutAttributes()) { $0.formUnion($1.attributes.asDirections) }
    guard !known.isEmpty else { return nil }
    if !known.contains(.height), !known.isSuperset(of: [.top, .bottom]) { return "height" }
    return known.contains(.width) || known.isSuperset(of: [.leading, .trailing]) ? nil : "width"
  }
}

extension TitleViewSize {
  static let description = RuleDescription(
    id: "title_view_size",
    family: .correctness,
    summary: "Title view without a size",
    rationale: """
      A navigation bar gives its `titleView` the size that constraints or `intrinsicContentSize` ask for. A plain view \
      whose content is only centered in it has no size: the content is seen, because nothing clips it, and gets no \
      touches. The rule reports views of UIKit's class that the file makes without a frame.
      """,
    source:
      "UIKit, UINavigationItem.titleView (https://developer.apple.com/documentation/uikit/uinavigationitem/titleview)",
    effect: .touch,
    goodExamples: [
      "Tied to its edges": """
      class PlayerViewController: UIViewController {
        private let titleLabel = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          let titleView = UIView()
          titleView.addSubview(titleLabel)
          titleLabel.snp.makeConstraints { $0.edges.equalToSuperview() }
          navigationItem.titleView = titleView
        }
      }
      """
    ],
    badExamples: [
      "Only centered": """
      class PlayerViewController: UIViewController {
        private let titleLabel = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          let titleView = UIView()
          titleView.addSubview(titleLabel)
          titleLabel.snp.makeConstraints { $0.center.equalToSuperview() }
          navigationItem.titleView = ↓titleView
        }
      }
      """
    ])
}
