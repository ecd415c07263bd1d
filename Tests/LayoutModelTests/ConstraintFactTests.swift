import LayoutModel
import Testing

@Suite("The targets and uses of constraints")
struct ConstraintFactTests {

  @Test("an inset points inward, an offset does not")
  func inward() {
    let reading = Reading(
      """
      a.snp.makeConstraints { make in
        make.top.equalToSuperview().inset(8)
        make.top.equalToSuperview().offset(8)
        make.top.equalToSuperview()
      }
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)
      """)
    #expect(
      reading.file.constraints.map(\.constantPointsInward) == [true, false, false, false])
  }

  /// The attributes of the constraints whose second item is the container.
  private func inContainer(_ code: String) -> [String] {
    let file = Reading(code).file
    return file.constraints.filter(file.tree.relatesToContainer).map {
      file.name($0.firstItem) + "." + $0.attributes.names.joined()
    }
  }

  @Test("a container is the view that a subview was added to, its guide, or a superview by name")
  func containers() {
    let code = """
      class A: UIView {
        let scroll = UIScrollView()
        func add() {
          addSubview(a)
          [b, c].forEach(card.addSubview)
          self.contentView.addSubview(d)
          stack.addArrangedSubview(e)
          scroll.addSubview(f)
          $
        }
      }
      """
    for (line, expected) in [
      ("a.topAnchor.constraint(equalTo: topAnchor)", ["a.top"]),
      ("a.topAnchor.constraint(equalTo: self.topAnchor)", ["a.top"]),
      ("self.a!.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)", ["a.top"]),
      ("b.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor)", ["b.top"]),
      ("c.topAnchor.constraint(equalTo: card.readableContentGuide.topAnchor)", ["c.top"]),
      ("d.topAnchor.constraint(equalTo: contentView.topAnchor)", ["d.top"]),
      ("e.topAnchor.constraint(equalTo: stack.topAnchor)", ["e.top"]),
      ("e.topAnchor.constraint(equalTo: e.superview!.topAnchor)", ["e.top"]),
      ("topAnchor.constraint(equalTo: superview!.topAnchor)", ["self.top"]),
      ("x.snp.makeConstraints { $0.top.equalToSuperview() }", ["x.top"]),
      ("a.snp.makeConstraints { $0.top.equalTo(self) }", ["a.top"]),
      (
        "let n = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)",
        ["a.top"]
      ),
      ("a.topAnchor.constraint(equalTo: b.topAnchor)", []),
      ("b.topAnchor.constraint(equalTo: topAnchor)", []),
      ("topAnchor.constraint(equalTo: a.topAnchor)", []),
      ("f.topAnchor.constraint(equalTo: scroll.topAnchor)", []),
      ("x.topAnchor.constraint(equalTo: topAnchor)", []),
      ("func other() { let a = UIView(); a.topAnchor.constraint(equalTo: topAnchor) }", []),
      ("a.topAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor)", []),
    ] as [(String, [String])] {
      #expect(inContainer(code.replacing("$", with: line)) == expected, "\(line)")
    }
  }

  @Test(
    "a view added to several parents has no certain container; an extension shares its type's facts"
  )
  func severalContainers() {
    #expect(
      inContainer(
        """
        class A: UIView {
          func add() { addSubview(a); card.addSubview(a); addSubview(b) }
        }
        extension A {
          func make() {
            a.topAnchor.constraint(equalTo: topAnchor)
            b.topAnchor.constraint(equalTo: topAnchor)
          }
        }
        class C: UIView {
          func make() { b.topAnchor.constraint(equalTo: topAnchor) }
        }
        """) == ["b.top"])
  }
}
