import LayoutModel
import LayoutScene
import LayoutSolver
import Testing

extension GeometryTests {
  private func geometry(_ code: String, state: String? = nil) throws -> (
    hidden: [String], conditions: [String]
  ) {
    let scene = try scene(
      """
      class FeedController: UIViewController {
        let hint = UILabel(); let list = UITableView()
        func setUp() { view.addSubview(hint); view.addSubview(list) }
        func update() {
          \(code)
        }
      }
      """)
    let geometry = SceneGeometry(scene, on: .phone, state: state)
    return (geometry.hidden.sorted().map { scene.boxes[$0].label }, geometry.conditions)
  }

  @Test("what is hidden in a branch without another one is drawn as if the branch is not taken")
  func hiddenInBranch() throws {
    for code in [
      "if isEmpty { list.isHidden = true }",
      "if isEmpty { list.isHidden = true; hint.isHidden = false }",
    ] {
      #expect(try geometry(code) == ([], ["not isEmpty"]), "\(code)")
      #expect(try geometry(code, state: "isEmpty") == (["list"], ["isEmpty"]), "\(code)")
    }
    #expect(
      try geometry("guard let song else { list.isHidden = true; return }") == ([], ["let song"]))
    let shown = "hint.isHidden = true\nif isEmpty { hint.isHidden = false }"
    #expect(try geometry(shown) == ([], ["isEmpty"]))
    let hidden = "hint.isHidden = true\nif isEmpty { list.isHidden = true; hint.isHidden = false }"
    #expect(try geometry(hidden) == (["hint"], ["not isEmpty"]))
  }

  @Test("of two branches, the second is drawn, whatever a state says about another condition")
  func hiddenInTwoBranches() throws {
    let code = """
      if isEmpty { list.isHidden = true } else { hint.isHidden = true }
      if isOld { list.isHidden = true } else { list.isHidden = false }
      """
    #expect(try geometry(code) == (["hint"], ["not isEmpty", "not isOld"]))
    #expect(try geometry(code, state: "isEmpty").conditions == ["isEmpty", "not isOld"])
  }

  @Test("without a keyboard, its guide is what is below the safe area")
  func keyboard() throws {
    let code = """
      view.addSubview(a)
      view.addSubview(b)
      a.snp.makeConstraints { make in
        make.bottom.equalTo(view.keyboardLayoutGuide.snp.top).offset(-20)
        make.leading.trailing.equalToSuperview()
        make.height.equalTo(50)
      }
      b.snp.makeConstraints { make in
        make.top.bottom.leading.equalTo(view.keyboardLayoutGuide)
        make.width.equalTo(10)
      }
      """
    let members = "let a = UIView(); let b = UIView()"
    #expect(try frames(members, code) == ["a: 0 748 393 50", "b: 0 818 10 34"])
    #expect(try frames(members, code, on: .smallPhone) == ["a: 0 597 375 50", "b: 0 667 10 0"])
  }

  @Test("wide characters are as wide as they are high")
  func wideCharacters() throws {
    let code = """
      view.addSubview(a)
      a.font = .systemFont(ofSize: 20)
      a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
      """
    for (text, width) in [("確認", 40), ("다시", 40), ("カナ", 40), ("ok", 20), ("e\u{301}", 10)] {
      #expect(
        try frames("let a = UILabel()", code + "\na.text = \"\(text)\"") == ["a: 0 0 \(width) 24"])
    }
  }

  @Test("a font of size 0 has the size of its style, or the usual one")
  func fontWithoutSize() throws {
    func height(_ font: String) throws -> String {
      try frames(
        "let a = UILabel()",
        """
        view.addSubview(a)
        a.text = "a"
        a.font = \(font)
        a.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        """)[0]
    }
    let usual = "a: 0 0 9 21"
    #expect(try height("UIFont(descriptor: descriptor, size: 0)") == usual)
    #expect(try height(".systemFont(ofSize: 0.0)") == usual)
    #expect(try height(".systemFont(ofSize: 99999999999999999999)") == usual)
    #expect(
      try height("UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .footnote), size: 0)")
        == "a: 0 0 7 16")
  }

  @Test("numbers beyond all limits are as large as may be")
  func hugePriorities() throws {
    for (priority, width) in [
      (".high + 9223372036854775807", 5), (".high - 9223372036854775807", 6),
      (".low + 99999999999999999999", 5), ("9223372036854775807", 5),
    ] {
      let found = try frames(
        "let a = UIView()",
        """
        view.addSubview(a)
        a.snp.makeConstraints { make in
          make.top.leading.equalToSuperview()
          make.height.equalTo(1)
          make.width.equalTo(6).priority(.medium)
          make.width.equalTo(5).priority(\(priority))
        }
        """)
      #expect(found == ["a: 0 0 \(width) 1"], "\(priority)")
    }
  }

  @Test("the content view of a cell is behind what is added to the cell, whatever names it first")
  func contentViewOfCell() throws {
    let scene = try scene(
      """
      class SongCell: UITableViewCell {
        let box = UIView()
        func setUp() {
          addSubview(box)
          contentView.backgroundColor = .white
          contentView.frame = bounds.inset(by: insets)
        }
      }
      """)
    #expect(scene.boxes[0].children.map { scene.boxes[$0].label } == ["contentView", "box"])
  }
}
