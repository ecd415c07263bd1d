import LayoutModel
import TestSupport
import Testing

@Suite("Visual format")
struct VisualFormatTests {
  private func read(_ format: String, _ arguments: String = #"views: ["a": a, "b": self.b]"#)
    -> [String]
  {
    Reading(
      #"NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "\#(format)", \#(arguments)))"#
    ).constraints.map { $0.replacing(" (activatedArray)", with: "") }
  }

  @Test("distances to the superview point inward, distances between views do not")
  func direction() {
    let reading = Reading(
      #"let c = NSLayoutConstraint.constraints(withVisualFormat: "|-8-[a]-8-[b]-(<=8)-|", views: ["a": a, "b": b])"#
    )
    #expect(reading.file.constraints.map(\.constantPointsInward) == [true, false, true])
    #expect(reading.file.constraints.map(\.relation) == [.equal, .equal, .greaterThanOrEqual])
  }

  @Test("formats have no rank, neither among each other nor among anchors")
  func noPlace() {
    let reading = Reading(
      #"""
      NSLayoutConstraint.activate([
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", views: ["a": a]),
        NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", views: ["a": a]),
        [a.topAnchor.constraint(equalTo: b.topAnchor)],
      ].flatMap { $0 })
      """#)
    #expect(reading.file.constraints.count == 5)
    #expect(reading.sequences == [])
  }

  @Test("a view without a value keeps its name in the format")
  func names() {
    let file = Reading(
      #"addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "[a]-[ball]", views: views))"#
    ).file
    #expect(file.constraints.map { file.name($0.firstItem) } == ["ball"])
    #expect(file.constraints.compactMap(\.secondItem).map(file.name) == ["a"])
  }

  @Test("many constraints in one format, and many formats of one dictionary, take linear time")
  func large() {
    let length = Effort.full(50_000, byDefault: 5_000)
    let long = "H:|" + String(repeating: "[a]-8-", count: length) + "|"
    let inOne = Reading(#"x(NSLayoutConstraint.constraints(withVisualFormat: "\#(long)"))"#)
    #expect(inOne.file.constraints.count == length + 1)
    let count = Effort.full(2_000, byDefault: 200)
    let entries = (0..<count).map { #""v\#($0)": v\#($0)"# }.joined(separator: ", ")
    let calls = (0..<count).map {
      #"x(NSLayoutConstraint.constraints(withVisualFormat: "|[v\#($0)]", views: views))"#
    }
    let reading = Reading(
      """
      func f() {
      let views = [\(entries)]
      \(calls.joined(separator: "\n"))
      }
      """)
    #expect(reading.file.constraints.count == count)
  }
}
