import LintEngine
import Testing

@testable import Rules

@Suite("stale_cell_state")
struct StaleCellStateTests {
  private let expect = Expectation(
    StaleCellState(),
    in: """
      class PlayerCell: UITableViewCell {
        private let badge = UILabel(), cover = UIImageView(), button = UIButton(), box = UIView()
        private var isLarge = false, isConfigured = false
        func configure(with song: Song) { … }
        …
      }
      """)

  @Test(
    "what is set for some rows only is reported once for each view",
    arguments: [
      "if song.isNew { ↓self.badge.text = song.title; badge.textColor = .red }",
      "if song.isNew { ↓badge.text = song.title } else { print(song) }",
      "if song.isNew { print(song) } else { ↓badge.text = song.title }",
      "if let url = song.url { ↓cover.image = load(url) }",
      "if let url = URL(string: song.url) { ↓cover.kf.setImage(with: url) }",
      "guard let url = song.url else { return }; ↓cover.image = load(url)",
      "guard song.isNew else { return }; ↓button.setTitle(song.title, for: .normal)",
      "if song.isOld { return }; ↓cover.image = song.image",
      "if song.isOld { ↓badge.text = song.title; return }",
      "switch song.kind { case .new: ↓badge.text = song.title; case .old: print(song); default: badge.text = nil }",
      "if song.isNew { ↓badge.textColor = .red }; badge.text = song.title",
      "if song.isNew { if song.isLoud { ↓badge.text = song.title } }",
      "let isNew = song.isNew; if isNew { ↓badge.isHidden = true }",
      "if song.isNew { ↓badge.isHidden = true }; if song.url != nil { ↓cover.image = song.image }",
      "if song.isNew { ↓badge.text = song.title; cover.isHidden = true } else { cover.isHidden = false }",
      "if isLarge, song.isNew { ↓badge.text = song.title }",
      "if song.isNew { ↓badge.alpha = 0.5 }",
    ])
  func reported(body: String) { expect(body) }

  @Test("what is set for all rows, hidden, or left to other code is silent")
  func silent() {
    expect(
      "if song.isNew { ↓badge.text = song.title }",
      silentWith: [
        "": " else { badge.text = nil }", "": " else { badge.attributedText = nil }",
        "": " else { style(badge) }", "": " else { badge.clear() }",
        "": " else { [badge, cover].forEach { $0.isHidden = true } }",
        "": " else { UIView.animate { self.badge.text = nil } }", "song.isNew": "isLarge",
        "if": "if !isConfigured,", "song.isNew": "#available(iOS 17, *)",
        "song.isNew": "let song = song as? NewSong", "": "; if !song.isNew { badge.text = nil }",
        "text": "removeFromSuperview(); badge.text", "if": "let badge = UILabel(); if",
      ])
    for code in [
      "badge.isHidden = !song.isNew",
      "badge.isHidden = true; if song.isNew { badge.isHidden = false }",
      "if song.isNew { ↓badge.isHidden = true }«; badge.isHidden = false»",
      "if song.isNew { badge.text = song.title«; badge.isHidden = false» } else { ↓badge.isHidden = true }",
      "if song.isNew { badge.text = song.title«; box.isHidden = false» } else { ↓box.isHidden = true }",
      "if song.isNew { badge.textColor = .red; badge.text = song.title } else { badge.text = nil }",
      "if song.isNew { «badge.text = a; »badge.textColor = .red } else { ↓badge.attributedText = song.title }",
      "for part in song.parts { if part.isNew { badge.text = part.title } }",
      "guard «index < song.parts→let song» else { return }; ↓badge.text = song.title",
      "guard «index < song.parts→let song = song» else { return }; ↓badge.text = song.title",
      "guard case .new(let title) = song.kind else { return }; badge.text = title",
      "guard song.isNew else { fatalError() }; badge.text = song.title",
      "guard index < song.parts«.count» else { return }; ↓badge.text = song.title",
      "if let time = formatter.string(from: song.time) { badge.text = time }",
      "switch song.kind { case .new: ↓badge.text = song.title; «case .old→default»: break }",
      "switch song.kind { case .new: ↓badge.text = song.title; case .old: «break→badge.text = nil» }",
      "if song.time == 0 { ↓badge.text = a } else «badge.text = b→if song.time > 0 { badge.text = b }»",
      "if song.isNew { ↓badge.isHidden = «true→false» }",
      "if song.isNew { ↓badge.«isHidden = true→numberOfLines = 2» }",
    ] { expect(code) }
  }

  @Test(
    "what another function sets for each row is silent",
    arguments: [
      "override func prepareForReuse() { badge.text = nil }",
      "override func prepareForReuse() { reset() }; private func reset() { badge.text = nil }",
      "override func prepareForReuse() { badge.isHidden = true }",
      "override func prepareForReuse() { style(badge) }", "func clear() { badge.text = nil }",
      "func update(_ song: Song) { badge.text = song.title }",
      "var song: Song? { didSet { badge.text = song?.title } }",
      "init() { super.init(); model.title.bind(to: badge.rx.text) }",
      "init() { super.init(); model.onChange = { self.badge.text = $0 } }",
      "init() { super.init(); setUp() }; func setUp() { badge.text = nil }; override func prepareForReuse() { setUp() }",
    ])
  func elsewhere(members: String) { expect("if song.isNew { badge.text = song.title }", members) }

  @Test(
    "what runs once, or for some rows, does not reset it",
    arguments: [
      "init() { super.init(); badge.text = nil }",
      "init() { super.init(); setUp() }; func setUp() { badge.text = nil; addSubview(badge) }",
      "override func prepareForReuse() { super.prepareForReuse(); cover.image = nil }",
      "func update(_ song: Song) { if song.isLoud { badge.text = song.title } }"
        .replacing("badge.text", with: "↓badge.text"),
    ])
  func notReset(members: String) { expect("if song.isNew { ↓badge.text = song.title }", members) }

  @Test("only functions of cells that get a row are looked at")
  func otherFunctions() {
    let header = "func configure(with song: Song)"
    expect(
      "if song.isNew { ↓badge.text = song.title }",
      silentWith: [
        "PlayerCell: UITableViewCell": "PlayerView: UIView",
        "PlayerCell: UITableViewCell": "PlayerController: UITableViewController",
        "PlayerCell: UITableViewCell": "PlayerCell: Cell<Song>", header: "private \(header)",
        header: "func show(_ song: Song)", header: "func update(song: Song? = nil)",
        header: "func configure(_ other: Song, song: Style)", header: "init(song: Song)",
        header: "func show(_ song: Song) { configure(with: song) }; \(header)",
      ])
  }

  @Test(
    "a view that other files can set is reported only if none does",
    arguments: [
      ("class Other: UIView {}", 1),
      ("class List: UIView { func f() { cell.mark.text = nil } }", 0),
      ("class List: UIView { func f() { style(cell.mark) } }", 0),
      ("class List: UIView { func f() { print(cell.mark.text) } }", 0),
      ("class LoudCell: PlayerCell { func f() { mark.text = nil } }", 0),
      ("extension PlayerCell { func f() { mark.text = nil } }", 0),
    ])
  func otherFiles(other: String, count: Int) {
    let cell = """
      class PlayerCell: UITableViewCell {
        let mark = UILabel()
        func configure(with song: Song) { if song.isNew { mark.text = song.title } }
      }

      """
    let found = diagnostics(of: StaleCellState(), inFiles: [cell, other + "\n"])
    #expect(found.count == count, "\(other)")
    #expect(diagnostics(of: StaleCellState(), in: cell).isEmpty)
  }

  @Test("the message names the rows that keep what another one showed")
  func messages() {
    func message(_ body: String) -> String? {
      diagnostics(
        of: StaleCellState(),
        in: """
          class PlayerCell: UITableViewCell {
            private let badge = UILabel()
            func configure(with song: Song) { \(body) }
          }
          """
      ).first?.message
    }
    let start = "`configure` sets `badge.text` only on some paths: a row "
    let end = " still shows the text of the row that the cell showed before"
    for (body, row) in [
      ("if let title = song.title { badge.text = title }", "without `song.title`"),
      ("if song.isNew { badge.text = a }", "for which `song.isNew` is false"),
      ("if song.isNew { } else { badge.text = a }", "for which `song.isNew` is true"),
      ("if let title = song.title { } else { badge.text = a }", "with `song.title`"),
      ("guard song.isNew else { return }; badge.text = a", "for which `song.isNew` is false"),
      ("switch song.kind { case .a: badge.text = a; case .b, .c: break }", "of `case .b, .c`"),
      (
        "if song.a { badge.text = a } else if song.b { } else { badge.text = b }",
        "for which `song.b` is true"
      ),
    ] {
      #expect(message(body) == start + row + end)
    }
  }
}
