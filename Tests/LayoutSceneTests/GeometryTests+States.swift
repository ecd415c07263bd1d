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
