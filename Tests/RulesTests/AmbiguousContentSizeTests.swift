import Testing

@testable import Rules

@Suite("ambiguous_content_size")
struct AmbiguousContentSizeTests {
  private let expect = Expectation(
    AmbiguousContentSize(),
    in: """
      class LyricsView: UIView {
        private let scroll = UIScrollView()
        private let title = UILabel()
        private let text = UILabel()
        private let card = UIView()
        func setUp() {
          addSubview(scroll)
          scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
          …
        }
      }
      """)

  private static let text = "scroll.addSubview(↓text)"

  @Test(
    "content that begins at an edge and ends nowhere is reported",
    arguments: [
      "text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }",
      "text.snp.makeConstraints { $0.top.centerX.equalTo(scroll) }",
      "text.snp.makeConstraints { $0.leading.top.bottom.equalTo(scroll) }",
      "text.snp.makeConstraints { $0.top.leading.trailing.equalTo(scroll.contentLayoutGuide) }",
      "text.autoPinEdge(toSuperviewEdge: .top); text.autoAlignAxis(toSuperviewAxis: .vertical)",
    ])
  func reported(_ code: String) { expect("\(Self.text); \(code)") }

  @Test("content with an end, or that the code does not show, is silent")
  func silent() {
    expect(
      "\(Self.text); text.snp.makeConstraints { $0.top.centerX.equalToSuperview() }",
      silentWith: [
        "$0.top.centerX": "$0.edges", "$0.top.centerX": "$0.center",
        "$0.top.centerX": "$0.centerX",
        "$0.top.centerX": "$0.height.equalTo(scroll); $0.top.centerX",
        "$0.top.centerX": "$0.height.equalTo(scroll.frameLayoutGuide); $0.top.centerX",
        "":
          "; scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 8).isActive = true",
        "": "; last.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true",
        "": "; scroll.contentSize = size", "": "; scroll.isScrollEnabled = false",
        "": "; pin(text)", "": "; pin(scroll)", "": "; scroll.addSubview(makeRow())",
        "":
          "; scroll.addSubview(title); title.snp.makeConstraints { $0.top.equalTo(text.snp.bottom); $0.bottom.equalToSuperview() }",
      ])
  }

  @Test("a view deep in the content may end it")
  func deep() {
    expect(
      "scroll.addSubview(↓card); card.addSubview(text); card.snp.makeConstraints { $0.top.centerX.equalToSuperview() }",
      silentWith: ["": "; text.snp.makeConstraints { $0.bottom.equalTo(scroll) }"])
  }

  @Test("the message says along which axis")
  func messages() {
    func message(_ edges: String) -> [String] {
      diagnostics(
        of: AmbiguousContentSize(),
        in: """
          class A: UIView {
            private let scroll = UIScrollView()
            private let text = UILabel()
            func setUp() {
              addSubview(scroll)
              scroll.addSubview(text)
              scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
              text.snp.makeConstraints { $0.\(edges).equalToSuperview() }
            }
          }
          """
      ).map(\.message)
    }
    #expect(
      message("top.centerX") == [
        "the content of `scroll` begins at its top, but no constraint ties it to its bottom: it has no height, and does not scroll"
      ])
    #expect(
      message("leading.centerY") == [
        "the content of `scroll` begins at its leading edge, but no constraint ties it to the trailing one: it has no width, and does not scroll sideways"
      ])
  }

  @Test(
    "content without a width for its lines",
    arguments: [
      "text.numberOfLines = 0; text.snp.makeConstraints { $0.edges.equalToSuperview()«; $0.width.equalTo(scroll)» }",
      "text.numberOfLines = 0; text.snp.makeConstraints { $0.edges.equalTo(scroll)«; $0.width.equalTo(320)» }",
      "text.numberOfLines = «»0; text.snp.makeConstraints { $0.edges.equalToSuperview() }«; title.snp.makeConstraints { $0.leading.equalTo(text) }»",
    ].map { $0.replacing("«»", with: "") })
  func width(_ code: String) { expect("\(Self.text); \(code)") }

  @Test("content that may scroll sideways on purpose is silent")
  func sideways() {
    let text = "scroll.addSubview(text)"
    expect("\(text); text.snp.makeConstraints { $0.edges.equalToSuperview() }")
    expect(
      "\(text); text.snp.makeConstraints { $0.edges.equalToSuperview(); $0.height.equalTo(scroll) }"
    )
  }

  @Test("content as tall as the scroll view is found at its height")
  func height() {
    expect(
      "scroll.addSubview(text); text.snp.makeConstraints { $0.edges.equalToSuperview(); $0.width.equalTo(scroll); ↓$0.height.equalTo(scroll)«.priority(.low)» }"
    )
  }

  @Test("content between whose edges nothing reaches has no length")
  func reach() {
    expect(
      "scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }",
      silentWith: [
        "$0.top.leading": "$0.bottom.top.leading",
        "$0.top.leading": "$0.bottom.equalTo(card).offset(gap); $0.top.leading",
        "$0.top.leading": "$0.centerY.top.leading",
        "": "; card.snp.makeConstraints { $0.height.equalTo(gap) }",
        "": "; card.snp.makeConstraints { $0.height.equalTo(title) }",
        "": "; card.heightAnchor.constraint(equalTo: text.heightAnchor).isActive = true",
        "":
          "; card.addSubview(title); title.snp.makeConstraints { $0.top.equalTo(text.snp.bottom); $0.bottom.equalToSuperview() }",
        "": "; card.addSubview(makeRow())", "": "; pin(text)",
      ])
    expect(
      "scroll.addSubview(card); card.addSubview(text); card.snp.makeConstraints { ↓$0.edges.equalTo(scroll) }; text.snp.makeConstraints { $0.top.bottom.centerX.equalToSuperview() }"
    )
  }

  @Test("an end that is tied to what the scroll view is in")
  func fixed() {
    expect(
      "scroll.addSubview(text); text.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview(); ↓$0.top.equalTo(«self→scroll»); $0.width.equalTo(scroll) }"
    )
    expect(
      "scroll.addSubview(text); text.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview(); ↓$0.bottom.equalTo(«safeAreaLayoutGuide→scroll.contentLayoutGuide»); $0.width.equalTo(scroll) }"
    )
  }

  @Test("an end that is tied to the superview of the scroll view in a closure of Cartography")
  func superview() {
    expect(
      "scroll.addSubview(text); constrain(scroll, text) { outer, inner in inner.leading == outer.leading; inner.trailing == outer.trailing; inner.bottom == outer.bottom; ↓inner.top == outer«.superview!→».top; inner.width == outer.width }"
    )
  }

  @Test("rows in a format have no width of their own")
  func format() {
    RulesTests.expect(
      AmbiguousContentSize(),
      """
      class ListController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let scroll = UIScrollView()
          let rows = UIStackView()
          rows.axis = .vertical
          [scroll, rows].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
          view.addSubview(scroll)
          scroll.addSubview(↓rows)
          let views = ["scroll": scroll, "rows": rows]
          var all = NSLayoutConstraint.constraints(withVisualFormat: "H:|[scroll]|", options: [], metrics: nil, views: views)
          all += NSLayoutConstraint.constraints(withVisualFormat: "V:|[scroll]|", options: [], metrics: nil, views: views)
          all += NSLayoutConstraint.constraints(withVisualFormat: "H:|-[rows]-|", options: [], metrics: nil, views: views)
          all += NSLayoutConstraint.constraints(withVisualFormat: "V:|[rows]|", options: [], metrics: nil, views: views)
          NSLayoutConstraint.activate(all)
        }
      }
      """)
  }
}
