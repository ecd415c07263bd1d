import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The view of a controller has its old size when `viewWillTransition(to:with:)` is called.
struct OldSizeInTransition: Rule {
  let query = Query.names(.viewWillTransition).inFiles(with: .names(.bounds, .frame))

  func check(_ name: Lexeme, in file: ViewFile, _ report: inout Report) {
    guard let function = name.statement?.declaration, function.name == name,
      function.callback != nil, function.block.declaration?.role == .controller,
      let body = function.body
    else { return }
    for token in body.tokens where token.is(.bounds) || token.is(.frame) {
      guard let size = token.ownSize(in: file), let statement = token.statement,
        file.laysOut(with: size, statement, in: body)
      else { continue }
      report.add(
        size,
        "`\(size.text)` still is the old size here: `\(name.text)` is called before the view changes",
        advice: "use the size that the function gets, or lay out in `viewDidLayoutSubviews`")
      return
    }
  }
}

extension Lexeme {
  /// `view.bounds`, and `self.view.frame.width`, by `bounds` and `frame`.
  fileprivate func ownSize(in file: ViewFile) -> Lexemes? {
    guard let first = file.ownPath(to: self) else { return nil }
    var last = self
    while let part = last.member, part.is(.size) || part.is(.width) || part.is(.height) {
      last = part
    }
    return first.through(last)
  }

  fileprivate var isGeometry: Bool {
    switch layoutWord {
    case .frame, .bounds, .center, .contentSize, .itemSize, .constant, .path, .cornerRadius,
      .preferredContentSize, .preferredMaxLayoutWidth, .shadowPath:
      true
    default: self.is(.contentOffset)
    }
  }
}

extension ViewFile {
  /// Whether a statement that runs before the transition places something by a size: it sets a frame or its like, hands the
  /// size to a function of the class, makes a constraint, or keeps it in a local for that.
  fileprivate func laysOut(with size: Lexemes, _ statement: Statement, in body: Block) -> Bool {
    // A page is found with the old size.
    guard let first = size.first,
      !statement.tokens.prefix(before: first).contains(where: { $0 == "/" })
    else { return false }
    if isInMaker(statement) {
      return statement.block.ancestors.first { !isMaker($0) } == body
    }
    guard statement.need(in: body) != .unknown else { return false }
    if let target = statement.target {
      return target.contains(where: \.isGeometry) && !target.contains(first)
    }
    if let local = statement.declaration?.name, statement.kind == .property {
      return body.tokens.contains { token in
        token != local && token.hasSameText(as: local) && token.isFreeName
          && token.statement?.target?.contains(where: \.isGeometry) == true
      }
    }
    return statement.lastCall?.name.is(.setContentOffset) == true
      || flow.function(calledBy: statement) != nil
  }
}

extension OldSizeInTransition {
  static let description = RuleDescription(
    id: "old_size_in_transition",
    family: .correctness,
    summary: "Layout by the old size in a transition",
    rationale: """
      UIKit calls `viewWillTransition(to:with:)` before it changes the size of the controller's view. What is laid out there \
      by `view.bounds` gets the size from before the rotation, or before another app came beside this one. The new size is \
      the argument; in the closure of `animate(alongsideTransition:)` the view has it, too.
      """,
    limits: [
      "sizes that are compared or divided by, as for the number of a page",
      "functions that read the size themselves",
    ],
    source:
      "UIKit, UIContentContainer.viewWillTransition(to:with:) (https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:))",
    effect: .sight,
    goodExamples: [
      "The new size": """
      class PagesController: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
          super.viewWillTransition(to: size, with: coordinator)
          cover.frame = CGRect(origin: .zero, size: size)
        }
      }
      """
    ],
    badExamples: [
      "The old size": """
      class PagesController: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
          super.viewWillTransition(to: size, with: coordinator)
          cover.frame = ↓view.bounds
        }
      }
      """
    ])
}
