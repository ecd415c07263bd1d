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
    add(code, "File.swift", to: &project)
    return try #require(project.scenes(of: nil).first)
  }

  private func add(_ code: String, _ path: String, to project: inout SceneProject) {
    let source = SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.recognizing([]))
    let file = ViewFile(source: source)
    file.read()
    project.add(file, path: path)
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

  /// Behind the code of a case, and that of further files behind `// file:`, `// picture:` has the SVG. `// looks:` has a line for
  /// each view with its text, its colors and how it is seen, of the class behind `of`; `// asset:` adds a color of a catalog.
  @Test("each scene is drawn as the case says", arguments: CaseFile.paths(in: "Wireframes"))
  func pictures(of path: String) throws {
    let file = try CaseFile(path, keys: ["case", "file", "asset", "picture", "looks"])
    let differences = try file.differences([
      "picture": { piece, option in
        var choice = Wireframe.Choice()
        choice.isDark = option == "dark"
        choice.device.isRightToLeft = option == "right to left"
        choice.showsDistances = option == "distances"
        if option.hasPrefix("state ") { choice.state = String(option.dropFirst("state ".count)) }
        return try text(piece.texts[0], choice).split(separator: "\n").map(String.init)
      },
      "looks": { piece, option in
        var project = SceneProject()
        for (index, block) in piece.blocks.enumerated() {
          if block.key == "asset" {
            let words = block.value.split(separator: " ", maxSplits: 1)
            project.add(color: String(words[1]), named: String(words[0]))
          } else {
            add(block.text, "File\(index).swift", to: &project)
          }
        }
        var choice = Wireframe.Choice()
        choice.isDark = option.hasSuffix("; dark")
        let type = option.split(separator: ";").first.map { String($0.dropFirst("of ".count)) }
        let scene = try #require(
          project.scenes(of: type.map { [$0] }, inheriting: true).first { !$0.isEmpty })
        return try Wireframe(scene, choice).looks
      },
    ])
    for difference in differences { Issue.record("\(difference)") }
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

  @Test("a comparison frames what has moved or looks different, and shows what is new or gone")
  func comparison() throws {
    let old = try scene(Self.card)
    // What the lines under the pictures say, and how many frames there are.
    func marks(_ code: String, _ edited: String) throws -> String {
      let new = try scene(Self.card.replacing(code, with: edited))
      let svg = String(
        decoding: WireframePage.comparison(SceneChange.all(from: [old], to: [new]), .init()),
        as: UTF8.self)
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      let lines = svg.matches(of: />((?:new|gone|changed|moved): [^<]*)</).map { $0.output.1 }
      let frames = svg.matches(of: /fill="none" stroke="#(?:7b1fa2|2e7d32|c00000)"/).count
      return "\(frames) \(lines.joined(separator: "; "))"
    }
    #expect(try marks("", "") == "0 ")
    #expect(try marks("offset(24)", "offset(30)") == "2 changed: cover; moved: title")
    #expect(try marks("ofSize: 20", "ofSize: 19") == "1 changed: title")
    #expect(try marks(".systemPink", ".red") == "1 changed: cover")
    #expect(
      try marks("    view.addSubview(title)\n", "    let line = UIView(); view.addSubview(line)\n")
        == "2 new: line; gone: title")
    let new = try scene(Self.card.replacing("CardController", with: "Other"))
    let svg = String(
      decoding: WireframePage.comparison(SceneChange.all(from: [old], to: [new]), .init()),
      as: UTF8.self)
    #expect(svg.contains("<title>Other</title>") && svg.contains("<title>CardController</title>"))
  }

  @Test("each picture of a page has hatching of its own")
  func patterns() throws {
    let card = Self.card.replacing("offset(8)", with: "offset(gap)")
    let scenes = try ["A", "B"].map { try scene(card.replacing("CardController", with: $0)) }
    let page = String(decoding: WireframePage.all(scenes, .init()) { _, _ in }, as: UTF8.self)
    let change = String(
      decoding: WireframePage.comparison(
        SceneChange.all(
          from: [scenes[0]],
          to: [
            try scene(
              card.replacing("Now", with: "Then").replacing("CardController", with: "A"))
          ]), .init()),
      as: UTF8.self)
    for text in [page, change] {
      let ids = text.matches(of: /<pattern id="([^"]+)"/).map(\.output.1)
      #expect(ids.count == 2 && Set(ids).count == 2)
      for id in ids { #expect(text.contains("url(#\(id))")) }
    }
  }

  @Test("a page has a section for each folder, and leaves out pictures of nothing")
  func sections() throws {
    var project = SceneProject()
    let broken = Self.card.replacing("make.leading.equalToSuperview().offset(20)\n", with: "")
    add(Self.card, "App/Player/Card.swift", to: &project)
    add(broken.replacing("CardController", with: "Broken"), "App/Player/Broken.swift", to: &project)
    add(
      "class Bare: UIView { let a = UIView(); func f() { addSubview(a) } }", "App/Bare.swift",
      to: &project)
    let page = String(
      decoding: WireframePage.all(project.scenes(of: nil), .init()) { _, _ in }, as: UTF8.self)
    #expect(page.contains("<p>2 classes, 1 with problems</p>"))
    #expect(page.contains("<section class=\"fine\"><h2>App <small>0</small></h2>"))
    #expect(page.contains("<p class=\"fine\">nothing to draw: Bare</p>"))
    #expect(page.contains("<section><h2>App/Player <small>2, 1 with problems</small></h2>"))
    #expect(page.components(separatedBy: "<figure").count == 3)
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

extension Wireframe {
  /// A line for each view: its text, or the name that stands for it, and the colors that the code sets.
  fileprivate var looks: [String] {
    scene.boxes.indices.dropFirst().map { index in
      let box = scene.boxes[index]
      var words: [String] = []
      if let text = box.text {
        let size = FontSize(box, default: 17)
        words.append(
          box.isTextKnown
            ? "\"\(text)\" \(size.points)\(size.isBold ? " bold" : "")" : "name \(text)")
      }
      if let image = box.imageName { words.append("image \(image)") }
      for part in Part.allCases {
        switch look(index, part) {
        case .none: continue
        case .unknown: words.append("\(part) ?")
        case .known(let color):
          words.append("\(part) \(color.hex)" + (color.opacity < 1 ? "/\(color.opacity.svg)" : ""))
        }
      }
      if hidden.contains(index) { words.append("hidden") }
      if varied.contains(index) { words.append("one of several") }
      if !box.changes.isEmpty { words.append("changes \(box.changes.joined(separator: "; "))") }
      return "\(box.label): " + words.joined(separator: ", ")
    }
  }
}
