import LintEngine
import Testing

@testable import Rules

@Suite("update_without_make")
struct UpdateWithoutMakeTests {
  private func expect(
    made: String, updated: String, _ more: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = """
      class PlayerView: UIView {
        private let titleLabel = UILabel(), albumLabel = UILabel(), coverView = UIView()
        private let card = CardView()
        func setup() {
          addSubview(titleLabel)
          titleLabel.snp.makeConstraints { make in
            \(made)
          }
        }
        func change() {
          titleLabel.snp.updateConstraints { make in
            \(updated)
          }
          \(more)
        }
      }
      """
    let mismatch = mismatch(UpdateWithoutMake(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

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
    ])
  func reported(made: String, updated: String) { expect(made: made, updated: updated) }

  @Test(
    "an update that may find its constraint is silent",
    arguments: [
      ("make.top.equalToSuperview()", "make.top.equalToSuperview().offset(8)"),
      ("make.edges.equalToSuperview()", "make.bottom.equalToSuperview().inset(8)"),
      (
        "make.edges.equalToSuperview()",
        "make.leading.equalToSuperview().inset(8); make.right.equalToSuperview()"
      ),
      ("make.leading.trailing.top.bottom.equalToSuperview()", "make.edges.equalToSuperview()"),
      ("make.size.equalTo(80)", "make.height.equalTo(8)"),
      (
        "make.top.equalTo(albumLabel.snp.bottom)",
        "make.top.equalTo(albumLabel.snp.bottom).offset(8)"
      ),
      ("make.top.equalTo(albumLabel.snp.bottom); addSizes(make)", "make.height.equalTo(8)"),
      ("if isWide { make.height.equalTo(8) }", "make.height.equalTo(16)"),
    ])
  func silent(made: String, updated: String) { expect(made: made, updated: updated) }

  @Test(
    "other code that may make constraints is silent",
    arguments: [
      "titleLabel.snp.remakeConstraints { $0.height.equalTo(8) }",
      "titleLabel.snp.makeConstraints(layout)",
      "titleLabel.snp.removeConstraints()",
      "let prepared = titleLabel.snp.prepareConstraints { $0.height.equalTo(8) }",
      "layout(titleLabel)",
      "[titleLabel].forEach { $0.snp.makeConstraints { $0.height.equalTo(8) } }",
      "for view in [titleLabel] { view.snp.makeConstraints { $0.height.equalTo(8) } }",
      "titleLabel.fixHeight()",
    ])
  func elsewhere(more: String) {
    expect(made: "make.top.equalToSuperview()", updated: "make.height.equalTo(8)", more)
  }

  @Test("views without a make, or of a class of the project, are silent")
  func otherViews() {
    let update = { (view: String) in "\(view).snp.updateConstraints { $0.height.equalTo(8) }" }
    expect(made: "make.top.equalToSuperview()", updated: "", update("albumLabel"))
    expect(
      made: "", updated: "",
      "card.snp.makeConstraints { $0.top.equalToSuperview() }; " + update("card"))
  }
}
