import LayoutModel
import TestSupport
import Testing

@Suite("The project's own functions, named in the configuration")
struct ProjectHelperTests {
  private static let helpers = LayoutHelpers([
    "embed": [.add, .edges], "pinToParent": .edges, "anchor": .constrain, "setHeight": .constrain,
    "pin": .constrain, "nest": .add, "limit": .constrain, "Größe": .constrain,
  ])

  private func reading(_ code: String) -> Reading { Reading(code, helpers: Self.helpers) }

  @Test("a name is one identifier, with labels or without")
  func names() {
    for name in ["pin", "Größe", "_pin", "top", "layout2", "pin(to:)", "fill()", "set(_:to:)"] {
      #expect(LayoutHelpers.isName(name))
    }
    for name in [
      "", "pin(to)", "a.b(_:)", "2d()", "a.b", "2d", "init", "pin ", " pin", "`pin`", "a/*b*/",
    ] {
      #expect(!LayoutHelpers.isName(name), "\(name)")
    }
    #expect(reading("a.Größe(top: x)").actions == ["constraint a"])
  }

  @Test("long chains and deep nesting take linear time", .timeLimit(.minutes(10)))
  func hardInput() {
    let depth = Effort.full(20_000, byDefault: 2_000)
    let deep = String(repeating: "a.pin(", count: depth) + String(repeating: ")", count: depth)
    #expect(reading(deep).file.actions.count == depth)
    let width = Effort.full(50_000, byDefault: 2_000)
    let wide = "a.embed(" + String(repeating: "b, ", count: width) + "c)"
    #expect(reading(wide).file.constraints.count == width + 1)
    #expect(
      reading(String(repeating: "a.setHeight(1)\n", count: width)).constraints.count == width)
  }
}
