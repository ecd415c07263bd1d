import LayoutModel
import RuleKit
import SwiftSource

/// The content of a button is set through the button.
struct ButtonContent: Rule {
  let query =
    Query(.names(.titleLabel, .imageView)) { file, check in
      for statement in file.code.statements where statement.kind == .assignment {
        let part = ContentOfButton(statement, in: file)
        if let part { check(Subject.content(part)) }
      }
    }
    || Query<IgnoredSetting>.found(
      in: .names([.titleLabel, .imageView] + IgnoredSetting.names), by: IgnoredSetting.all
    ).map(Subject.ignored)

  enum Subject {
    case content(ContentOfButton)
    case ignored(IgnoredSetting)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .content(let part):
      let function = file.scopes.outermostFunction(part.statement)
      guard report.isFirst(part.key(in: function)), report.fuel.burn(file.code.calls.count),
        !part.isSetByButton(in: function, of: file)
      else { return }
      report.add(
        part.place,
        "`\(part.member.text)` of the \(part.isImage ? "image view" : "label") of `\(part.name)` does not last: at its next update, the button sets its own \(part.kind) for the state again",
        advice: "call `\(part.setter)(_:for:)` of the button")
    case .ignored(let ignored):
      report.add(
        ignored.places[0], .ignored(ignored.members, ignored.button),
        advice: .configure(ignored.members))
    }
  }
}

extension Finding.Message {
  fileprivate static func ignored(_ members: [String], _ button: String) -> Self {
    "\(list(members)) \(members.count == 1 ? "has" : "have") no effect on `\(button)`: a button with a configuration ignores \(members.count == 1 ? "it" : "them")"
  }

  fileprivate static func configure(_ members: [String]) -> Self {
    switch members[0] {
    case "titleLabel.font": "set it in a `titleTextAttributesTransformer` of the configuration"
    case "contentEdgeInsets": "set `contentInsets` of the configuration"
    case "titleEdgeInsets", "imageEdgeInsets":
      "set `imagePadding`, `imagePlacement` and `contentInsets` of the configuration"
    default: "change the configuration in a `configurationUpdateHandler`"
    }
  }
}

extension ButtonContent {
  static let description = RuleDescription(
    id: "button_content",
    family: .correctness,
    summary: "Button content that UIKit overwrites",
    rationale: """
      A `UIButton` puts the title, color and image of its current state into its label and image view whenever it \
      updates them. What code sets there directly flickers and is gone, or never shows. A button with a \
      `configuration` ignores `contentEdgeInsets`, `titleEdgeInsets`, `imageEdgeInsets` and its kin. The rule \
      reports views declared or made as `UIButton`, and code of its subclasses.
      """,
    limits: [
      "fonts, alignment and line counts, which belong to the label",
      "`layoutSubviews`, and classes that set the content again there",
      "the color white, unless the type is `.system`",
      "buttons whose setter the same function calls, and configurations under a condition",
      "buttons that a function gets",
    ],
    source:
      "UIKit, UIButton.titleLabel (https://developer.apple.com/documentation/uikit/uibutton/titlelabel), UIButton.contentEdgeInsets",
    effect: .sight,
    goodExamples: [
      "Through the button": """
      class PlayerView: UIView {
        private let playButton = UIButton(type: .system)

        func setupPlayButton() {
          playButton.setTitle("Play", for: .normal)
          playButton.setTitleColor(.white, for: .normal)
          playButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        }
      }
      """,
      "A view with parts of these names": """
      class PlayerCell: UITableViewCell {
        private let header = HeaderView()

        func setupHeader() {
          header.titleLabel?.text = "Up next"
          header.imageView.image = UIImage(systemName: "play")
        }
      }
      """,
    ],
    badExamples: [
      "A text and a color of the label": """
      class PlayerView: UIView {
        private let playButton = UIButton(type: .system)

        func update(isPlaying: Bool) {
          ↓playButton.titleLabel?.text = isPlaying ? "Pause" : "Play"
          ↓playButton.titleLabel?.textColor = .label
        }
      }
      """,
      "In a subclass": """
      class PlayButton: UIButton {
        func show(_ icon: UIImage) {
          ↓imageView?.image = icon
        }
      }
      """,
      "Insets beside a configuration": """
      class PlayerView: UIView {
        private let playButton = UIButton()

        func setupPlayButton() {
          playButton.configuration = .filled()
          ↓playButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
      }
      """,
    ])
}
