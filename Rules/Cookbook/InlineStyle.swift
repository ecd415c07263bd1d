import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// View code takes colors and fonts from named styles.
struct InlineStyle: Rule {
  let options: Options
  var query: Query<[SpelledStyles.Style]> {
    let options = options
    return Query(.viewTypes) { file, check in
      let spelled = SpelledStyles(
        includesSystemColors: options.systemColors, numbers: options.numbers, file: file)
      for style in spelled.found() { check(style) }
    }.grouped { style, _ in style.type }
  }

  func check(_ styles: [SpelledStyles.Style], in file: ViewFile, _ report: inout Report) {
    let first = styles[0]
    report.add(
      first.tokens, .spellsOut(first.typeName.text, styles, in: file),
      advice:
        "give them names in one place, such as an extension of `UIColor` or `UIFont`, and use those"
    )
  }

  struct Options: RuleOptions {
    /// Whether named colors of UIKit count.
    var systemColors = false
    /// Whether radii of corners count.
    var radii = false
    /// Whether the values of shadows count.
    var shadows = false
    /// Whether the spacings of stacks and collections count.
    var spacings = false
    /// Whether insets and margins count.
    var insets = false

    fileprivate var numbers: Set<SpelledStyles.Kind> {
      let counted: [(SpelledStyles.Kind, Bool)] = [
        (.radius, radii), (.shadow, shadows), (.spacing, spacings), (.inset, insets),
      ]
      return Set(counted.lazy.filter(\.1).map(\.0))
    }

    static let fields: [OptionField<Options>] = [
      OptionField(
        "system_colors", \.systemColors,
        "whether UIKit's own color names, such as `.white` and `.label`, count as spelled out"),
      OptionField(
        "radii", \.radii, "whether radii of corners in numbers count as spelled out"),
      OptionField(
        "shadows", \.shadows, "whether the values of shadows in numbers count as spelled out"),
      OptionField(
        "spacings", \.spacings,
        "whether spacings of stacks and collections in numbers count as spelled out"),
      OptionField(
        "insets", \.insets, "whether insets and margins in numbers count as spelled out"),
    ]
  }
}

extension Finding.Message {
  fileprivate static func spellsOut(
    _ type: String, _ styles: [SpelledStyles.Style], in file: ViewFile
  ) -> Self {
    let counts = SpelledStyles.Kind.allCases.map { kind in
      amount(styles.count { $0.kind == kind }, kind.rawValue)
    }.filter { !$0.isEmpty }
    var spellings: [String] = []
    for style in styles where !spellings.contains(style.spelling) && spellings.count < 8 {
      spellings.append(style.spelling)
    }
    return "`\(type)` spells out \(enumeration(counts)): \(list(spellings))"
  }

  private static func amount(_ count: Int, _ noun: String) -> String {
    let nouns = noun.is(.radius) ? "radii" : "\(noun)s"
    return count == 0 ? "" : "\(count) \(count == 1 ? noun : nouns)"
  }

  /// `2 colors, 1 font and 1 radius`
  private static func enumeration(_ parts: [String]) -> String {
    let first = parts.dropLast().joined(separator: ", ")
    return first.isEmpty ? parts.last ?? "" : "\(first) and \(parts.last ?? "")"
  }
}

extension InlineStyle {
  static let description = RuleDescription(
    id: "inline_style",
    family: .cookbook,
    summary: "Color or font that bypasses the named styles",
    rationale: """
      A color or a font that each view spells out cannot be changed in one place, and views become inconsistent. The \
      rule checks view types for colors made of numbers, hexadecimal colors, `#colorLiteral`, fonts with a literal \
      size and `UIFont(name:size:)`. Options add UIKit's color names, radii, shadows, spacings and insets. There is \
      one finding per view type, at the first place.
      """,
    limits: [
      "asset names, text styles and computed colors",
      "static properties, nested types that are not views, and code outside of view types",
    ],
    source:
      "UIKit In Code, What things should be described, Styles management: \"Find a way to manage and define styles (fonts, colors, etc) that suites your project best\"",
    defaultSeverity: .off,
    departsFromExamples: true,
    options: Options.descriptions,
    goodExamples: [
      "Named styles": """
      final class PlayerCell: UITableViewCell {
        private func setupSongNameLabel() {
          songNameLabel.font = .songName
          songNameLabel.textColor = .white
          albumNameLabel.font = .preferredFont(forTextStyle: .footnote)
          albumNameLabel.textColor = UIColor(named: "album")
        }
      }
      """,
      "The definitions of named styles": """
      extension UIColor {
        static let accent = UIColor(red: 0.9, green: 0.2, blue: 0.4, alpha: 1)
      }

      final class PlayerCell: UITableViewCell {
        static let titleFont = UIFont.systemFont(ofSize: 16)

        private enum Style {
          static let shadow = UIColor(white: 0, alpha: 0.2)
        }
      }
      """,
    ],
    badExamples: [
      "Fonts and a color in setup functions": """
      final class PlayerCell: UITableViewCell {
        private func setupSongNameLabel() {
          songNameLabel.font = ↓.systemFont(ofSize: 16, weight: .bold)
          songNameLabel.textColor = UIColor(red: 0.2, green: 0.2, blue: 0.25, alpha: 1)
        }

        private func setupAlbumNameLabel() {
          albumNameLabel.font = UIFont(name: "Avenir-Light", size: 13)
        }
      }
      """,
      "A color in an initial value": """
      final class PlayerView: UIView {
        private lazy var separatorView: UIView = {
          let view = UIView()
          view.backgroundColor = ↓UIColor(hex: 0xE5E5EA)
          return view
        }()
      }
      """,
    ])
}
