import LayoutModel
import RuleKit
import SwiftSource

/// The content of a button is set through the button.
struct ButtonContent: Rule {
  let query =
    Query(.names(.titleLabel, .imageView)) { file, check in
      var buttons: [Int: Bool] = [:]
      for statement in file.code.statements where statement.kind == .assignment {
        let part = ContentOfButton(statement, in: file, &buttons)
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
      let calls = file.memoized(ButtonCalls.init)
      let place = calls.place(of: part, in: file)
      guard !calls.setContent(at: place), report.isFirst(place) else { return }
      report.add(part.place, .isOverwritten(part), advice: .set(part))
    case .ignored(let ignored):
      report.add(
        ignored.places[0], .ignored(ignored.members, ignored.button),
        advice: .configure(ignored.members))
    }
  }
}

extension Finding.Message {
  fileprivate static func isOverwritten(_ part: ContentOfButton) -> Self {
    "`\(part.member.text)` of the \(part.isImage ? "image view" : "label") of `\(part.name)` does not last: at its next update, the button sets its own \(part.kind) for the state again"
  }

  fileprivate static func set(_ part: ContentOfButton) -> Self {
    "call `\(part.setter)(_:for:)` of the button"
  }

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
      A `UIButton` has a title, a color and an image for each state, and puts those of the current state into its label \
      and its image view whenever it updates them: when it is laid out, pressed or enabled. A text, a color or an image that code sets \
      there directly flickers and is gone, or never shows; fonts, alignment and numbers of lines are the label's own and right \
      there. A button with a `configuration` ignores `contentEdgeInsets`, `titleEdgeInsets`, `imageEdgeInsets`, \
      `adjustsImageWhenHighlighted`, `adjustsImageWhenDisabled`, `reversesTitleShadowWhenHighlighted` and \
      `showsTouchWhenHighlighted`, as the header of `UIButton` says of these. The rule \
      reports views that are declared as `UIButton`, or made with its initializer, and the code of classes that inherit from it. It is silent \
      in `layoutSubviews` and in a class that calls functions of its own there, which may set the content again, about \
      the color white, which titles have anyway unless the type of the button is `.system`, where a function calls the \
      setter of the same button, or sets an attributed title, too, and where only a condition gives the button its configuration.
      """,
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
