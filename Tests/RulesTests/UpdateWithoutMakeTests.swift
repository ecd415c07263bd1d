import Testing

@testable import Rules

@Suite("update_without_make")
struct UpdateWithoutMakeTests {
  private let expect = Expectation(
    UpdateWithoutMake(),
    in: """
      class PlayerView: UIView {
        private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
        private let card = CardView()
        func setup() {
          addSubview(titleLabel)
          titleLabel.snp.makeConstraints { make in
            …
          }
        }
        func change() {
          titleLabel.snp.updateConstraints { make in
            …
          }
          …
        }
      }
      """)

  @Test(
    "an update without its make is reported",
    arguments: [
      ("make.top.equalToSuperview()", "↓make.bottom.equalToSuperview()"),
      (
        "make.top.leading.equalToSuperview()",
        "make.top.equalToSuperview().offset(8); ↓make.left.equalToSuperview()"
      ),
      ("make.edges.equalToSuperview()", "↓make.height.equalTo(8)"),
      ("make.height.lessThanOrEqualTo(8)", "↓make.height.equalTo(8)"),
      ("make.top.equalTo(albumLabel.snp.bottom)", "↓make.top.equalTo(coverView.snp.bottom)"),
      ("make.center.equalToSuperview()", "↓make.size.equalTo(80)"),
      ("make.leading.equalTo(albumLabel.snp.trailing)", "↓make.leading.equalTo(self)"),
    ])
  func reported(made: String, updated: String) { expect(made, updated) }

  @Test(
    "an update that may find its constraint is silent",
    arguments: [
      (
        "make.top.equalToSuperview()",
        "↓make.«bottom.equalToSuperview()→top.equalToSuperview().offset(8)»"
      ),
      (
        "make.edges.equalToSuperview()", "↓make.«height.equalTo→bottom.equalToSuperview().inset»(8)"
      ),
      (
        "make.edges.equalToSuperview()",
        "make.leading.equalToSuperview().inset(8); make.right.equalToSuperview()"
      ),
      ("make.leading.trailing.top«.bottom».equalToSuperview()", "↓make.edges.equalToSuperview()"),
      ("make.«edges.equalToSuperview()→size.equalTo(80)»", "↓make.height.equalTo(8)"),
      (
        "make.top.equalTo(albumLabel.snp.bottom)",
        "↓make.«height.equalTo→top.equalTo(albumLabel.snp.bottom).offset»(8)"
      ),
      ("make.top.equalTo(albumLabel.snp.bottom)«; addSizes(make)»", "↓make.height.equalTo(8)"),
      ("if isWide { make.height.equalTo(8) }", "make.height.equalTo(16)"),
    ])
  func silent(made: String, updated: String) { expect(made, updated) }

  @Test("other code that may make constraints is silent")
  func elsewhere() {
    expect(
      "make.top.equalToSuperview()", "↓make.height.equalTo(8)", "",
      silentWith: [
        "": "titleLabel.snp.remakeConstraints { $0.height.equalTo(8) }",
        "": "titleLabel.snp.makeConstraints(layout)", "": "titleLabel.snp.removeConstraints()",
        "": "let prepared = titleLabel.snp.prepareConstraints { $0.height.equalTo(8) }",
        "": "layout(titleLabel)",
        "": "[titleLabel].forEach { $0.snp.makeConstraints { $0.height.equalTo(8) } }",
        "": "for view in [titleLabel] { view.snp.makeConstraints { $0.height.equalTo(8) } }",
        "": "titleLabel.fixHeight()",
      ])
  }

  @Test("views without a make, or of a class of the project, are silent")
  func otherViews() {
    expect(
      "make.top.equalToSuperview()", "",
      "albumLabel.snp.makeConstraints { $0.top.equalToSuperview() }; albumLabel.snp.updateConstraints { ↓$0.height.equalTo(8) }",
      silentWith: [
        "albumLabel.snp.makeConstraints { $0.top.equalToSuperview() }; ": "",
        "albumLabel.snp": "card.snp",
      ])
  }
}
