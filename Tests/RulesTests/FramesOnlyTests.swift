import Testing

@testable import Rules

@Suite("frames_only")
struct FramesOnlyTests {
  @Test("constraints beside scaled frames are reported once in a function")
  func constraints() {
    expect(
      FramesOnly(),
      """
      class BarView: UIView {
        override func performLayout() {
          ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        func more() {
          b.snp.makeConstraints { make in ↓make.top.equalToSuperview() }
        }
      }
      class OtherView: UIView {
        func setup() {
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          a.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
          a = UILabel()
        }
      }
      """)
  }

  @Test("frames by hand beside a ViewLayout are reported")
  func frames() {
    expect(
      FramesOnly(),
      """
      class CardController: UIViewController {
        func layout() {
          a.frame = UIView.ViewLayout(withBounds: view, position: .left, size: s, padding: (0, 8)).makeInnerLayout()
          b = UIView(frame: ↓CGRect(x: 0, y: 0, width: 8, height: 8))
          c.frame = ↓CGRect(x: 0, y: 0, width: 8, height: 8)
          d = UIView(frame: .zero)
          e.frame.origin.y -= 8
          view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        }
      }
      """)
  }

  @Test("plain classes are reported in the views of the first edition")
  func classes() {
    expect(
      FramesOnly(),
      """
      class BarView: KTResponsiveView {
        let a = ↓UIView()
        override func performLayout() {
          b = ↓UILabel(frame: .zero)
          c = KTLabel(width: 8, height: 8)
          d = UIFont.systemFont(ofSize: 8)
        }
      }
      """)
  }
}
