import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A button that shows only an image says what it does.
struct UnlabeledButton: Rule {
  let query = Query.madeViews(with: .names(.setImage, .setBackgroundImage))
  static let collectsFunctions = true

  func check(_ view: View, in file: ViewFile, _ report: inout Report) {
    guard view.classOfUIKit.is(.UIButton),
      let image = view.settings.first(where: \.setsNamelessImage),
      !view.settings.contains(where: \.mayNameButton),
      view.makings.allSatisfy({ !$0.initializer.contains(where: \.mayNameButton) })
    else { return }
    let finding = Finding(
      image.call?.callee ?? image.tokens,
      "VoiceOver cannot say what `\(view.text)` does: it shows an image, and has no text",
      advice: "set `\(view.text).accessibilityLabel`")
    report.add(finding, view.certainty())
  }
}

extension Setting {
  /// Whether it gives a button an image that is not a symbol of the system: those have names that VoiceOver reads.
  fileprivate var setsNamelessImage: Bool {
    guard let name = call?.name, name.is(.setImage) || name.is(.setBackgroundImage) else {
      return false
    }
    return call?.arguments?.first?.value.contains(where: \.namesImageFile) == true
  }

  fileprivate var mayNameButton: Bool {
    path.contains(where: \.mayNameButton)
      || call?.arguments?.contains { $0.value.contains { $0.hasPrefix(.systemName) } } == true
  }
}

extension Lexeme {
  /// Whether it is the label in `UIImage(named: name)`, or the member in `Asset.close.image`.
  fileprivate var namesImageFile: Bool {
    self.is(.named) && next?.kind == .colon || self.is(.image) && previous?.kind == .period
      || self.is(.imageLiteral)
  }

  fileprivate var mayNameButton: Bool {
    self.is(.setTitle) || self.is(.setAttributedTitle) || self.is(.titleLabel)
      || isAboutAccessibility || kind == .identifier && hasPrefix(.configuration)
      || kind == .identifier && hasPrefix(.systemName)
  }
}

extension UnlabeledButton {
  static let description = RuleDescription(
    id: "unlabeled_button",
    family: .accessibility,
    summary: "Image button without an accessibility label",
    rationale: """
      VoiceOver reads the title of a button. One that shows an image file and has no title is read as "button", or by the \
      name of the file. The rule reports buttons that the file makes and gives an image of the app, and neither a title, a \
      configuration nor anything about accessibility. Symbols of the system have names. It is silent where other code gets \
      hold of the button.
      """,
    source:
      "UIKit, UIAccessibility, accessibilityLabel (https://developer.apple.com/documentation/objectivec/nsobject/1615181-accessibilitylabel)",
    defaultSeverity: .off,
    effect: .access,
    goodExamples: [
      "A label": """
      class PlayerController: UIViewController {
        private let closeButton = UIButton(type: .system)

        override func viewDidLoad() {
          super.viewDidLoad()
          closeButton.setImage(UIImage(named: "cross"), for: .normal)
          closeButton.accessibilityLabel = "Close"
          view.addSubview(closeButton)
        }
      }
      """
    ],
    badExamples: [
      "Nothing to read": """
      class PlayerController: UIViewController {
        private let closeButton = UIButton(type: .system)

        override func viewDidLoad() {
          super.viewDidLoad()
          ↓closeButton.setImage(UIImage(named: "cross"), for: .normal)
          view.addSubview(closeButton)
        }
      }
      """
    ])
}
