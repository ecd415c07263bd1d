import LayoutModel
import LintEngine
import SwiftSource

/// A text is set before a method styles it.
struct StyleWithoutText: FileRule {
  let query = Query.file(with: .viewTypes)
  static let collectsNames = true

  func check(_ file: ViewFile, _ report: inout Report) {
    TextStyleMethod.collect(from: file, &report)
    var exits = CodeExits()
    var order = TextOrder(file)
    // A closure may style several labels.
    var reported: Set<Int> = []
    for (index, subview) in file.subviews.enumerated() {
      guard let label = UntitledLabel(index, in: file, &exits), subview.isOnlyOfFile,
        order.comesTooEarly(label), let text = label.texts.first,
        let conditions = PlacedView.conditions(of: subview, handedTo: label.handings, in: file)
      else { continue }
      let others = label.styles.map {
        TextStyleMethod.method(file.names.key($0.member), .bringsNoText)
      }
      for style in label.styles
      where !style.setsNothing && reported.insert(style.member.index).inserted {
        var finding = Finding(
          style.member.call?.callee ?? style.member.alone,
          .styles(label.name.text, with: style.member.text, before: text.nameOfFunction),
          advice: .styleLater)
        let method = TextStyleMethod.method(file.names.key(style.member), .styles)
        finding.conditions = [method] + others + conditions
        report.add(finding)
      }
    }
  }
}

extension UntitledLabel.Place {
  /// Whether a method is only called with zeros, which style nothing: `setCharacterSpacing(0)`.
  fileprivate var setsNothing: Bool {
    guard let arguments = member.call?.arguments, arguments.first != nil else { return false }
    return arguments.allSatisfy { argument in
      argument.value.count == 1 && argument.value.first.map { $0.isNumber && $0.isZero } == true
    }
  }

  /// The name of what sets the text, for a message; nil for the code around.
  fileprivate var nameOfFunction: String? {
    guard !isInValue, let function = statement.block.function else { return nil }
    switch function.kind {
    case .initializer: return "init"
    case .accessor: return function.body?.parent?.declaration?.name?.text
    default: return function.name?.text
    }
  }
}

extension Finding.Message {
  fileprivate static func styles(
    _ label: String, with method: String, before function: String?
  ) -> Self {
    let place = function.map { ", in `\($0)`," } ?? ""
    return
      "`\(method)` gives attributes, such as a line height or a space between letters, to the text that `\(label)` has, and it has none yet: the text that it gets later\(place) is shown without them"
  }

  fileprivate static var styleLater: Self {
    "call it each time after the text is set, or set an attributed text there"
  }
}

extension StyleWithoutText {
  static let description = RuleDescription(
    id: "style_without_text",
    family: .runTime,
    summary: "A text is set before a method styles it",
    rationale: """
      A line height, a space between letters and the like belong to an attributed text, and not to the label. A method such \
      as `label.setLineSpacing(4)`, which the project declares for `UILabel`, puts the text that the label has into an \
      attributed one. Called where the label is made, before any text is set, it does nothing, and a plain `text` that is \
      set later has no such style: UIKit "also replaces the value of the attributedText property with the same text, albeit \
      without any inherent style attributes". The rule reports such calls in the code that makes a label and in the \
      functions that set its view up, if all texts of the label are set later, and nothing styles them. What a method does is \
      read in all files of the run: every method of its name has to style the label's own text, and to set something that \
      the label's `font`, `textColor` and `textAlignment` do not. The rule is silent where other code gets hold of the \
      label. A label that is not private is reported only if a folder is linted and no other file names it.
      """,
    source:
      "UIKit, UILabel.text and UILabel.attributedText (https://developer.apple.com/documentation/uikit/uilabel/text)",
    effect: .sight,
    goodExamples: [
      "Styled with each text": """
      class SongCell: UITableViewCell {
        private let titleLabel = UILabel()

        func configure(with song: Song) {
          titleLabel.text = song.title
          titleLabel.setLineSpacing(4)
        }
      }

      extension UILabel {
        func setLineSpacing(_ spacing: CGFloat) {
          guard let text = self.text else { return }
          let style = NSMutableParagraphStyle()
          style.lineSpacing = spacing
          attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        }
      }
      """,
      "A text that stays": """
      class HeaderView: UIView {
        private let titleLabel: UILabel = {
          let label = UILabel()
          label.text = "Songs"
          label.setLineSpacing(4)
          return label
        }()
      }

      extension UILabel {
        func setLineSpacing(_ spacing: CGFloat) {
          guard let text = self.text else { return }
          let style = NSMutableParagraphStyle()
          style.lineSpacing = spacing
          attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        }
      }
      """,
    ],
    badExamples: [
      "Where the label is made": """
      class SongCell: UITableViewCell {
        private let titleLabel: UILabel = {
          let label = UILabel()
          label.numberOfLines = 0
          ↓label.setLineSpacing(4)
          return label
        }()

        func configure(with song: Song) {
          titleLabel.text = song.title
        }
      }

      extension UILabel {
        func setLineSpacing(_ spacing: CGFloat) {
          guard let text = self.text else { return }
          let style = NSMutableParagraphStyle()
          style.lineSpacing = spacing
          attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        }
      }
      """,
      "In a function of the set-up": """
      class SongCell: UITableViewCell {
        private let titleLabel = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          setStyle()
        }

        private func setStyle() {
          ↓titleLabel.setKern(0.5)
        }

        func configure(with song: Song) {
          titleLabel.text = song.title
        }
      }

      extension UILabel {
        func setKern(_ kern: CGFloat) {
          attributedText = NSAttributedString(string: text ?? "", attributes: [.kern: kern])
        }
      }
      """,
    ])
}
