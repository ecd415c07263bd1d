import Foundation
import LayoutModel
import LayoutScene
import SwiftSource
import TestSupport
import Testing

@testable import Wireframe

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Wireframes")
struct WireframeTests {
  func scene(_ code: String) throws -> LayoutScene {
    var project = SceneProject()
    let source = SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.recognizing([]))
    let file = ViewFile(source: source)
    file.read()
    project.add(file, path: "File.swift")
    return try #require(project.scenes(of: nil).first)
  }

  func text(_ code: String, _ choice: Wireframe.Choice = .init()) throws -> String {
    String(decoding: try Wireframe(try scene(code), choice).svg(), as: UTF8.self)
  }

  private static let card = """
    class CardController: UIViewController {
      let title = UILabel()
      let cover = UIView()
      func setUp() {
        view.backgroundColor = .systemBackground
        title.text = "Now playing"
        title.font = .boldSystemFont(ofSize: 20)
        title.textColor = UIColor(red: 1, green: 0, blue: 128 / 255, alpha: 1)
        cover.backgroundColor = .systemPink
        cover.layer.cornerRadius = 12
        view.addSubview(cover)
        view.addSubview(title)
        cover.snp.makeConstraints { make in
          make.top.equalTo(view.safeAreaLayoutGuide).offset(24)
          make.leading.equalToSuperview().offset(20)
          make.size.equalTo(100)
        }
        title.snp.makeConstraints { make in
          make.top.equalTo(cover.snp.bottom).offset(8)
          make.leading.equalTo(cover)
        }
      }
    }
    """

  @Test("views are where their constraints put them, with what the code says of their looks")
  func looks() throws {
    let svg = try text(Self.card)
    #expect(
      svg.contains(
        ##"<rect x="36" y="111" width="100" height="100" rx="12" fill="#ff2d55" stroke"##), "\(svg)"
    )
    #expect(
      svg.contains(
        ##"font-size="20" fill="#ff0080" text-anchor="start" font-weight="600">Now playing<"##))
  }

  @Test("dark mode, right to left and distances change what they should")
  func choices() throws {
    var choice = Wireframe.Choice()
    choice.isDark = true
    #expect(try text(Self.card, choice).contains("#ff375f"))
    choice.device.isRightToLeft = true
    #expect(try text(Self.card, choice).contains(#"<rect x="289" y="111" width="100""#))
    choice.showsDistances = true
    #expect(try text(Self.card, choice).contains(">24</text>"))
  }

  @Test("the same bytes on each run, and well-formed XML whatever names and texts there are")
  func hostile() throws {
    let code = Self.card.replacing(
      "Now playing",
      with: "]]><script>alert(1)</script>&\u{202E}\u{1}\u{FFFE}\u{200B}\u{E0041}\u{2028}\u{FEFF}")
    let svg = try text(code)
    #expect(try svg == text(code))
    #expect(!svg.contains("<script"))
    #expect(svg.contains(#"&amp;\u{202E}\u{1}\u{FFFE}\u{200B}\u{E0041} \u{FEFF}"#), "\(svg)")
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let page = String(
      decoding: WireframePage.all([try scene(code)], .init()) { _, _ in }, as: UTF8.self)
    #expect(page.components(separatedBy: "<script").count == 1)
  }

  @Test("what cannot hold, what is not determined and what is not drawn is named under the picture")
  func notes() throws {
    let code = Self.card.replacing(
      "make.leading.equalTo(cover)", with: "make.width.equalTo(10)\n      make.width.equalTo(20)"
    ).replacing(
      "view.addSubview(title)",
      with: "view.addSubview(title); let badge = UIView(); badge.pinToEdges()")
    let svg = try text(code)
    #expect(svg.contains("cannot all hold: title.width (line 21), title.width (line 20)"), "\(svg)")
    #expect(svg.contains("title: leading not determined"))
    #expect(svg.contains("not drawn, line 12: what `badge.pinToEdges()` does"))
  }

  @Test("a view without a text shows its name, smaller where there is little room")
  func names() throws {
    let code = """
      class CardController: UIViewController {
        let close = UIButton()
        let veryLongNameOfButton = UIButton()
        func setUp() {
          view.addSubview(close)
          view.addSubview(veryLongNameOfButton)
          close.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
          veryLongNameOfButton.frame = CGRect(x: 0, y: 40, width: 100, height: 30)
        }
      }
      """
    let svg = try text(code)
    #expect(
      svg.contains(
        ##"font-size="13" fill="#007aff" text-anchor="middle" font-style="italic">close<"##))
    #expect(svg.contains(##"font-style="italic">veryLongNameOfButton<"##), "\(svg)")
  }

  @Test("what stands out of the view is drawn, up to a limit, and views without a place are named")
  func overflow() throws {
    let code = """
      class MarkerView: UIView {
        let popup = UIView()
        let frames = UIView()
        func setUp() {
          addSubview(popup)
          addSubview(frames)
          snp.makeConstraints { $0.size.equalTo(40) }
          popup.snp.makeConstraints {
            $0.width.equalTo(400)
            $0.height.equalTo(20)
            $0.centerX.equalToSuperview()
            $0.top.equalTo(60)
          }
          frames.frame = frame(of: popup)
        }
      }
      """
    let svg = try text(code)
    #expect(svg.contains("<rect x=\"-44\" y=\"88\" width=\"400\""), "\(svg)")
    #expect(svg.contains("no place that the files tell: frames"))
  }

  @Test("a comparison frames what has moved or looks different, and shows what is new or gone")
  func comparison() throws {
    let old = try scene(Self.card)
    func marks(_ new: [LayoutScene]) -> Int {
      let svg = String(
        decoding: WireframePage.comparison(SceneChange.all(from: [old], to: new), .init()),
        as: UTF8.self)
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      return svg.components(separatedBy: "#7b1fa2").count - 1
    }
    #expect(marks([old]) == 0)
    #expect(marks([try scene(Self.card.replacing("offset(24)", with: "offset(30)"))]) == 2)
    #expect(marks([try scene(Self.card.replacing("ofSize: 20", with: "ofSize: 19"))]) == 1)
    #expect(marks([try scene(Self.card.replacing(".systemPink", with: ".red"))]) == 1)
    let new = try scene(Self.card.replacing("CardController", with: "Other"))
    let svg = String(
      decoding: WireframePage.comparison(SceneChange.all(from: [old], to: [new]), .init()),
      as: UTF8.self)
    #expect(svg.contains("<title>Other</title>") && svg.contains("<title>CardController</title>"))
  }

  @Test("each picture of a page has hatching of its own")
  func patterns() throws {
    let scenes = try ["A", "B"].map { try scene(Self.card.replacing("CardController", with: $0)) }
    let page = String(decoding: WireframePage.all(scenes, .init()) { _, _ in }, as: UTF8.self)
    let change = String(
      decoding: WireframePage.comparison(
        SceneChange.all(
          from: [scenes[0]],
          to: [
            try scene(
              Self.card.replacing("Now", with: "Then").replacing("CardController", with: "A"))
          ]), .init()),
      as: UTF8.self)
    for text in [page, change] {
      let ids = text.matches(of: /<pattern id="([^"]+)"/).map(\.output.1)
      #expect(ids.count == 2 && Set(ids).count == 2)
      for id in ids { #expect(text.contains("url(#\(id))")) }
    }
  }

  @Test("views that are hidden, or have no height or width, are named, and the state that is drawn")
  func unseen() throws {
    let code = Self.card.replacing(
      "view.addSubview(title)",
      with: """
        view.addSubview(title)
        let list = UITableView(); let line = UIView(); let badge = UIView()
        view.addSubview(list)
        view.addSubview(line)
        view.addSubview(badge)
        list.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); $0.height.equalTo(0) }
        line.snp.makeConstraints { $0.top.bottom.leading.equalToSuperview(); $0.width.equalTo(0) }
        badge.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(8) }
        badge.isHidden = true
        if isEmpty { title.isHidden = true }
        """)
    let svg = try text(code)
    for note in [
      "0 points high: list", "0 points wide: line", "hidden: badge", "state: not isEmpty",
    ] {
      #expect(svg.contains(">\(note)<"), "\(note)")
    }
    #expect(svg.contains(">Now playing<"))
    var choice = Wireframe.Choice()
    choice.state = "isEmpty"
    let empty = try text(code, choice)
    #expect(
      empty.contains(">state: isEmpty<") && empty.contains(">hidden: title, badge<"), "\(empty)")
  }

  @Test("a class with too many views is not drawn, and said to be so")
  func large() throws {
    let members = (0..<4_200).map { "  let v\($0) = UIView()" }.joined(separator: "\n")
    let scene = try scene("class Big: UIView {\n\(members)\n  func setUp() { addSubview(v0) }\n}")
    let reason = "`Big` cannot be drawn: 4200 views and 0 constraints are too many"
    #expect(throws: Wireframe.Refusal(text: reason)) { try Wireframe(scene, .init()) }
    let page = String(decoding: WireframePage.all([scene], .init()) { _, _ in }, as: UTF8.self)
    #expect(page.contains("<p>\(reason)</p>"))
  }

  @Test("devices have names and sizes")
  func devices() {
    #expect(SceneDevice("tablet")?.width == 834)
    #expect(SceneDevice("320x568")?.height == 568)
    for wrong in ["", "0x5", "x", "1x2x3", "watch", "99999x1"] {
      #expect(SceneDevice(wrong) == nil)
    }
  }
}
