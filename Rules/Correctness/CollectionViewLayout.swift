import LayoutModel
import RuleKit
import SwiftSource

/// A collection view is made with a layout.
struct CollectionViewLayout: Rule {
  let query = Query.calls(named: .UICollectionView, .UICollectionViewController)
    .inFiles(with: .additions)

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard call.callee.count == 1, call.trailingClosure == nil, let arguments = call.arguments,
      arguments.allSatisfy({ $0.label.is(.frame) }),
      // No nib has the view of a class that only exists in code.
      call.statement.block.function?.parameters?.contains(where: { $0.label.is(.coder) }) != true
    else { return }
    report.add(
      call.callee, "crashes: a `\(call.callee.text)` cannot be made without a layout",
      advice: "pass one: `collectionViewLayout: UICollectionViewFlowLayout()`")
  }
}

extension CollectionViewLayout {
  static let description = RuleDescription(
    id: "collection_view_layout",
    family: .correctness,
    summary: "Collection view created without a layout",
    rationale: """
      UIKit raises an exception for `UICollectionView()` and `UICollectionView(frame:)`: "UICollectionView must be \
      initialized with a non-nil layout parameter". The compiler accepts both, because they are initializers of \
      `UIView`. The same holds for the view of a `UICollectionViewController()`. In `init(coder:)`, which nothing calls in \
      a class without a nib, the rule is silent.
      """,
    source:
      "UIKit, UICollectionView.init(frame:collectionViewLayout:) (https://developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:))",
    defaultSeverity: .error,
    effect: .crash,
    goodExamples: [
      "With a layout": """
      class QueueController: UIViewController {
        private let grid = UICollectionView(frame: .zero, collectionViewLayout: QueueLayout())

        func setup() {
          view.addSubview(grid)
        }
      }
      """
    ],
    badExamples: [
      "Without one": """
      class QueueController: UIViewController {
        private let grid = ↓UICollectionView()
        private lazy var list: UICollectionView = {
          let list = ↓UICollectionView(frame: .zero)
          list.backgroundColor = .clear
          return list
        }()

        func setup() {
          view.addSubview(grid)
        }
      }
      """
    ])
}
