import LayoutModel
import Testing

@Suite("The uses of views")
struct ViewUseTests {
  @Test("in another type the name belongs to that type, or may be inherited")
  func otherTypes() {
    let code = """
      class A: UIView { let label = UILabel() }
      class B: UIView { let label = ""; func f() { x(label) } }
      """
    let file = Reading(code).file
    #expect(!file.names.isNamedElsewhere(0))
    #expect(file.names.uses(of: 0).isEmpty)
    #expect(Reading(code.replacing("let label = \"\"; ", with: "")).file.names.isNamedElsewhere(0))
    let free = "class A: UIView { let label = UILabel() }\nfunc f() { x(label) }"
    #expect(Reading(free).file.names.isNamedElsewhere(0))
  }

  @Test("views of one name in branches of `#if` are not distinguished")
  func conditions() {
    let file = Reading(
      """
      class A: UIView {
        #if DEBUG
        let label = UILabel()
        #else
        let label = UIButton()
        #endif
        func f() { label.text = x }
      }
      """
    ).file
    #expect(file.subviews.count == 2)
    #expect(file.names.isNamedElsewhere(0) && file.names.isNamedElsewhere(1))
  }

  @Test("an identity separates stored views from views that may be new each time")
  func identities() {
    let reading = Reading(
      """
      class A: UIView {
        let stored = UIView()
        lazy var made: UIView = { UIView() }()
        var watched: UIView? { didSet { x() } }
        var computed: UIView { UIView() }
        var both: UIView { get { x } set { y = newValue } }
        func f(_ parameter: UIView) {
          addSubview(stored); addSubview(self.stored); addSubview(made); addSubview(watched!)
          addSubview(parameter); addSubview(parameter.view); addSubview(computed); addSubview(both)
          addSubview(inherited); addSubview(stored.badge); addSubview(rows[0]); addSubview(UIView())
        }
      }
      """)
    let known = reading.file.actions.filter { $0.role == .addition }
      .map { reading.file.names.identity(of: $0.item, at: $0.statement) }
    #expect(
      known.map { $0 != nil } == [
        true, true, true, true, true, true, false, false, false, false, false, false,
      ])
    #expect(known[0] == known[1] && Set(known.compactMap(\.self)).count == 5)
  }
}
