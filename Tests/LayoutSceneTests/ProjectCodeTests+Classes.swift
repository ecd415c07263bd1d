import LayoutScene
import Testing

extension ProjectCodeTests {

  @Test("constraints that take turns are not there together")
  func turns() throws {
    let project = project([
      """
      class PlayerController: UIViewController {
        let a = UIView()
        var wide: [Constraint] = []
        var narrow: [Constraint] = []
        func setUp() {
          view.addSubview(a)
          a.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
            make.height.equalTo(20)
            wide.append(make.width.equalTo(200).constraint)
            narrow.append(make.width.equalTo(100).constraint)
          }
        }
        func change() {
          wide.forEach { $0.deactivate() }
          a.snp.remakeConstraints { $0.height.equalTo(50) }
        }
      }
      """
    ])
    let scene = try #require(project.scenes(of: nil).first)
    let geometry = SceneGeometry(scene, on: .phone)
    #expect(geometry.contradictions.isEmpty)
    #expect(geometry.frames[1].height.description == "20")
  }

}
