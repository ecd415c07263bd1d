import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is tapped like a button is announced as one.
struct UnannouncedControl: Rule {
  let query = Query.calls(named: .addGestureRecognizer)
  static let collectsFunctions = true

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    let statement = call.statement
    guard let tap = call.arguments?.first?.value, file.isTap(tap, in: statement.block),
      let type = file.scopes.declaredType(around: statement)
    else { return }
    guard let receiver = call.receiver, !(receiver.count == 1 && receiver.first.is(.`self`)) else {
      guard type.declaration.type.first?.isPlainClass == true,
        report.fuel.burn(file.subviews.count),
        !file.answer(for: Self.self, about: type.key, { $0.speaks(type.key) }),
        let name = type.declaration.name, !name.isNamedForDismissal
      else { return }
      report.add(call.tokens, .isSilent(name.text), advice: .announce(""))
      return
    }
    guard let view = file.view(receiver, in: statement.block), view.isOnlyUIKit,
      view.classOfUIKit?.isPlainClass == true, view.name?.isNamedForDismissal == false,
      !view.settings.contains(where: { $0.path.contains(where: \.isAboutAccessibility) })
    else { return }
    let finding = Finding(
      call.tokens, .isSilent(view.text), advice: .announce("\(view.text)."))
    report.add(finding, view.certainty())
  }
}

extension ViewFile {
  /// Whether a value is a recognizer of taps: made there, in a local or in a property of the type.
  fileprivate func isTap(_ value: Lexemes, in block: Block) -> Bool {
    guard let first = value.first else { return false }
    if first.is(.UITapGestureRecognizer) { return !value.contains(where: \.isNamedForDismissal) }
    guard value.count == 1, first.kind == .identifier else { return false }
    let made = block.ancestors.lazy.compactMap { $0.initialValue(ofLocal: first) }.first
    return made?.first.is(.UITapGestureRecognizer) == true
      && made?.contains(where: \.isNamedForDismissal) == false
  }

  /// Whether the code of a type says something about accessibility, or a tap may begin to edit a text in it.
  fileprivate func speaks(_ type: UInt64) -> Bool {
    self.type(type) { $0.kind == .identifier && $0.isAboutAccessibility }
      || views.contains { view in
        guard let subview = view.subview, subview.isProperty, typeKey(at: subview.type) == type,
          let kind = subview.declaration.type.first ?? subview.declaration.value?.first
        else { return false }
        return kind.isKind(of: .UITextField) || kind.isKind(of: .UITextView)
      }
  }
}

extension Lexeme {
  fileprivate var isPlainClass: Bool {
    self.is(.UIView) || self.is(.UIStackView) || self.is(.UIImageView)
  }

  fileprivate var isNamedForDismissal: Bool {
    kind == .identifier && Self.partsOfDismissal.contains(where: contains)
  }

  private static let partsOfDismissal: [NamePart] = [
    .dismiss, .background, .overlay, .backdrop, .dimming, .hide, .close, .cancel, .editing,
    .keyboard, .container, .outside,
  ]
}

extension Finding.Message {
  fileprivate static func isSilent(_ view: String) -> Self {
    "VoiceOver does not announce `\(view)` as something to tap"
  }

  fileprivate static func announce(_ receiver: String) -> Self {
    "set `\(receiver)isAccessibilityElement = true` and `\(receiver)accessibilityTraits = .button`"
  }
}

extension UnannouncedControl {
  static let description = RuleDescription(
    id: "unannounced_control",
    family: .accessibility,
    summary: "Tappable view that VoiceOver does not announce as a button",
    rationale: """
      A view with a tap recognizer looks like a button to those who see it. For VoiceOver it is a container or text: \
      nothing says that it can be tapped. The rule reports tap recognizers that a plain view adds to itself, or that \
      code adds to a plain view, a stack or an image view that it makes, without a word about accessibility.
      """,
    limits: [
      "taps named for leaving or hiding something"
    ],
    source:
      "UIKit, UIAccessibility, accessibilityTraits (https://developer.apple.com/documentation/objectivec/nsobject/1615202-accessibilitytraits)",
    defaultSeverity: .off,
    effect: .access,
    goodExamples: [
      "A tile that is announced": """
      class SongTile: UIView {
        func setUp() {
          isAccessibilityElement = true
          accessibilityTraits = .button
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
        }
      }
      """
    ],
    badExamples: [
      "A tile and a cover": """
      class SongTile: UIView {
        private let cover = UIImageView()

        func setUp() {
          addSubview(cover)
          ↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
          let tap = UITapGestureRecognizer(target: self, action: #selector(showCover))
          ↓cover.addGestureRecognizer(tap)
        }
      }
      """
    ])
}
