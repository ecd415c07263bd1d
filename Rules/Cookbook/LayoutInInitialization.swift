import LayoutModel
import RuleKit
import SwiftSource

/// The initial value of a view property has no layout.
struct LayoutInInitialization: Rule {
  let options: Options
  let query = Query.madeViews

  func check(_ property: ViewProperty, in file: ViewFile, _ report: inout Report) {
    guard let code = InitialCode(property, in: file) else { return }
    let own = OwnViews(in: code, of: file)
    var first: Finding?
    func add(_ tokens: Lexemes, _ message: Finding.Message) {
      if let first, first.range.lowerBound <= tokens.bytes.lowerBound { return }
      first = Finding(tokens, message, advice: "move it to the function that lays the view out")
    }
    lazy var name = property.declaration.name?.text ?? ""
    for action in file.actions(in: code.value) where code.runs(action.statement) {
      switch action.role {
      case .addition:
        guard let parent = action.parent, parent.key != 0,
          !own.contains(parent, in: file, at: action.statement)
        else { continue }
        add(
          action.tokens,
          "the initial value of `\(name)` adds `\(file.name(action.item))` to `\(file.name(parent))`, which is layout"
        )
      case .frame:
        if !own.contains(action.item, in: file, at: action.statement) {
          add(
            action.tokens,
            "the initial value of `\(name)` sets the frame of `\(file.name(action.item))`, which is layout"
          )
        }
      default: continue
      }
    }
    for constraint in file.constraints(in: code.value)
    where code.runs(constraint.statement) {
      guard isOutside(constraint, own, in: file) else { continue }
      add(
        constraint.expression,
        "the initial value of `\(name)` constrains `\(file.nameOfPlacedView(constraint))`, which is layout"
      )
    }
    for token in code.outerGeometry(besides: own) {
      add(
        token.alone,
        "the initial value of `\(name)` reads a `\(token.text)` that is not its own, which is layout"
      )
    }
    if let first { report.add(first) }
  }

  private func isOutside(_ constraint: Constraint, _ own: OwnViews, in file: ViewFile) -> Bool {
    guard constraint.container != .used, constraint.firstItem.key != 0 else { return false }
    guard own.contains(constraint.firstItem, in: file, at: constraint.statement) else {
      return true
    }
    if let second = constraint.secondItem, second.isSuperview {
      guard own.hasAdded(constraint.firstItem) else { return true }
    } else if let second = constraint.secondItem, second.key != 0 {
      guard own.contains(second, in: file, at: constraint.statement) else { return true }
    }
    let isOwnSize = constraint.attributes.isSubset(of: [.width, .height])
    return isOwnSize && !options.allowOwnSize
  }

  struct Options: RuleOptions {
    /// Whether a view may get its own size in its initial value.
    var allowOwnSize = true

    static let fields: [OptionField<Options>] = [
      OptionField(
        "allow_own_size", \.allowOwnSize,
        "whether a view may get a height and a width where it is created")
    ]
  }
}

extension LayoutInInitialization {
  static let description = RuleDescription(
    id: "layout_in_initialization",
    family: .cookbook,
    summary: "Layout code in a property's initial value",
    rationale: """
      A closure that creates a view runs when the view is first used, which may be before or after its neighbours \
      exist, where constraints are not expected. The rule reports constraints, frames and `addSubview` calls \
      that involve anything outside of the value. Building a view from its own subviews, with their constraints and \
      frames, its own size (`allow_own_size`) and `translatesAutoresizingMaskIntoConstraints` are allowed.
      """,
    source:
      "UIKit In Code, Best practices: \"you shouldn't store layout related code in subview initialization anyway\"",
    options: Options.descriptions,
    goodExamples: [
      "A closure that configures": """
      class PlayerCell: UITableViewCell {
        private lazy var playImage: UIImageView = {
          let view = UIImageView(image: .play)
          view.translatesAutoresizingMaskIntoConstraints = false
          view.backgroundColor = .systemPink
          return view
        }()
      }
      """,
      "A stack of its own subviews, with its own height": """
      class PlayerCell: UITableViewCell {
        private lazy var stack: UIStackView = {
          let stack = UIStackView()
          stack.addArrangedSubview(titleLabel)
          stack.heightAnchor.constraint(equalToConstant: 44).isActive = true
          return stack
        }()
      }
      """,
    ],
    badExamples: [
      "A view that adds itself": """
      class PlayerView: UIView {
        private lazy var playImage: UIImageView = {
          let view = UIImageView(image: .play)
          addSubview(↓view)
          return view
        }()
      }
      """,
      "A constraint to the outside": """
      class PlayerView: UIView {
        private lazy var titleLabel: UILabel = {
          let label = UILabel()
          ↓label.topAnchor.constraint(equalTo: self.topAnchor).isActive = true
          return label
        }()
      }
      """,
      "A frame taken from another view": """
      class PlayerViewController: UIViewController {
        private lazy var tableView: UITableView = {
          let table = UITableView(frame: view.↓bounds)
          return table
        }()
      }
      """,
    ])
}
