import LayoutModel
import Testing

@Suite("The view tree, types and functions")
struct StructureTests {
  @Test("view types, their functions and subviews")
  func structure() {
    let reading = Reading(
      """
      class A: UIView {
        let label = UILabel(), name = ""
        @IBOutlet private weak var button: UIButton!
        lazy var card: CardView = { CardView() }()
        var buttons: [UIButton] = []
        let controller = UIViewController()
        init(x: Int) {}
        func setup() { func inner() {} }
        func show(x: Int) {}
      }
      struct B { func setup() {} }
      extension PlayerView { func setup() {} }
      """)
    #expect(reading.file.types.map(\.isView) == [true, false, true])
    #expect(
      reading.file.subviews.map {
        $0.declaration.name?.text
      }
        == ["label", "button", "card"])
    #expect(
      reading.file.functions.map(\.isSetup) == [true, true, false, false, false, true])
    #expect(
      reading.file.functions.map(\.hasParameters) == [true, false, false, true, false, false])
  }
}
