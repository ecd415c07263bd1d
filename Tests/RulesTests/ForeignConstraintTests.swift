import Testing

@testable import Rules

@Suite("foreign_constraint")
struct ForeignConstraintTests {
  private let expect = Expectation(
    ForeignConstraint(),
    in: """
      func setup() {
        let other = UILabel()
        let guide = titleLabel.safeAreaLayoutGuide
        view.addSubview(titleLabel, withConstraints: [
          titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
          …
        ])
      }
      """)

  @Test(
    "constraints between two other views are reported",
    arguments: [
      "↓self.albumLabel.topAnchor.constraint(equalTo: topAnchor),",
      "↓topAnchor.constraint(equalTo: albumLabel.topAnchor),",
      "↓albumLabel.heightAnchor.constraint(equalToConstant: 44),",
      "↓other.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),",
      "↓view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: albumLabel.topAnchor),",
      "↓albumLabel.topAnchor.constraint(equalTo: view.topAnchor), albumLabel.leftAnchor.constraint(equalTo: view.leftAnchor),",
      "↓NSLayoutConstraint(item: albumLabel, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44),",
      "↓NSLayoutConstraint(item: albumLabel, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0),",
    ])
  func foreign(_ constraints: String) { expect(constraints) }

  @Test(
    "constraints of the added view and unknown ones are silent",
    arguments: [
      "albumLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),",
      "«↓albumLabel→titleLabel.layoutMarginsGuide».topAnchor.constraint(equalTo: view.topAnchor),",
      "↓view.bottomAnchor.constraint(equalTo: self«.titleLabel»!.badge.bottomAnchor),",
      "«↓albumLabel→guide».topAnchor.constraint(equalTo: view.topAnchor),",
      "view.topAnchor.constraint(equalTo: guide.topAnchor),",
      "view.topAnchor.constraint(equalTo: isWide ? titleLabel.topAnchor : albumLabel.topAnchor),",
      "«↓albumLabel→(isWide ? titleLabel : albumLabel)».topAnchor.constraint(equalTo: view.topAnchor),",
      "view.topAnchor.constraint(equalTo: anchor(of: kind)),",
      "topConstraint, albumLabel.pin(to: view),",
      "// albumLabel.topAnchor.constraint(equalTo: view.topAnchor),",
    ])
  func own(_ constraints: String) { expect(constraints) }

  @Test("other calls are silent; an option adds names")
  func names() {
    let code = """
      view.embed(titleLabel, constraints: [albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])
      view.show(titleLabel, withConstraints: [albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])
      view.addSubview(makeLabel(), withConstraints: [albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])
      view.addSubview(titleLabel)
      NSLayoutConstraint.activate([albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])
      """
    RulesTests.expect(ForeignConstraint(), code)
    let options = ForeignConstraint.Options(functions: ["embed"], labels: ["constraints"])
    RulesTests.expect(
      ForeignConstraint(options: options),
      "view.embed(titleLabel, constraints: [↓albumLabel.topAnchor.constraint(equalTo: view.topAnchor)])"
    )
  }

  @Test("a call has one finding")
  func calls() {
    let code = """
      func setup() {
        addSubview(a, withConstraints: [↓b.topAnchor.constraint(equalTo: topAnchor), b.leftAnchor.constraint(equalTo: leftAnchor)])
        insertSubview(c, at: 0, withConstraints: [↓b.topAnchor.constraint(equalTo: topAnchor)])
      }
      """
    RulesTests.expect(ForeignConstraint(), code)
  }
}
