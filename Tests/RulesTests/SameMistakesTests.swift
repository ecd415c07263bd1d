import RuleKit
import Testing

@testable import Rules

/// One view in several layout dialects, with the same five mistakes.
@Suite("The same mistakes in every dialect")
struct SameMistakesTests {
  /// The parts that differ between dialects.
  struct Way: Sendable, CustomTestStringConvertible {
    var name: String
    var imports: String
    /// Lays out a badge inside its initial value.
    var badge: String
    /// Places `titleLabel` in two steps, left and then top.
    var title: String
    /// Places `playButton` with a negated name.
    var button: String
    var testDescription: String { name }
  }

  static let ways = [
    Way(
      name: "anchors", imports: "import UIKit",
      badge: "addSubview(badge); badge.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      title: """
        titleLabel.leftAnchor.constraint(equalTo: leftAnchor, constant: 16).isActive = true
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        """,
      button:
        "playButton.leftAnchor.constraint(equalTo: leftAnchor).isActive = true; playButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset).isActive = true"
    ),
    Way(
      name: "SnapKit", imports: "import SnapKit",
      badge: "addSubview(badge); badge.snp.makeConstraints { $0.top.equalTo(self) }",
      title: """
        titleLabel.snp.makeConstraints { $0.left.equalToSuperview().offset(16)
              $0.top.equalToSuperview().offset(8) }
        """,
      button:
        "playButton.snp.makeConstraints { $0.left.equalToSuperview(); $0.bottom.equalToSuperview().offset(-inset) }"
    ),
    Way(
      name: "PureLayout", imports: "import PureLayout",
      badge: "addSubview(badge); badge.autoPinEdge(.top, to: .top, of: self)",
      title: """
        titleLabel.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
            titleLabel.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
        """,
      button:
        "playButton.autoPinEdge(.left, to: .left, of: self); playButton.autoPinEdge(.bottom, to: .bottom, of: self, withOffset: -inset)"
    ),
    Way(
      name: "frames", imports: "import UIKit",
      badge: "badge.frame.origin.y = bounds.height",
      title: """
        titleLabel.frame.origin.x = 16
            titleLabel.frame.origin.y = 8
        """,
      button: "playButton.frame.origin.y = -inset"),
  ]

  private static func code(_ way: Way) -> String {
    """
    \(way.imports)

    final class PlayerView: UIView {
      private let artworkView = UIImageView()
      private let titleLabel = UILabel()
      private let artistLabel = UILabel()
      private let playButton = UIButton(primaryAction: .play)
      private let inset: CGFloat = 8
      private lazy var badge: UIView = {
        let badge = UIView()
        \(way.badge)
        return badge
      }()

      override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
      }

      private func setup() {
        artworkView.contentMode = .scaleAspectFit
        titleLabel.numberOfLines = 1
        artistLabel.textColor = .secondaryLabel
        [titleLabel, playButton].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        [artworkView, artistLabel, badge].forEach(addSubview)
        addSubview(titleLabel)
        \(way.title)
        addSubview(playButton)
        \(way.button)
        playButton.tintColor = .systemPink
      }
    }
    """
  }

  @Test("five mistakes give the same five findings on the same lines", arguments: ways)
  func findings(_ way: Way) {
    var rules = RuleSet()
    for rule in Catalog.rules where rule != NegativeConstant.self { rules.add(rule.configured()) }
    rules.add(NegativeConstant(options: .init(scope: .layout)))
    let found = diagnostics(of: rules, in: Self.code(way)).map { "\($0.start.line) \($0.rule)" }
    #expect(
      found == [
        "11 layout_in_initialization", "20 setup_grouping", "28 constraint_order",
        "30 negative_constant", "31 config_in_layout",
      ])
  }

}
