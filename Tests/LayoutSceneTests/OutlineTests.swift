import LayoutModel
import LayoutScene
import SwiftSource
import Testing

@Suite("The outline of a class")
struct OutlineTests {
  /// The rows of the only scene, each with its depth as spaces.
  func outline(_ code: String..., width: Int = 80) throws -> [String] {
    var project = SceneProject()
    for (index, text) in code.enumerated() {
      let source = SourceFile(Array(text.utf8), vocabulary: LayoutVocabulary.recognizing([]))
      let file = ViewFile(source: source)
      file.read()
      project.add(file, path: "File\(index).swift")
    }
    let scenes = project.scenes(of: nil).filter { !$0.isEmpty }
    try #require(scenes.count == 1, "\(scenes.map(\.type))")
    return OutlineText(SceneOutline(scenes[0]), width: width).lines
  }

  /// A view class with these members and these statements in `setUp()`.
  func view(_ members: String, _ statements: String) throws -> [String] {
    try outline(
      """
      class PlayerView: UIView {
      \(members)
        func setUp() {
      \(statements)
        }
      }
      """)
  }

  @Test("a view's own settings are shown, and what operators of the project do is listed")
  func own() throws {
    let lines = try view(
      "let label = UILabel()",
      """
          backgroundColor = .white
          self.alpha = 0.5
          addSubview(label)
          label.snp.makeConstraints {
            $0.top == 8
            $0.leading.equalToSuperview()
          }
      """)
    #expect(lines[2] == "│  sets backgroundColor .white, alpha 0.5", "\(lines)")
    #expect(lines.suffix(2) == ["Not resolved:", "  line 8: what `$0.top == 8` does"], "\(lines)")
  }

  @Test("shows classes, constraints, configuration and data, in the order of the tree")
  func all() throws {
    let lines = try outline(
      """
      final class SongCell: UITableViewCell {
        private let cover = UIImageView()
        private let row: UIStackView = {
          let stack = UIStackView()
          stack.axis = .vertical
          stack.spacing = 4
          return stack
        }()
        private let title = UILabel()

        func setUp() {
          title.numberOfLines = 0
          title.textColor = .label
          contentView.addSubview(cover)
          contentView.addSubview(row)
          row.addArrangedSubview(title)
          NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            cover.heightAnchor.constraint(equalToConstant: 64),
            cover.widthAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 0.5),
            row.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: Spacing.medium),
            row.trailingAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            row.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
          ])
        }

        func render(_ props: Props) {
          title.text = props.songName
        }
      }
      """,
      """
      enum Spacing {
        static let medium: CGFloat = 12
      }
      """)
    #expect(
      lines == [
        "SongCell: UITableViewCell  File0.swift:1",
        "self",
        "└─ contentView",
        "   ├─ cover  UIImageView",
        "   │     top = superview + 8, leading = superview + 16, height = 64,",
        "   │       width = height * 0.5",
        "   └─ row  UIStackView, vertical, spacing 4",
        "      │  leading = cover.trailing + 12, trailing = safeArea - 16,",
        "      │    centerY = cover",
        "      └─ title  UILabel  ← props.songName",
        "            sets numberOfLines 0, textColor .label",
      ])
  }

  @Test("says together what belongs together")
  func shapes() throws {
    let lines = try view(
      "  let a = UIView()\n  let b = UIView()",
      """
          addSubview(a)
          a.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(16)
          }
          addSubview(b)
          b.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.equalTo(24)
            make.leading.greaterThanOrEqualToSuperview().offset(8).priority(.high)
          }
      """)
    #expect(lines.contains("│     edges = superview inset 16"))
    #expect(lines.contains("      center = superview, size = 24, leading >= superview + 8 @high"))
  }

  @Test(
    "reads additions in every shape",
    arguments: [
      "addSubview(a); addSubview(b)", "[a, b].forEach(addSubview)",
      "[a, b].forEach { addSubview($0) }", "[a, b].forEach { view in self.addSubview(view) }",
      "for view in [a, b] { addSubview(view) }", "addSubviews(a, b)", "addSubviews([a, b])",
      "self.addSubview(self.a); self.addSubview(self.b)",
      "insertSubview(b, at: 0); insertSubview(a, at: 0)",
    ])
  func additions(_ code: String) throws {
    let lines = try view("  let a = UILabel()\n  let b = UILabel()", code)
    #expect(lines.suffix(3) == ["self", "├─ a  UILabel", "└─ b  UILabel"])
  }

  @Test(
    "stacks that functions of the project make have their views",
    arguments: [
      "let row = [a, b].asStackView(axis: .vertical, spacing: 5)",
      "let row = VStackView(axis: .vertical, spacing: 5, views: [a, b])",
      "let row = StackView(a, b, axis: .vertical, spacing: 5)",
      "let row = UIStackView(arrangedSubviews: [a, b]); row.axis = .vertical; row.spacing = 5",
    ])
  func madeStacks(_ code: String) throws {
    let lines = try view(
      "  let a = UILabel()\n  let b = UILabel()", "    \(code)\n    addSubview(row)")
    #expect(lines.suffix(2) == ["   ├─ a  UILabel", "   └─ b  UILabel"], "\(lines)")
    #expect(
      lines.contains { $0.hasPrefix("└─ row") && $0.hasSuffix("vertical, spacing 5") }, "\(lines)")
  }

  @Test("the system's spacing is a number of points, not a multiplier")
  func systemSpacing() throws {
    let lines = try view(
      "  let a = UILabel()",
      """
          addSubview(a)
          NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 2),
            bottomAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1.0),
          ])
      """)
    #expect(lines.last == "      top = superview + 16, bottom = superview - 8")
  }

  @Test("a local that becomes a property is one view")
  func aliases() throws {
    let lines = try view(
      "  var title: UILabel!",
      """
          let label = UILabel()
          label.textColor = .red
          title = label
          addSubview(title)
          label.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """)
    #expect(
      lines.suffix(3) == ["└─ title  UILabel", "      height = 20", "      sets textColor .red"])
  }

  @Test("a constraint that is written on the container is shown on the view in it")
  func turned() throws {
    let lines = try view(
      "  let a = UILabel()",
      """
          addSubview(a)
          bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 10).isActive = true
      """)
    #expect(lines.last == "      bottom <= superview - 10")
  }

  @Test("constraints that are kept count as active where code activates them by name")
  func kept() throws {
    let lines = try view(
      "  let a = UILabel()",
      """
          addSubview(a)
          let top = a.topAnchor.constraint(equalTo: topAnchor)
          top.priority = .defaultHigh
          let height = a.heightAnchor.constraint(equalToConstant: 10)
          NSLayoutConstraint.activate([top])
      """)
    #expect(lines.last == "      top = superview @defaultHigh, height = 10 (not active at first)")
  }

  @Test("branches and later changes are marked")
  func states() throws {
    let lines = try view(
      "  let a = UILabel()",
      """
          addSubview(a)
          if isCompact {
            a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          } else {
            a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          }
          a.snp.updateConstraints { $0.height.equalTo(20) }
      """)
    #expect(
      lines.suffix(2) == [
        "      top = superview if isCompact, top = superview + 8 if not isCompact,",
        "        height = 20 (later)",
      ])
  }

  @Test("what the code does in its own way is listed, never left out")
  func gaps() throws {
    let lines = try view(
      "  let a = UILabel()\n  let views: [UIView] = []",
      """
          addSubview(a)
          a.pinToEdges(of: self)
          views.forEach { addSubview($0) }
          views.forEach { $0.heightAnchor.constraint(equalToConstant: 4).isActive = true }
      """)
    let gaps = lines.drop { $0 != "Not resolved:" }
    #expect(gaps.count == 4, "\(lines)")
    #expect(gaps.contains { $0.contains("line 6") && $0.contains("pinToEdges") })
    #expect(gaps.contains { $0.contains("line 7") })
    #expect(gaps.contains { $0.contains("line 8") })
  }

  @Test("views that the code adds to none are listed, and containers that are in each other end")
  func unplaced() throws {
    let lines = try view(
      "  let a = UIView()\n  let b = UIView()\n  @IBOutlet var c: UILabel!",
      "    a.addSubview(b); b.addSubview(a)")
    #expect(lines.contains("Not added to a view by this code:"))
    #expect(lines.contains("c  UILabel"))
    #expect(lines.contains { $0.contains("which is in it") })
  }

  @Test("extensions of a class in other files belong to it")
  func extensions() throws {
    let lines = try outline(
      "class PlayerView: UIView {\n  let a = UILabel()\n  func setUp() { addSubview(a) }\n}",
      "extension PlayerView {\n  func constrain() { a.topAnchor.constraint(equalTo: topAnchor).isActive = true }\n}"
    )
    #expect(lines.suffix(2) == ["└─ a  UILabel", "      top = superview"])
  }

  @Test("what cannot hold together is named with its lines")
  func contradictions() throws {
    let lines = try view(
      "  let a = UILabel()",
      """
          addSubview(a)
          a.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(16)
            make.width.equalToSuperview()
          }
      """)
    #expect(
      lines.suffix(2) == [
        "Cannot all hold:", "  a.width (line 7), a.leading (line 6), a.trailing (line 6)",
      ], "\(lines)")
  }

  @Test("frames are shown as the code writes them")
  func frames() throws {
    let lines = try view(
      "  let a = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)\n  let b = UIView()",
      """
          addSubview(a)
          addSubview(b)
          b.frame.size.height = 4
      """)
    #expect(lines.contains { $0.contains("frame.height = 4") })
  }

  @Test("a class with 5,000 views, and one deeply nested, end with a sentence")
  func large() throws {
    let names = (0..<5_000).map { "v\($0)" }
    let members = names.map { "  let \($0) = UIView()" }.joined(separator: "\n")
    let flat = try view(members, names.map { "    addSubview(\($0))" }.joined(separator: "\n"))
    #expect(flat.last == "  and 4001 more views; `--format json` lists all")
    let nested = zip(names, names.dropFirst()).map { "    \($0).addSubview(\($1))" }
    let deep = try view(members, (["    addSubview(v0)"] + nested).joined(separator: "\n"))
    #expect(deep.last == "  and 4001 more views; `--format json` lists all")
  }
}
