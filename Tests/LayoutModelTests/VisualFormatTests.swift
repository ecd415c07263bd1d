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

  @Test("every part of the grammar is read")
  func grammar() {
    let format = "H:|-[a]-8-[b(==44)]-(>=space@750)-|"
    #expect(
      read(format) == [
        "a.leading = superview.leading + \"\(format)\"", "b.leading = a.trailing + \"\(format)\"",
        "b.width = + \"\(format)\"",
        "b.trailing <= superview.trailing + \"\(format)\" @\"\(format)\"",
      ])
    #expect(
      read("V:|[a(>=b)][b(20,<=40.5)]|") == [
        "a.top = superview.top", "a.height >= b.height", "b.top = a.bottom",
        #"b.height = + "V:|[a(>=b)][b(20,<=40.5)]|""#,
        #"b.height <= + "V:|[a(>=b)][b(20,<=40.5)]|""#, "b.bottom = superview.bottom",
      ])
    #expect(read("[a]") == [])
    #expect(read("|[a]") == ["a.leading = superview.leading"])
    #expect(
      read("H: |[a] |") == ["a.leading = superview.leading", "a.trailing = superview.trailing"])
  }

  @Test("an invalid format is ignored")
  func malformed() {
    let broken = [
      "H", "H:", "|", "H:||", "|-|", "|-[a", "[a]-", "[a]-8[b]", "[a]8-[b]", "[]", "[a()]",
      "[a(==)]",
      "[a(8]", "[a(8@)]", "[a(8,)]", "|-(8-[a]", "X:[a]", "[a]|[b]", "[a]]", "H:|-[a]-|-", "(", "-",
      "é",
      "[a]-(>=)-[b]", "V[a]", "[a(>b)]",
    ]
    for format in broken { #expect(read(format) == [], "\(format)") }
    #expect(
      Reading(#"x(NSLayoutConstraint.constraints(withVisualFormat: "[", views: ["a": a]))"#).actions
        == ["constraint ?"])
  }

  @Test("distances to the superview point inward, distances between views do not")
  func direction() {
    let reading = Reading(
      #"let c = NSLayoutConstraint.constraints(withVisualFormat: "|-8-[a]-8-[b]-(<=8)-|", views: ["a": a, "b": b])"#
    )
    #expect(reading.file.constraints.map(\.constantPointsInward) == [true, false, true])
    #expect(reading.file.constraints.map(\.relation) == [.equal, .equal, .greaterThanOrEqual])
  }

  @Test("the options give direction and alignment")
  func options() {
    #expect(
      read("|[a]-(>=0)-[b]|", #"options: .directionLeftToRight, views: ["a": a, "b": b]"#) == [
        "a.left = superview.left", #"b.left >= a.right + "|[a]-(>=0)-[b]|""#,
        "b.right = superview.right",
      ])
    #expect(
      read(
        "|[a]-(>=0)-[b]",
        #"options: [.directionRightToLeft, .alignAllCenterY], metrics: nil, views: ["a": a, "b": b]"#
      ) == [
        "a.right = superview.right", #"b.right <= a.left + "|[a]-(>=0)-[b]""#,
        "b.centerY = a.centerY",
      ])
    #expect(
      read(
        "V:[a][b]",
        #"options: [NSLayoutConstraint.FormatOptions.alignAllLeading, .alignAllRight], views: ["a": a, "b": b]"#
      ) == ["b.top = a.bottom", "b.leading+right = a.leading+right"])
  }

  @Test(
    "views come from a dictionary literal or a local; others are unknown",
    arguments: [
      (#"let views = ["a": cell.icon!]"#, "cell.icon.leading = superview.leading"),
      (#"let views: [String: Any] = ["a": icon as Any]"#, "icon.leading = superview.leading"),
      (#"let views = ["a": icon] as [String: UIView]"#, "icon.leading = superview.leading"),
      (#"let views = ["x": icon]"#, "a.leading = superview.leading"),
      (#"let views = makeViews(), other = ["a": icon]"#, "a.leading = superview.leading"),
      (#"let views = ["a": makeIcon()]"#, "?.leading = superview.leading"),
    ])
  func views(_ local: String, _ expected: String) {
    let reading = Reading(
      """
      func f() {
        \(local)
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", metrics: nil, views: views))
      }
      func g() { let views = ["a": wrong] }
      """)
    #expect(reading.constraints == [expected + " (activatedArray)"])
  }

  @Test("the use of the constraints is known")
  func containers() {
    let reading = Reading(
      #"""
      func f() {
        view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "|[a]", views: ["a": a]))
        let kept = NSLayoutConstraint.constraints(withVisualFormat: "|[b]", views: ["b": b])
        all += NSLayoutConstraint.constraints(withVisualFormat: "|[c]", views: ["c": c])
        NSLayoutConstraint.activate([
          NSLayoutConstraint.constraints(withVisualFormat: "|[d]", views: ["d": d]),
          NSLayoutConstraint.constraintsWithVisualFormat("|[e]", options: [], metrics: nil, views: ["e": e]),
        ].flatMap { $0 })
        NSLayoutConstraint.constraints(withVisualFormat: "|[g]", views: ["g": g])
      }
      """#)
    #expect(
      reading.constraints == [
        "a.leading = superview.leading (activatedArray)", "b.leading = superview.leading (stored)",
        "c.leading = superview.leading (stored)", "d.leading = superview.leading (activatedArray)",
        "e.leading = superview.leading (activatedArray)",
        "g.leading = superview.leading (dropped)",
      ])
    #expect(
      reading.actions.filter { $0.hasPrefix("constraint") }
        == ["a", "b", "c", "d", "e", "g"].map { "constraint \($0)" })
  }

  @Test("a format that is not a plain string creates unknown constraints")
  func computed() {
    let code = [
      #""H:|-\(space)-[a]|""#, "format", #""H:" + row"#, #""""|[a]|""""#, ##"#"|[a]|"#"##,
    ]
    for format in code {
      let reading = Reading(
        #"x(NSLayoutConstraint.constraints(withVisualFormat: \#(format), views: ["a": a]))"#)
      #expect(reading.constraints == [], "\(format)")
      #expect(reading.actions == ["constraint ?"], "\(format)")
    }
    #expect(Reading(#"view.constraints(for: "|[a]|")"#).actions == [])
    #expect(Reading(#"print("NSLayoutConstraint.constraints(withVisualFormat: x)")"#).actions == [])
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
