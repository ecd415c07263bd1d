import LayoutModel
import LayoutSolver
import RuleKit
import Semantics
import SwiftSource

/// The content of a scroll view is constrained to its end.
struct AmbiguousContentSize: FileRule {
  // What ties content to its scroll view is anywhere in the file.
  let query = Query.file(with: .additions)
  static let collectsNames = true

  func check(_ file: ViewFile, _ report: inout Report) {
    guard !file.constraints.isEmpty else { return }
    let scrolling = file.views.filter { $0.subview?.isScrollView == true }
    guard !scrolling.isEmpty, !file.code.tokens.contains(where: \.setsContentSize) else { return }
    for scrollView in scrolling where scrollView.subview?.isOnlyOfFile == true {
      guard let view = PlacedView(scrollView), view.handings.isEmpty,
        !scrollView.hasUnclearContent, let content = ScrolledContent(of: scrollView, in: file)
      else { continue }
      let (name, inner) = (view.name, content.name)
      let finding = Finding(
        content.place, .lacks(content.lack, inner, name), advice: .size(content.lack, inner, name))
      report.add(finding, view.certainty.and(content.certainty))
    }
  }
}

extension Subview {
  fileprivate var isScrollView: Bool {
    if declaration.type.contains(where: { $0 == "UIScrollView" }) { return true }
    return declaration.value?.contains { $0 == "UIScrollView" } ?? false
  }
}

extension Lexeme {
  fileprivate var setsContentSize: Bool {
    kind == .identifier && (self == "contentSize" || self == "isScrollEnabled")
  }
}

extension Finding.Message {
  fileprivate static func lacks(_ lack: ScrolledContent.Lack, _ content: String, _ view: String)
    -> Self
  {
    switch lack {
    case .end(.horizontal):
      "the content of `\(view)` begins at its leading edge, but no constraint ties it to the trailing one: it has no width, and does not scroll sideways"
    case .end(.vertical):
      "the content of `\(view)` begins at its top, but no constraint ties it to its bottom: it has no height, and does not scroll"
    case .width:
      "nothing bounds the width of `\(content)` in `\(view)`: long lines and rows are not broken, and it scrolls sideways"
    case .fixed(let end):
      "the \(end) of `\(content)` is tied to what `\(view)` is in: the content stays there, and does not scroll"
    case .excess:
      "`\(content)` is as wide and as tall as `\(view)`: what does not fit is squeezed, and nothing scrolls"
    case .length(let axis):
      "the edges of `\(content)` are those of `\(view)`, but what is in it does not reach from one to the other: nothing gives it a \(axis == .horizontal ? "width" : "height")"
    }
  }

  fileprivate static func size(_ lack: ScrolledContent.Lack, _ content: String, _ view: String)
    -> Self
  {
    switch lack {
    case .end(.vertical):
      "constrain the bottom of the last view in `\(view)` to the bottom of `\(view)`"
    case .end(.horizontal):
      "constrain the trailing edge of the last view in `\(view)` to that of `\(view)`"
    case .fixed(let end): "constrain its \(end) to that of `\(view)`"
    case .excess: "leave out the height"
    case .width, .length(.horizontal): "constrain its width to that of `\(view)`"
    case .length(.vertical):
      "constrain the last view in `\(content)` to its bottom, or give it a height"
    }
  }
}

extension AmbiguousContentSize {
  static let description = RuleDescription(
    id: "ambiguous_content_size",
    family: .correctness,
    summary: "Scroll view whose content size is ambiguous",
    rationale: """
      Auto Layout finds the content size of a `UIScrollView` from constraints that lead from one edge, through the \
      content, to the opposite one. If that chain has no end, the content is visible but cannot be scrolled. The \
      rule reports scroll views that the file makes whose content is not tied to the opposite edge, lines or rows \
      without a width to stay within, and content with the size of the scroll view or tied to what surrounds it.
      """,
    limits: [
      "files that set `contentSize` or `isScrollEnabled`",
      "content that a helper, a loop or a frame may lay out",
      "views that are not private, unless a folder is linted and no other file names them",
    ],
    source:
      "Apple, Auto Layout Guide, Working with Scroll Views (https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/WorkingwithScrollViews.html): \"Your layout must fully define the size of the content view (except where defined in steps 5 and 6)\"",
    effect: .sight,
    goodExamples: [
      "From edge to edge": """
      class LyricsView: UIView {
        private let scrollView = UIScrollView()
        private let textLabel = UILabel()

        func setUp() {
          addSubview(scrollView)
          scrollView.addSubview(textLabel)
          scrollView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
          }
          textLabel.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(scrollView)
          }
        }
      }
      """
    ],
    badExamples: [
      "No bottom": """
      class LyricsView: UIView {
        private let scrollView = UIScrollView()
        private let textLabel = UILabel()

        func setUp() {
          addSubview(scrollView)
          scrollView.addSubview(↓textLabel)
          scrollView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
          }
          textLabel.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.width.equalTo(scrollView)
          }
        }
      }
      """
    ])
}
