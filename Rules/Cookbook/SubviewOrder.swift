import LayoutModel
import RuleKit
import SwiftSource

/// Subviews are declared, set up and added in the same order.
struct SubviewOrder: FileRule {
  let options: Options
  // An order is one of all declarations, additions and setup functions of a file.
  let query = Query.file(with: .subviews)

  func check(_ file: ViewFile, _ report: inout Report) {
    guard file.subviews.count > 1 else { return }
    let orders = orders(in: file)
    if options.setup {
      for (call, view) in orders.lateOwnSetups(prefixes: options.prefixes) {
        report.add(
          call,
          "`\(call.text)()`, which sets up the view itself, comes after the setup of `\(view)`",
          advice: "call `\(call.text)()` first")
      }
    }
    for late in orders.firstLate {
      report.add(
        late.tokens,
        "`\(late.name)` is \(late.step.rawValue) after `\(late.other)`, but declared before it",
        advice: "declare, set up and add subviews in the same order, as they appear on the screen")
    }
  }

  /// The orders that the options ask for.
  func orders(in file: ViewFile) -> SubviewOrders {
    var orders = SubviewOrders(in: file)
    if options.additions { orders.readAdditions() }
    if options.setup { orders.readSetup(prefixes: options.prefixes) }
    if options.functions { orders.readFunctions(prefixes: options.prefixes) }
    if options.constraints { orders.readConstraints() }
    return orders
  }

  struct Options: RuleOptions {
    /// Whether the order of additions counts.
    var additions = true
    /// Whether the order of setup counts.
    var setup = true
    /// Whether the order of setup functions counts.
    var functions = false
    /// Whether the order of constraints counts.
    var constraints = false
    /// The words before the name of the view in the name of a function.
    var prefixes = SetupName.Options().prefixes + ["add", "layout"]

    static let fields: [OptionField<Options>] = [
      OptionField(
        "additions", \.additions,
        "whether subviews must be added to each parent in the order of their declarations"),
      OptionField(
        "setup", \.setup,
        "whether subviews must be set up in the order of their declarations, directly or by calls"
      ),
      OptionField(
        "functions", \.functions,
        "whether setup functions must be declared in the order of the views that they are named after"
      ),
      OptionField(
        "constraints", \.constraints,
        "whether subviews must be constrained in the order of their declarations"),
      OptionField(
        "prefixes", \.prefixes,
        "the prefixes of the view in the name of its setup function"),
    ]
  }
}

extension SubviewOrder {
  static let description = RuleDescription(
    id: "subview_order",
    family: .cookbook,
    summary: "Subviews declared, set up or added out of order",
    rationale: """
      If the same order is used everywhere, the properties tell where in the file the rest of a view is. The rule \
      compares their order with the views that one block adds to a parent, the elements of a stack's initializer, \
      the calls of setup functions, and the views that one function configures. Options add the setup functions \
      themselves and the constraints. `setupView()` comes before the functions of subviews.
      """,
    limits: [
      "private and public properties are compared separately, and views only with their siblings",
      "insertions and local views",
    ],
    source:
      "UIKit In Code, Best practices: \"Define consistent order of subviews declaration and follow it. (e.g. It can be order of adding subviews to a view)\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "The same order": """
      final class PlayerView: UIView {
        private let coverView = UIImageView()
        private let titleLabel = UILabel()
        private let playButton = UIButton()

        private func commonSetup() {
          setupCoverView()
          setupTitleLabel()
          setupPlayButton()
        }

        private func addSubviews() {
          addSubview(coverView)
          addSubview(titleLabel)
          addSubview(playButton)
        }
      }
      """,
      "Each parent separately": """
      final class PlayerView: UIView {
        private let stackView = UIStackView()
        private let playButton = UIButton()
        private let titleLabel = UILabel()
        private let artistLabel = UILabel()

        private func addSubviews() {
          stackView.addArrangedSubview(titleLabel)
          stackView.addArrangedSubview(artistLabel)
          addSubview(stackView)
          addSubview(playButton)
        }
      }
      """,
    ],
    badExamples: [
      "A different order of additions": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let coverView = UIImageView()
        private let playButton = UIButton()

        private func addSubviews() {
          addSubview(coverView)
          addSubview(↓titleLabel)
          addSubview(playButton)
        }
      }
      """,
      "A different order of calls": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let playButton = UIButton()

        override init(frame: CGRect) {
          super.init(frame: frame)
          setupPlayButton()
          ↓setupTitleLabel()
        }
      }
      """,
      "A different order of a stack's elements": """
      final class PlayerView: UIView {
        private let titleLabel = UILabel()
        private let artistLabel = UILabel()
        private lazy var stackView = UIStackView(arrangedSubviews: [artistLabel, ↓titleLabel])
      }
      """,
    ])
}
