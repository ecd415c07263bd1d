import LintEngine
import Testing

@testable import Rules

@Suite("piling_constraints")
struct PilingConstraintsTests {
  private func expect(
    _ members: String, in type: String = "PlayerView: UIView",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = """
      class \(type) {
        private let titleLabel = UILabel()
        private var badge: UIView?
        \(members)
      }
      """
    let mismatch = mismatch(PilingConstraints(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  private static let constraint =
    "titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true"

  @Test(
    "constraints of a function that runs repeatedly are reported once",
    arguments: [
      "func render(_ song: Song) { ↓\(constraint); \(constraint) }",
      "func updateTitle() { addSubview(titleLabel); ↓\(constraint) }",
      "func refresh() { NSLayoutConstraint.activate([↓titleLabel.topAnchor.constraint(equalTo: topAnchor)]) }",
      "func refresh() { titleLabel.snp.makeConstraints { ↓$0.top.equalToSuperview() } }",
      "func refresh() { ↓titleLabel.autoPinEdge(toSuperviewEdge: .top) }",
      "private func updateTitle() { ↓\(constraint) }; func show() { updateTitle() }",
      "func update(_ song: Song) { ↓\(constraint) }; init() { super.init(frame: .zero); update(.none) }",
      "func updateTitle() { ↓\(constraint) }; init() { super.init(frame: .zero); updateTitle() }; func show() { updateTitle() }",
    ])
  func reported(members: String) { expect(members) }

  @Test(
    "what may happen once, or replaces the old constraints, is silent",
    arguments: [
      "func setupTitle() { \(constraint) }",
      "func configure(with song: Song) { \(constraint) }",
      "func render(_ song: Song) { if isFirst { \(constraint) } }",
      "func render(_ song: Song) { guard isFirst else { return }; \(constraint) }",
      "func render(_ song: Song) { top = titleLabel.topAnchor.constraint(equalTo: topAnchor) }",
      "func render(_ song: Song) { titleLabel.snp.remakeConstraints { $0.top.equalToSuperview() } }",
      "func render(_ song: Song) { titleLabel.snp.updateConstraints { $0.top.equalToSuperview() } }",
      "func render(_ song: Song) { titleLabel.removeFromSuperview(); addSubview(titleLabel); \(constraint) }",
      "func render(_ song: Song) { \(constraint) }; func prepareForReuse() { NSLayoutConstraint.deactivate(all) }",
      "func render(_ song: Song) { let row = UIView(); addSubview(row); row.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      "func render(_ song: Song) { badge = UIView(); badge!.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      "private func updateTitle() { \(constraint) }; init() { super.init(frame: .zero); updateTitle() }",
      "private func updateTitle() { \(constraint) }; private func style() { updateTitle() }; init() { super.init(frame: .zero); style() }",
      "func renderTitle() { \(constraint) }; init() { super.init(frame: .zero); renderTitle() }",
      "func updateLayout() { \(constraint) }",
      "override func updateConstraints() { \(constraint) }",
      "func render(_ song: Song) { animate { \(constraint) } }",
      "func render(_ song: Song) { titleLabel.topAnchor.constraint(equalTo: song.view.topAnchor).isActive = true }",
    ])
  func silent(members: String) { expect(members) }

  @Test("a cell is configured for each row")
  func cells() {
    let cell = "PlayerCell: UITableViewCell"
    expect("func configure(with song: Song) { ↓\(Self.constraint) }", in: cell)
    expect("func bind(_ song: Song) { ↓\(Self.constraint) }", in: cell)
    expect("override func prepareForReuse() { ↓\(Self.constraint) }", in: cell)
    expect("func updateLayout() { ↓\(Self.constraint) }", in: cell)
    expect("func configure() { \(Self.constraint) }", in: cell)
  }
}
