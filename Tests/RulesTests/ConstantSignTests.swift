import LintEngine
import Testing

@testable import Rules

@Suite("constant_sign")
struct ConstantSignTests {
  private func expect(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let code = """
      class A: UIView {
        func setUp() {
          addSubview(a)
          \(body)
        }
      }
      """
    let mismatch = mismatch(ConstantSign(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test("a finding is a note by default")
  func severity() {
    #expect(ConstantSign.description.defaultSeverity == .note)
  }

  @Test(
    "an end outside the container is reported where the start is inset",
    arguments: [
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓8)])",
      "activate([a.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: gap), a.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: ↓16.5)])",
      "activate([a.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: ↓8), a.topAnchor.constraint(equalTo: topAnchor, constant: 8)])",
      "view.addConstraints([NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1.0, constant: 8), NSLayoutConstraint(item: a, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1.0, constant: ↓8)])",
      "a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(↓16) }",
      "a.snp.makeConstraints { $0.left.right.equalToSuperview().offset(↓-16) }",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().offset(↓8) }",
      "a.snp.makeConstraints { $0.top.equalToSuperview().inset(8); $0.bottom.equalToSuperview().offset(↓8) }",
      "a.snp.makeConstraints { $0.top.equalTo(self).offset(8); $0.bottom.equalTo(self).inset(↓-8) }",
      "a.autoPinEdge(toSuperviewEdge: .top, withInset: 8); a.autoPinEdge(.bottom, to: .bottom, of: self, withOffset: ↓8)",
      "a.topAnchor == topAnchor + 8; a.bottomAnchor == bottomAnchor + ↓8",
      "a.topToSuperview(offset: 8); a.bottom(to: self, offset: ↓8)",
    ])
  func outside(_ body: String) { expect(body) }

  @Test(
    "deliberate, inner, named, adjustable and unrelated constants are silent",
    arguments: [
      "activate([a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -8), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: -8)])",
      "activate([a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 1)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: margin)])",
      "activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)])",
      "activate([b.topAnchor.constraint(equalTo: topAnchor, constant: 8), b.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 8)])",
      "a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true; bottom = a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 300)",
      "a.snp.makeConstraints { $0.top.equalToSuperview().offset(8); self.bottom = $0.bottom.equalToSuperview().offset(300).constraint }",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }",
      "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(-8) }",
      "a.snp.makeConstraints { $0.leading.equalToSuperview().offset(16); $0.trailing.equalToSuperview().offset(-16) }",
      "let scroll = UIScrollView(); scroll.addSubview(c); c.snp.makeConstraints { $0.top.equalToSuperview().offset(8); $0.bottom.equalToSuperview().offset(8) }",
      "a.leftToSuperview(offset: 16); a.rightToSuperview(offset: 16)",
      "a.leadingToSuperview(offset: 16); a.trailingToSuperview(offset: -16)",
      "a.topToSuperview(offset: 16); a.bottomToSuperview(offset: 16)",
      "a.autoPinEdge(toSuperviewEdge: .top, withInset: 8); a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)",
      "import EasyPeasy; a.easy.layout(Top(8), Bottom(8))",
    ])
  func silent(_ body: String) { expect(body) }
}
