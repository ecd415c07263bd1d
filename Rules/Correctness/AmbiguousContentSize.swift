import Behavior
import LayoutModel
import LayoutSolver
import RuleKit
import SwiftSource

/// The content of a scroll view is constrained to its end.
struct AmbiguousContentSize: FileRule {
  // What ties content to its scroll view is anywhere in the file.
  let query = Query.file(with: .additions)
  static let collectsNames = true

  /// A bound on the scroll views whose content is looked at closely.
  private static let most = 8

  func check(_ file: ViewFile, _ report: inout Report) {
    guard !file.constraints.isEmpty else { return }
    let scrolling = file.subviews.enumerated().filter { $1.isScrollView && $1.isOnlyOfFile }
    guard !scrolling.isEmpty, !file.code.tokens.contains(where: \.setsContentSize) else { return }
    let ties = file.memoized(ConstraintTies.init)
    lazy var unclear = Self.viewsWithUnclearContent(in: file)
    var left = Self.most
    for (index, subview) in scrolling {
      let identity = file.names.identity(of: subview)
      var axis = LayoutAxis.allCases.first {
        ties.contentEndsNowhere(of: identity, along: $0, in: file)
      }
      left -= 1
      let content = left > 0 ? ScrolledContent(of: identity, unclear: unclear, in: file) : nil
      if case .fixed = content?.lack { axis = nil }
      guard axis != nil || content != nil,
        let view = PlacedView(index, in: file), view.handings.isEmpty,
        !unclear.contains(identity),
        let conditions = PlacedView.conditions(of: subview, in: file)
      else { continue }
      var finding: Finding
      if let axis {
        finding = Finding(
          Self.contentAddition(to: index, in: file) ?? view.addition,
          .ends(view.name.text, axis), advice: .tie(view.name.text, axis))
      } else if let content {
        finding = Finding(
          content.place, .lacks(content, view.name.text), advice: .size(content, view.name.text))
      } else {
        continue
      }
      finding.conditions = conditions + (content?.conditions ?? [])
      report.add(finding)
    }
  }

  /// The last place that adds something to a scroll view.
  private static func contentAddition(to scrollView: Int, in file: ViewFile) -> Range<Int>? {
    let identity = file.names.identity(of: file.subviews[scrollView])
    return file.actions.last { action in
      action.role == .addition
        && action.parent.flatMap { file.names.identity(of: $0, in: action.statement.block) }
          == identity
    }?.tokens.bytes
  }

  /// The views to which something is added that the code does not show to be laid out by constraints only.
  private static func viewsWithUnclearContent(in file: ViewFile) -> KeySet {
    var unclear = KeySet()
    for action in file.actions where action.role == .addition {
      let block = action.statement.block
      guard let parent = action.parent, let view = file.names.identity(of: parent, in: block),
        !unclear.contains(view)
      else { continue }
      guard let index = file.names.subview(action.item, in: block),
        let content = PlacedView(index, in: file), content.handings.isEmpty
      else {
        unclear.insert(view)
        continue
      }
    }
    return unclear
  }
}

extension Subview {
  fileprivate var isScrollView: Bool {
    if declaration.type.contains(where: { $0 == "UIScrollView" }) { return true }
    return declaration.value?.prefix(16).contains { $0 == "UIScrollView" } ?? false
  }
}

extension Lexeme {
  /// Whether code may set the size of a content in another way, or does not want it to scroll.
  fileprivate var setsContentSize: Bool {
    kind == .identifier && (self == "contentSize" || self == "isScrollEnabled")
  }
}

extension Finding.Message {
  fileprivate static func ends(_ view: String, _ axis: LayoutAxis) -> Self {
    switch axis {
    case .horizontal:
      "the content of `\(view)` begins at its leading edge, but no constraint ties it to the trailing one: it has no width, and does not scroll sideways"
    case .vertical:
      "the content of `\(view)` begins at its top, but no constraint ties it to its bottom: it has no height, and does not scroll"
    }
  }

  fileprivate static func lacks(_ content: ScrolledContent, _ view: String) -> Self {
    switch content.lack {
    case .width:
      "nothing bounds the width of `\(content.name.text)` in `\(view)`: long lines and rows are not broken, and it scrolls sideways"
    case .fixed(let end):
      "the \(end == .top ? "top" : "bottom") of `\(content.name.text)` is tied to what `\(view)` is in: the content stays there, and does not scroll"
    case .excess:
      "`\(content.name.text)` is as wide and as tall as `\(view)`: what does not fit is squeezed, and nothing scrolls"
    case .length(let axis):
      "the edges of `\(content.name.text)` are those of `\(view)`, but what is in it does not reach from one to the other: nothing gives it a \(axis.length)"
    }
  }

  fileprivate static func size(_ content: ScrolledContent, _ view: String) -> Self {
    switch content.lack {
    case .width: "constrain its width to that of `\(view)`"
    case .fixed(let end): "constrain its \(end == .top ? "top" : "bottom") to that of `\(view)`"
    case .excess: "leave out the height"
    case .length(.horizontal): "constrain its width to that of `\(view)`"
    case .length(.vertical):
      "constrain the last view in `\(content.name.text)` to its bottom, or give it a height"
    }
  }

  fileprivate static func tie(_ view: String, _ axis: LayoutAxis) -> Self {
    axis == .vertical
      ? "constrain the bottom of the last view in `\(view)` to the bottom of `\(view)`"
      : "constrain the trailing edge of the last view in `\(view)` to that of `\(view)`"
  }
}

extension LayoutAxis {
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}

extension AmbiguousContentSize {
  static let description = RuleDescription(
    id: "ambiguous_content_size",
    family: .correctness,
    summary: "The content of a scroll view is constrained to its end",
    rationale: """
      A `UIScrollView` scrolls over the size of its content, which Auto Layout finds from the constraints that lead \
      from one edge of the scroll view, through its content, to the opposite one. Where that chain has no end, the \
      content has no size along the axis: it is visible, but cannot be scrolled, and what does not fit is out of \
      reach. The rule reports scroll views that the file makes, and that no other file can constrain, whose content \
      begins at the top or at the leading edge, and is tied to nothing else of the scroll view along that axis: not to \
      the opposite edge, not to its size, not to its center. It also reports content on all four edges whose lines or rows \
      have no width to stay within or that gets no width or height from what is in it, content that has the size of the scroll view, and content whose top or bottom is tied to \
      what the scroll view is in. It is silent in files that set a `contentSize` or \
      `isScrollEnabled`, and where a helper, a loop or a frame may lay out the content. A scroll view that is not \
      private is reported only if a folder is linted and no other file names it.
      """,
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
      """,
      "As high as the scroll view": """
      class CoversView: UIView {
        private let scrollView = UIScrollView()
        private let stackView = UIStackView()

        func setUp() {
          addSubview(scrollView)
          scrollView.addSubview(stackView)
          scrollView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
          }
          stackView.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.height.equalTo(scrollView)
          }
        }
      }
      """,
    ],
    badExamples: [
      "Lines that are not broken": """
      class LyricsView: UIView {
        private let scrollView = UIScrollView()
        private let textLabel = UILabel()

        func setUp() {
          textLabel.numberOfLines = 0
          addSubview(scrollView)
          scrollView.addSubview(↓textLabel)
          scrollView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
          }
          textLabel.snp.makeConstraints { make in
            make.edges.equalToSuperview()
          }
        }
      }
      """,
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
      """,
      "The last view ends nowhere": """
      class LyricsViewController: UIViewController {
        private let scrollView = UIScrollView()
        private let titleLabel = UILabel()
        private let textLabel = UILabel()

        func setUp() {
          scrollView.translatesAutoresizingMaskIntoConstraints = false
          titleLabel.translatesAutoresizingMaskIntoConstraints = false
          textLabel.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(scrollView)
          scrollView.addSubview(titleLabel)
          scrollView.addSubview(↓textLabel)
          NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            titleLabel.topAnchor.constraint(equalTo: scrollView.topAnchor),
            titleLabel.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
            textLabel.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
          ])
        }
      }
      """,
    ])
}
