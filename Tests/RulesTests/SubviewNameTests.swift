import Testing

@testable import Rules

@Suite("subview_name")
struct SubviewNameTests {
  private func names(_ style: SubviewName.Style, _ marked: String) {
    expect(SubviewName(options: .init(style: style)), "class A: UIView { \(marked) }")
  }

  @Test("with kinds, a name ends with the type of its view")
  func kinds() {
    names(.kind, "let ↓title«Label» = UILabel()")
    names(.kind, "let ↓cover: «UIImageView→UIView»!; let titleLabel = UILabel()")
    // A word of the type is a kind for those who shorten it.
    names(
      .kind,
      "let coverImage = UIImageView(); let stack = UIStackView(); let inputField = UITextField()")
  }

  @Test("without kinds, no name does")
  func plain() {
    names(.plain, "let ↓title«Label→» = UILabel()")
    names(
      .plain, "lazy var ↓cover«ImageView→»: UIImageView = { UIImageView() }(); let line = UIView()")
  }

  @Test("there is one finding for each view, with all names")
  func message() {
    let code = "class A: UIView { let title = UILabel(); let photo = UIImageView() }"
    let found = diagnostics(of: SubviewName(options: .init(style: .kind)), in: code)
    #expect(
      found.map(\.message) == ["the names `title`, `photo` do not say what kind of view it is"])
  }
}
