import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Functions that run again and again do not make constraints, views or handlers each time.
struct PilingConstraints: Rule {
  let query =
    Query(content) { file, check in
      for function in file.functions { check(Subject.function(function)) }
    }
    .inFiles(where: mayPile)
    || Query<NewAddition>.found(in: content, by: NewAddition.ofRows).map(Subject.row)

  enum Subject {
    case function(ViewFunction)
    case row(NewAddition)
  }

  private static let content =
    FileContent.viewTypes || .constraints || .additions
    || .names(.addGestureRecognizer, .addAction, .addSublayer, .insertSublayer)

  /// What a function makes is a constraint or a handler of a view, or a view that it adds.
  private static let mayPile = { @Sendable (file: ViewFile) in
    !file.constraints.isEmpty || !file.subviews.isEmpty
      || file.hasWord(.addGestureRecognizer, .addAction, .addSublayer, .insertSublayer)
      || file.actions.contains { $0.role == .addition }
  }

  static let collectsNames = true

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .function(let function): check(function, in: file, &report)
    case .row(let row):
      report.add(
        row.tokens, .pilesUp(row),
        advice: row.isHandler
          ? "add it in the initializer of the cell's class, and let the cell tell its row"
          : "make a cell class that adds it in its initializer, and only change it here")
    }
  }

  private func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard let again = function.again(in: file), again.occasion != .layout else { return }
    let works = file.memoized(PiledWorkSearch.init) { search in
      let works = search.first(in: function).map { [$0] } ?? search.leftToHelpers(in: function)
      guard works.isEmpty, again.occasion == .reuse else { return works }
      return search.firstForSomeRows(in: function).map { [$0] } ?? []
    }
    for work in works {
      guard let place = work.tokens.first, !again.mayBeOnce(in: file),
        report.isFirst(UInt64(place.index))
      else { continue }
      report.add(
        work.tokens, .piles(work, again, in: file), advice: .change(work),
        if: work.helper?.constrains)
    }
  }
}

extension Finding.Message {
  fileprivate static func piles(_ work: RepeatedWork, _ again: Again, in file: ViewFile) -> Self {
    let helper = work.helper?.call.name.map { " with `\($0.text)`" } ?? ""
    let place = helper + (work.function.flatMap(\.name).map { " in `\($0.text)`" } ?? "")
    let view = file.name(work.item)
    let what = "each time that \(again.when), and the old ones stay"
    guard case .new(let addition) = work.kind else {
      return
        "`\(again.name.text)` makes constraints of `\(view)`\(place) \(what): they pile up, and conflict once a value differs"
    }
    let effect = addition.isHandler ? ": \(addition.consequence)" : " on the screen"
    return "`\(again.name.text)` adds a new \(addition.name) to `\(view)`\(place) \(what)\(effect)"
  }

  fileprivate static func pilesUp(_ row: NewAddition) -> Self {
    "`\(row.place.text)` gets a new \(row.name) for each row, and a reused cell keeps those of its earlier rows: \(row.consequence)"
  }

  fileprivate static func change(_ work: RepeatedWork) -> Self {
    guard case .new(let addition) = work.kind else {
      return "make them once, where the view is set up, and change their constants here"
    }
    return addition.isHandler
      ? "add it once, where the view is set up"
      : "make it once, where the view is set up, and change it here"
  }
}

extension NewAddition {
  /// What several of them do.
  fileprivate var consequence: String {
    switch kind {
    case .view, .layer: "they lie on top of each other"
    case .recognizer: "one that was made for something else may recognize the touch"
    case .action: "one touch runs them all"
    }
  }
}

extension PilingConstraints {
  static let description = RuleDescription(
    id: "piling_constraints",
    family: .correctness,
    summary: "Constraints, views or handlers that accumulate",
    rationale: """
      `render`, `update…`, `viewWillAppear` and `prepareForReuse` run again and again; in a cell, so does everything \
      that hands in a row. Constraints, views, recognizers and actions that they make without a condition are added \
      to those of the last time: they cost time, conflict, cover each other or act for old rows. In a cell, a \
      condition on the row's data does not count.
      """,
    limits: [
      "types that remove, deactivate or remake any constraints",
      "files that may take views out of the tree, or remove recognizers or actions, for these",
      "what is stored, and functions that only run during setup",
    ],
    source:
      "UIKit, UIView.updateConstraints() (https://developer.apple.com/documentation/uikit/uiview/updateconstraints()): \"Do not deactivate all your constraints, then reactivate the ones you need\"",
    effect: .growth,
    goodExamples: [
      "Made once, changed later": """
      class PlayerCell: UITableViewCell {
        private lazy var height = cover.heightAnchor.constraint(equalToConstant: 80)

        func setupCover() {
          contentView.addSubview(cover)
          height.isActive = true
        }

        func configure(with song: Song) {
          height.constant = song.coverHeight
        }
      }
      """,
      "Only once": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func render(_ song: Song) {
          guard cover.superview == nil else { return }
          addSubview(cover)
          cover.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """,
    ],
    badExamples: [
      "For each row": """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView()

        func configure(with song: Song) {
          cover.image = song.cover
          ↓cover.heightAnchor.constraint(equalToConstant: song.coverHeight).isActive = true
        }
      }
      """,
      "For each change": """
      class PlayerView: UIView {
        private let cover = UIImageView()

        func render(_ song: Song) {
          cover.snp.makeConstraints { make in
            ↓make.height.equalTo(song.coverHeight)
          }
        }
      }
      """,
      "A new recognizer for each row": """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView()

        func configure(with song: Song) {
          let tap = UITapGestureRecognizer(target: self, action: #selector(play))
          ↓cover.addGestureRecognizer(tap)
        }
      }
      """,
      "A new view for each row": """
      class PlayerViewController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
          let titleLabel = UILabel()
          titleLabel.text = songs[indexPath.row].title
          cell.contentView.addSubview(↓titleLabel)
          return cell
        }
      }
      """,
      "Set up again for each row": """
      class PlayerCell: UITableViewCell {
        private let cover = UIImageView()

        func setup(song: Song) {
          setupCover()
          cover.image = song.cover
        }

        private func setupCover() {
          contentView.addSubview(cover)
          ↓cover.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
      }
      """,
    ])
}
