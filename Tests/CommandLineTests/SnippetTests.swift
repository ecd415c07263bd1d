import TestSupport
import Testing

@Suite("A new view looks like the team's own")
struct SnippetTests {
  /// Six classes that are written alike, with a base class that lays out through what they override.
  private static func project(_ kind: String, of base: String) throws -> Project {
    var files = [
      ".layoutlint.yml": """
      extends: [none]
      rules:
        view_structure: {severity: warning, style: closures}
      """
    ]
    for number in 0..<6 {
      files["V\(number)\(kind).swift"] = """
        final class V\(number)\(kind): \(base) {
            private struct Metrics {
                static let space: CGFloat = 8
            }
            private let titleLabel: UILabel = {
                let result = UILabel()
                result.numberOfLines = 0
                return result
            }()
            override func setupHierarchy() {
                super.setupHierarchy()
                addSubview(titleLabel)
            }
            override func bindConstraints() {
                super.bindConstraints()
                titleLabel.snp.makeConstraints { $0.top.equalToSuperview() }
            }
        }
        """
    }
    return try Project(files)
  }

  @Test("constants, closures and the functions of a base class are written as in the code")
  func habits() throws {
    let text = try Self.project("View", of: "BaseView").lint("snippet", "CardView").output
    #expect(text.contains("final class CardView: BaseView {\n"), "\(text)")
    #expect(text.contains("    private struct Metrics {\n        static let avatarSize"), "\(text)")
    #expect(text.contains("Metrics.inset") && !text.contains("Constants"), "\(text)")
    #expect(
      text.contains(
        "    private let nameLabel: UILabel = {\n        let result = UILabel()\n"), "\(text)")
    // The button's target is the view itself.
    #expect(text.contains("    private lazy var followButton: UIButton = {\n"), "\(text)")
    #expect(
      text.contains("    override func bindConstraints() {\n        super.bindConstraints()\n"),
      "\(text)")
    #expect(!text.contains("init(") && !text.contains("commonSetup"), "\(text)")
  }

  @Test("views are set up with `then` where the code does so")
  func then() throws {
    var files = [".layoutlint.yml": "rules: {view_structure: {severity: warning, style: closures}}"]
    for number in 0..<6 {
      files["V\(number).swift"] =
        "final class V\(number): UIView { let a = UILabel().then { $0.text = x }; let b: UILabel = { UILabel().then { $0.text = x } }() }"
    }
    #expect(
      try Project(files).lint("snippet", "CardView").output.contains(
        "  private let nameLabel = UILabel().then {\n    $0.font ="))
  }

  @Test("one initializer calls what sets the view up, two call a function")
  func entries() throws {
    func text(_ style: String) throws -> String {
      try Project([
        ".layoutlint.yml": "rules: {initializer_style: {severity: warning, style: \(style)}}"
      ]).lint("snippet", "CardView").output
    }
    #expect(try text("fatal_error").contains("super.init(frame: frame)\n    setupAvatarView()\n"))
    #expect(try text("common_setup").contains("super.init(frame: frame)\n    commonSetup()\n"))
  }

  @Test("far edges have insets, or negative offsets, as in the code")
  func farEdges() throws {
    func text(_ distance: String) throws -> String {
      var files = [
        ".layoutlint.yml": "rules: {layout_dialect: {severity: warning, style: snapkit}}"
      ]
      for number in 0..<6 {
        files["V\(number).swift"] =
          "final class V\(number): UIView { func setup() { a.snp.makeConstraints { $0.bottom.equalToSuperview().\(distance) } } }"
      }
      return try Project(files).lint("snippet", "CardView").output
    }
    #expect(
      try text("offset(-8)").contains("$0.bottom.equalToSuperview().offset(-1.0 * Constants.inset)")
    )
    #expect(try text("inset(8)").contains("$0.bottom.equalToSuperview().inset(Constants.inset)"))
  }

  @Test(
    "the name says what it is",
    arguments: [
      ("CardView", "UIView", "override init(frame: CGRect) {", "    addSubview(nameLabel)"),
      (
        "CardCell", "UITableViewCell",
        "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
        "    contentView.addSubview(nameLabel)"
      ),
      (
        "CardCollectionViewCell", "UICollectionViewCell", "override init(frame: CGRect) {",
        "    contentView.addSubview(nameLabel)"
      ),
      (
        "CardViewController", "UIViewController", "override func viewDidLoad() {",
        "    view.addSubview(nameLabel)"
      ),
    ])
  func kinds(name: String, base: String, start: String, addition: String) throws {
    let text = try Project([:]).lint("snippet", name).output
    #expect(text.contains("final class \(name): \(base) {\n"), "\(text)")
    #expect(text.contains("\n  \(start)\n") && text.contains("\n\(addition)\n"), "\(text)")
    let anchor =
      addition.split(separator: ".").count > 1
      ? "equalTo: \(addition.dropFirst(4).prefix { $0 != "." }).topAnchor" : "equalTo: topAnchor"
    #expect(text.contains(anchor), "\(text)")
  }

  @Test("a base class is the team's for its kind, and none where it takes arguments")
  func bases() throws {
    let screens = try Self.project("ViewController", of: "BaseScreen")
    #expect(try screens.lint("snippet", "CardVC").output.contains("class CardVC: BaseScreen {"))
    #expect(try screens.lint("snippet", "CardCell").output.contains(": UITableViewCell {"))
    let cells = try Self.project("Cell", of: "BaseCell")
    #expect(try cells.lint("snippet", "CardCell").output.contains("class CardCell: BaseCell {"))
    let items = try Self.project("Cell", of: "BaseCollectionCell")
    #expect(
      try items.lint("snippet", "CardCollectionCell").output.contains(": BaseCollectionCell {"))
    let nibs = try Self.project("View", of: "NibView")
    for number in 0..<6 {
      let name = "V\(number)View.swift"
      let text = try nibs.text(name)
      try nibs.folder.write(
        name,
        text.replacing(
          "    override func setup",
          with: "    @IBOutlet var icon: UIImageView!\n    override func setup"))
    }
    #expect(try nibs.lint("snippet", "CardView").output.contains("class CardView: UIView {"))

    let generic = try Self.project("View", of: "BaseView<Model>")
    #expect(try generic.lint("snippet", "CardView").output.contains("class CardView: UIView {"))
  }
}
