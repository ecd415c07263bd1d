import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is added only once.
struct AddedTwice: Rule {
  let query =
    Query.calls(with: .names(.repeating)).map(Subject.call)
    || Query<[AdditionPair]>.found(in: .additions, by: AdditionPair.mistakes).map(Subject.mistake)

  enum Subject {
    case call(Call)
    /// What takes one change to repair.
    case mistake([AdditionPair])
  }
  static let collectsNames = true

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .call(let call):
      guard let type = call.repeatedView(in: file) else { return }
      report.add(
        call.tokens,
        "all places of the list hold one and the same `\(type.text)`: added several times, it still appears only once",
        advice: "use `(0..<count).map { _ in … }`")
    case .mistake(let pairs):
      var finding = finding(pairs[0], pairs.map { file.name($0.later.action.item) }, in: file)
      for addition in pairs.flatMap({ [$0.earlier, $0.later] }) {
        if let handing = addition.handing { finding.conditions.append(handing) }
      }
      report.add(finding)
    }
  }

  /// - Parameter views: the names of the views that one statement adds again.
  private func finding(_ pair: AdditionPair, _ views: [String], in file: ViewFile) -> Finding {
    let later = pair.later.action
    guard pair.hasTwoParents else {
      return Finding(
        later.tokens,
        .addedTwice(
          views, to: later.parent.map(file.name), by: pair.later.adder ?? pair.earlier.adder),
        advice: pair.later.isArranged
          ? "remove one of the two"
          : "remove one of the two; `bringSubviewToFront(_:)` changes the order", severity: .note)
    }
    let parents = [pair.earlier, pair.later].map { addition in
      file.parent(in: addition.action).map(file.name) ?? "self"
    }
    return Finding(
      later.tokens, .takenAway(views, from: parents[0], by: parents[1]),
      advice: "add it to one of the two", severity: .note)
  }
}

extension AdditionPair {
  /// The pairs of a file, those together that are one mistake.
  fileprivate static func mistakes(in file: ViewFile) -> [[AdditionPair]] {
    guard file.actions.contains(where: { $0.role == .addition || $0.role == .arrangement })
    else { return [] }
    var search = AdditionSearch(file)
    for function in file.functions where !function.isNested && !function.actions.isEmpty {
      search.look(in: function)
    }
    var mistakes: [[AdditionPair]] = []
    var rest = search.pairs[...]
    while let pair = rest.first {
      // The repeated additions of one statement are one mistake, and so are those that take back another one.
      let together = rest.prefix {
        let isOfStatement = $0.later.action.statement == pair.later.action.statement
        return $0.hasTwoParents == pair.hasTwoParents
          && (isOfStatement || $0.repeats(the: pair))
          && (!pair.hasTwoParents || $0.earlier.parent == pair.earlier.parent)
      }
      mistakes.append(Array(together))
      rest = rest.dropFirst(together.count)
    }
    return mistakes
  }

  fileprivate func repeats(the other: AdditionPair) -> Bool {
    earlier.action.statement == other.earlier.action.statement
      && later.action.statement.block == other.later.action.statement.block
      && later.parent == other.later.parent
  }
}

extension Call {
  /// The type of a new view that a list holds several times: `Array(repeating: UIView(), count: 3)`.
  fileprivate func repeatedView(in file: ViewFile) -> Lexeme? {
    guard let arguments, let view = arguments["repeating"], let count = arguments["count"],
      count.text != "1", count.text != "0", let type = file.names.viewType(madeIn: view),
      type.isNameOfUIKit
    else { return nil }
    return type
  }
}

extension Finding.Message {
  /// - Parameter adder: the name of a function of the project that adds the views one of the two times.
  fileprivate static func addedTwice(
    _ views: [String], to parent: String?, by adder: String?
  ) -> Self {
    let target = parent.map { " to `\($0)`" } ?? ""
    let verb = views.count == 1 ? "is" : "are"
    let adder = adder.map { ", once by `\($0)`" } ?? ""
    return
      "\(list(views)) \(verb) added\(target) twice\(adder): the second time changes nothing but the order"
  }

  /// - Parameters:
  ///   - first: the parent that loses the views.
  ///   - second: the parent that takes them.
  fileprivate static func takenAway(
    _ views: [String], from first: String, by second: String
  ) -> Self {
    let verb = views.count == 1 ? "is" : "are"
    return
      "\(list(views)) \(verb) added to `\(first)` and to `\(second)`: a view has one parent, so the first one loses \(views.count == 1 ? "it" : "them")"
  }
}

extension AddedTwice {
  static let description = RuleDescription(
    id: "added_twice",
    family: .correctness,
    summary: "View added twice",
    rationale: """
      A view has one place in its parent. Adding it again creates no second view: the line only changes the order, \
      or another view was meant, which is now missing. The rule reports a view that one function adds to one parent \
      twice without removing or recreating it in between. It also reports a view that a setup function adds to two \
      parents, and a list that repeats one new view.
      """,
    limits: [
      "exclusive branches, and views that a computed property creates each time",
      "moves with `insertSubview(_:at:)` and its kin, in branches, closures and functions named for it",
      "`addSubview` before `addArrangedSubview`, and additions in two functions",
      "project functions that add their argument count only if a folder is linted",
    ],
    source:
      "UIKit, UIView.addSubview(_:) (https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)): \"Views can have only one superview\"",
    effect: .sight,
    goodExamples: [
      "Each view once": """
      class PlayerView: UIView {
        let titleLabel = UILabel()
        let albumLabel = UILabel()

        func setupViews() {
          addSubview(titleLabel)
          addSubview(albumLabel)
        }
      }
      """,
      "Branches, and a view that was removed": """
      class PlayerView: UIView {
        let stack = UIStackView()
        let titleLabel = UILabel()

        func arrange(_ isWide: Bool) {
          if isWide {
            stack.addArrangedSubview(titleLabel)
          } else {
            stack.addArrangedSubview(titleLabel)
          }
          titleLabel.removeFromSuperview()
          stack.addArrangedSubview(titleLabel)
        }
      }
      """,
      "A new view each time": """
      class PlayerView: UIView {
        let stack = UIStackView()
        var separator: UIView { UIView() }

        func setupStack() {
          stack.addArrangedSubview(separator)
          stack.addArrangedSubview(separator)
        }
      }
      """,
    ],
    badExamples: [
      "One view in a list": """
      func setupStars() {
        ↓Array(repeating: UIImageView(image: .star), count: 5).forEach(stack.addArrangedSubview)
      }
      """,
      "A copied line": """
      class PlayerView: UIView {
        let titleLabel = UILabel()
        let albumLabel = UILabel()

        func setupViews() {
          addSubview(titleLabel)
          addSubview(↓titleLabel)
        }
      }
      """,
      "One view twice in a stack": """
      class PlayerView: UIView {
        let titleLabel = UILabel()
        lazy var stack = UIStackView()

        func setupStack() {
          let spacer = UIView()
          [spacer, titleLabel, ↓spacer].forEach(stack.addArrangedSubview)
        }
      }
      """,
      "Two parents": """
      class PlayerView: UIView {
        let scrollView = UIScrollView()
        let titleLabel = UILabel()

        func setupViews() {
          addSubview(scrollView)
          addSubview(titleLabel)
          scrollView.addSubview(↓titleLabel)
        }
      }
      """,
    ])
}
