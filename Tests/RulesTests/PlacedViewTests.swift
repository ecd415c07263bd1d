import RuleKit
import Testing

@testable import Rules

/// Messages about constraints that are written on the container: `bottomAnchor.constraint(equalTo: label.bottomAnchor)`.
@Suite("The names of placed views")
struct PlacedViewTests {
  private func messages(_ rule: some Rule, _ body: String) -> [String] {
    diagnostics(
      of: rule,
      in: """
        class PlayerView: UIView {
          let label = UILabel()
          let icon = UIImageView()
          func setUp() {
            \(body)
          }
        }
        """
    ).map(\.message)
  }

  private static let bottom =
    "bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true"
  private static let top = "topAnchor.constraint(equalTo: label.topAnchor).isActive = true"

  @Test("duplicate_constraint names the view and not its container")
  func duplicate() {
    #expect(
      messages(DuplicateConstraint(), "\(Self.bottom)\n\(Self.bottom)") == [
        "the same constraint on the `bottom` of `label` already exists on line 5, so this one has no effect"
      ])
  }

  @Test("each placed view has its own finding")
  func each() {
    let constraints = """
      count = 1
      bottomAnchor.constraint(equalTo: label.bottomAnchor)
      bottomAnchor.constraint(equalTo: icon.bottomAnchor)
      topAnchor.constraint(equalTo: icon.topAnchor)
      """
    #expect(
      messages(InactiveConstraint(), constraints) == [
        "a constraint of `label` is created and discarded, so it never takes effect",
        "a constraint of `icon` is created and discarded, so it never takes effect",
      ])
  }

  @Test("constraint_order looks at each view that is placed by itself, and names it")
  func order() {
    #expect(
      messages(ConstraintOrder(options: .init()), "\(Self.bottom)\n\(Self.top)") == [
        "`label`: `top` comes after `bottom`"
      ])
    #expect(
      messages(
        ConstraintOrder(options: .init()),
        "\(Self.bottom)\n\(Self.top.replacing("label", with: "icon"))") == [])
    #expect(
      messages(
        ConstraintOrder(options: .init()),
        "\(Self.bottom)\n\(Self.bottom.replacing("label", with: "icon"))\n\(Self.top)") == [
          "`label`: `top` comes after `bottom`"
        ])
  }

  @Test("layout_in_initialization names the view and not its container")
  func initialization() {
    let found = diagnostics(
      of: LayoutInInitialization(options: .init()),
      in: """
        class PlayerView: UIView {
          let label = UILabel()
          lazy var icon: UIImageView = {
            let icon = UIImageView()
            bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
            return icon
          }()
        }
        """)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("`label`") == true)
    #expect(found.first?.message.contains("`self`") == false)
  }
}
