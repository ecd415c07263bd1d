import LayoutModel
import RuleKit
import SwiftSource

/// Each subview has a setup function of its own.
struct SetupGrouping: Rule {
  let options: Options
  private let allowedFunctions: NamePatterns
  let query = Query.setupFunctions

  init(options: Options) {
    self.options = options
    allowedFunctions = NamePatterns(options.allowedFunctions)
  }

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.actions.count > options.maxSubviews, !allowedFunctions.match(function) else {
      return
    }
    let roots = file.views(configuredBy: function)
    guard roots.count > options.maxSubviews else { return }
    let views = roots.map(file.name)
    let name = function.declaration.name
    let place = name ?? function.declaration.keyword
    report.add(
      place, .setsUp(place.text, views, isInitializer: name == nil),
      advice: .functions(for: views, besides: place.text))
  }

  struct Options: RuleOptions {
    /// How many views one function may configure.
    var maxSubviews = 3
    /// Patterns of the names of functions that may configure any number of views.
    var allowedFunctions: [String] = []

    static let fields: [OptionField<Options>] = [
      OptionField("max_subviews", \.maxSubviews, "how many views one function may configure"),
      .patterns(
        "allowed_functions", \.allowedFunctions,
        "functions that may configure any number of views", example: ["performLayout"]),
    ]
  }
}

extension Finding.Message {
  fileprivate static func setsUp(
    _ function: String, _ views: [String], isInitializer: Bool
  ) -> Self {
    let name = isInitializer ? "`\(function)`" : "`\(function)()`"
    return "\(name) sets up \(views.count) views: \(list(views))"
  }

  fileprivate static func functions(for views: [String], besides function: String) -> Self {
    let names = views.map { view in
      let name = view.drop { $0 == "_" }
      return "setup\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
    let others = names.filter { $0 != function }.map { "\($0)()" }
    return "give each its own function: \(list(others))"
  }
}

extension SetupGrouping {
  static let description = RuleDescription(
    id: "setup_grouping",
    family: .cookbook,
    summary: "Setup function that configures too many views",
    rationale: """
      If a setup function configures many views, you must read all of it to find the line about one of them. A view \
      counts if a member of it is set or a configuring method is called on it. `max_subviews: 1` asks for a function \
      per subview. A team with one method for all subviews sets `style: method` of `view_structure`, which turns \
      this rule off.
      """,
    limits: [
      "views that are only added, laid out, or given a delegate, a target or a stack's axis",
      "texts, handlers, bindings, animations, values from the function's parameters, and what is set in a branch but appearance",
      "views configured in closures such as `.do { … }`",
    ],
    source:
      "UIKit In Code, Best practices: \"group each subview setup into corresponding function. Do not let your setup function become a huge monster\"",
    framePresets: [.responsiveFrames, .viewLayout],
    presetOptions: NamePatterns.entryPoints,
    options: Options.descriptions,
    goodExamples: [
      "A function for each subview": """
      final class PlayerCell: UITableViewCell {
        private let iconView = UIImageView()
        private let titleLabel = UILabel()

        private func commonSetup() {
          setupIconView()
          setupTitleLabel()
        }

        private func setupIconView() {
          iconView.contentMode = .center
        }

        private func setupTitleLabel() {
          titleLabel.font = .systemFont(ofSize: 16)
        }
      }
      """,
      "Views that are only added": """
      final class PlayerCell: UITableViewCell {
        private func setUpViews() {
          contentView.addSubview(iconView)
          contentView.addSubview(titleLabel)
          contentView.addSubview(albumLabel)
          contentView.addSubview(durationLabel)
        }
      }
      """,
      "A function that passes data in": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {
          titleLabel.text = props.title
          albumLabel.text = props.album
          artistLabel.text = props.artist
          durationLabel.text = props.duration
        }
      }
      """,
    ],
    badExamples: [
      "Four views in one function": """
      final class PlayerCell: UITableViewCell {
        private let iconView = UIImageView()
        private let titleLabel = UILabel()
        private let albumLabel = UILabel()
        private let durationLabel = UILabel()

        private func ↓setup() {
          selectionStyle = .none
          iconView.contentMode = .center
          titleLabel.font = .boldSystemFont(ofSize: 16)
          albumLabel.font = .systemFont(ofSize: 13)
          durationLabel.font = .systemFont(ofSize: 14)
        }
      }
      """,
      "Locals count, and so does a function that an initializer calls": """
      final class EmptyView: UIView {
        init() {
          super.init(frame: .zero)
          fill()
        }

        private func ↓fill() {
          let icon = UIImageView()
          icon.image = .empty
          let title = UILabel()
          title.numberOfLines = 0
          let detail = UILabel()
          detail.textColor = .gray
          let button = UIButton()
          button.setTitle("Retry", for: .normal)
        }
      }
      """,
    ])
}
