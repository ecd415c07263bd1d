import LayoutModel
import LintEngine
import SwiftSource

/// A view is added to its parent once.
public struct AddedTwice: FileRule {
  /// Nothing can be set.
  public let options: NoOptions

  public init(options: NoOptions) { self.options = options }

  public let query = Query.file(with: .additions)

  public func check(_ file: ViewFile, _ report: inout Report) {
    var search = AdditionSearch(file)
    for function in file.functions where !function.isNested && !function.actions.isEmpty {
      search.look(in: function)
    }
    search.lookAcrossFunctions()
    var index = 0
    while index < search.pairs.count {
      let pair = search.pairs[index]
      var views: [String] = []
      // What one statement adds again is one thing to put right.
      while index < search.pairs.count,
        search.pairs[index].later.statement == pair.later.statement
      {
        views.append(file.name(search.pairs[index].later.item))
        index += 1
      }
      report.add(
        Finding(
          pair.later.tokens,
          .addedTwice(views, to: pair.later.parent.map(file.name), where: search.places(of: pair)),
          advice: .removeOne(isArranged: search.isArranged(pair))))
    }
  }
}

extension Finding.Message {
  fileprivate static func addedTwice(
    _ views: [String], to parent: String?, where places: String
  ) -> Self {
    let target = parent.map { " to `\($0)`" } ?? ""
    let verb = views.count == 1 ? "is" : "are"
    return
      "\(list(views)) \(verb) added\(target) twice\(places): the second time changes nothing but the order"
  }

  fileprivate static func removeOne(isArranged: Bool) -> Self {
    isArranged
      ? "add another view, or leave one of the two out"
      : "add another view, or leave one of the two out; `bringSubviewToFront(_:)` changes the order"
  }
}

extension AddedTwice {
  public static let description = RuleDescription(
    id: "added_twice",
    family: .runTime,
    summary: "A view is added to its parent once",
    rationale: """
      A view has one place in its parent. Adding it a second time makes no second view: the line does nothing but move \
      it, and most often another view was meant, which is now missing. Reported is a view that one function, or the \
      functions that it calls one after the other, adds twice to one parent, with nothing between that takes it out or \
      makes a new one. Branches that exclude each other, views that a computed property makes anew, moving a view with \
      `insertSubview(_:at:)` and its kin, and adding to a stack first with `addSubview`, then with \
      `addArrangedSubview`, are free.
      """,
    source:
      "UIKit, UIView.addSubview(_:) (https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)): \"Views can have only one superview\"",
    since: "0.1.0",
    goodExamples: [
      Example(
        "Each view once",
        """
        class PlayerView: UIView {
          let titleLabel = UILabel()
          let albumLabel = UILabel()

          func setupViews() {
            addSubview(titleLabel)
            addSubview(albumLabel)
          }
        }
        """),
      Example(
        "Branches, and a view that was taken out",
        """
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
        """),
      Example(
        "A new view each time",
        """
        class PlayerView: UIView {
          let stack = UIStackView()
          var separator: UIView { UIView() }

          func setupStack() {
            stack.addArrangedSubview(separator)
            stack.addArrangedSubview(separator)
          }
        }
        """),
    ],
    badExamples: [
      Example(
        "A copied line",
        """
        class PlayerView: UIView {
          let titleLabel = UILabel()
          let albumLabel = UILabel()

          func setupViews() {
            addSubview(titleLabel)
            addSubview(↓titleLabel)
          }
        }
        """),
      Example(
        "One view twice in a stack",
        """
        class PlayerView: UIView {
          let titleLabel = UILabel()
          lazy var stack = UIStackView()

          func setupStack() {
            let spacer = UIView()
            [spacer, titleLabel, ↓spacer].forEach(stack.addArrangedSubview)
          }
        }
        """),
      Example(
        "Two functions, called one after the other",
        """
        class PlayerView: UIView {
          let titleLabel = UILabel()

          init() {
            super.init(frame: .zero)
            setupTitleLabel()
            setupConstraints()
          }

          func setupTitleLabel() {
            addSubview(titleLabel)
          }

          func setupConstraints() {
            addSubview(↓titleLabel)
            titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
    ])
}
