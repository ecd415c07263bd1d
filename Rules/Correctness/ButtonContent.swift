import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The content of a button is set through the button.
struct ButtonContent: Rule {
  let query = Query<Finding>.found(
    in: .names([.titleLabel, .imageView, .setAttributedTitle] + ButtonSettings.ignoredNames)
  ) { file in
    var places = KeySet()
    return (ButtonSettings.ofViews(in: file) + ButtonSettings.ofClasses(in: file)).flatMap {
      $0.overwritten(in: file, &places) + $0.ignored(in: file) + $0.covered(in: file)
    }
  }.inFiles { $0.hasWord(.UIButton) }
}

/// What code sets of a button.
private struct ButtonSettings {
  /// The name of the button or of its class.
  let name: String
  var settings: [Setting]
  /// Whether it is made with a configuration.
  var isMadeConfigured = false

  /// The properties that buttons with a configuration ignore.
  ///
  /// Source: UIKit, UIButton.h ("They are ignored when a configuration is set").
  static let ignoredNames: [LayoutWord] = [
    .contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets, .adjustsImageWhenHighlighted,
    .adjustsImageWhenDisabled, .reversesTitleShadowWhenHighlighted, .showsTouchWhenHighlighted,
  ]

  static func ofViews(in file: ViewFile) -> [ButtonSettings] {
    file.views.compactMap { view in
      guard view.isDeclaredAsButton, let name = view.name else { return nil }
      let isConfigured =
        view.isMade && view.isOnlyUIKit
        && view.makings.allSatisfy {
          $0.initializer.last?.partner?.elements.contains { $0.label.is(.configuration) } ?? false
        }
      return ButtonSettings(
        name: name.text, settings: view.settings, isMadeConfigured: isConfigured)
    }
  }

  /// Those of the buttons that code belongs to, in classes that do nothing at their updates.
  static func ofClasses(in file: ViewFile) -> [ButtonSettings] {
    guard file.types.contains(where: \.isButton) else { return [] }
    var buttons = KeyMap<ButtonSettings>()
    func add(_ setting: Setting) {
      guard let type = file.scopes.owner(of: setting.statement), type.isButton,
        let name = type.declaration.name
      else { return }
      buttons[type.key, default: ButtonSettings(name: name.text, settings: [])].settings
        .append(setting)
    }
    for statement in file.code.statements where statement.kind == .assignment {
      guard let target = statement.target, let member = target.ownMember,
        !file.scopes.isLocal(member)
      else { continue }
      let path = target.suffix(from: member).filter { $0.kind == .identifier }
      add(Setting(tokens: target, path: path, statement: statement))
    }
    for call in file.code.calls
    where call.receiver?.allSatisfy({ $0.is(.`self`) || $0.is(.super) }) ?? true {
      guard let name = call.name, name.hasPrefix(.set) else { continue }
      add(Setting(tokens: call.tokens, path: [name], statement: call.statement, call: call))
    }
    return buttons.entries.compactMap { key, button in
      let hasUpdate = file.functions(ofType: key).contains {
        $0.declaration.name?.isUpdateOfButton == true
      }
      return hasUpdate ? nil : button
    }
  }

  /// Settings of the label or image view that the button overwrites: the first of each kind in a function.
  ///
  /// - Parameter places: the statements that are reported already, for several buttons.
  func overwritten(in file: ViewFile, _ places: inout KeySet) -> [Finding] {
    var found: Set<String> = []
    return settings.compactMap { setting in
      let function = file.scopes.outermostFunction(setting.statement)
      guard let (kind, setters) = setting.overwritten,
        found.insert("\(function?.index ?? -1) \(kind)").inserted,
        !settings.contains(where: { other in
          other.call != nil && setters.contains { other.member.is($0) }
            && file.scopes.outermostFunction(other.statement) == function
        }), places.insert(UInt64(setting.statement.index))
      else { return nil }
      return Finding(
        setting.tokens,
        "`\(setting.path[1].text)` of the \(kind == "image" ? "image view" : "label") of `\(name)` does not last: at its next update, the button sets its own \(kind) for the state again",
        advice: "call `\(setters[0].rawValue)(_:for:)` of the button")
    }
  }

  /// The first title that the button does not show because it has an attributed one for the state.
  func covered(in file: ViewFile) -> [Finding] {
    let attributed = settings.filter { $0.member.is(.setAttributedTitle) }
    guard attributed.allSatisfy({ $0.givesTitle(in: file) }),
      let first = attributed.first(where: { file.alwaysRuns($0.statement) }),
      let title = settings.first(where: { title in
        title.member.is(.setTitle) && title.statement.block != first.statement.block
          && title.call?.arguments?["for"]?.text == first.call?.arguments?["for"]?.text
          && file.occasions(of: title.statement).isDisjoint(with: .once)
      })
    else { return [] }
    return [
      Finding(
        title.tokens,
        "`\(name)` does not show this title: it has an attributed title for the state, which comes first",
        advice: "set an attributed title, or take that away with `setAttributedTitle(nil, for:)`")
    ]
  }

  /// Settings that the button ignores because it has a configuration.
  func ignored(in file: ViewFile) -> [Finding] {
    let configurations = settings.filter { $0.path.count == 1 && $0.member.is(.configuration) }
    guard !configurations.contains(where: { $0.statement.assigns(.nil) }) else { return [] }
    let blocks = configurations.map(\.statement).filter(file.alwaysRuns).map(\.block)
    let ignored = settings.filter {
      $0.isIgnoredByConfiguration && $0.isUnconditional
        && (isMadeConfigured || blocks.contains($0.statement.block))
    }
    guard let first = ignored.min(by: { $0.statement < $1.statement }) else { return [] }
    var members: [String] = []
    for setting in ignored {
      let member = setting.path.map(\.text).joined(separator: ".")
      if !members.contains(member) { members.append(member) }
    }
    let (verb, object) = members.count == 1 ? ("has", "it") : ("have", "them")
    let advice: Finding.Message =
      switch first.member.layoutWord {
      case .titleLabel: "set it in a `titleTextAttributesTransformer` of the configuration"
      case .contentEdgeInsets: "set `contentInsets` of the configuration"
      case .titleEdgeInsets, .imageEdgeInsets:
        "set `imagePadding`, `imagePlacement` and `contentInsets` of the configuration"
      default: "change the configuration in a `configurationUpdateHandler`"
      }
    return [
      Finding(
        first.tokens,
        "\(Finding.Message.list(members)) \(verb) no effect on `\(name)`: a button with a configuration ignores \(object)",
        advice: advice)
    ]
  }
}

extension Setting {
  /// Whether it surely sets an attributed title, once, where the button is set up.
  fileprivate func givesTitle(in file: ViewFile) -> Bool {
    guard let title = call?.arguments?.first?.value, let first = title.first else { return false }
    let function = statement.block.function
    guard function == nil || file.occasions(of: statement).isSubset(of: .once) else { return false }
    if title.isPlainInitializer { return true }
    let parameter = function?.parameters?.parameters.first { $0.name.hasSameText(as: first) }
    return title.count == 1 && parameter?.type.last?.kind == .identifier
  }

  /// What the button has for each state in place of what is set of its label or image view, and its methods that set it, the
  /// best one first; nil where it keeps what is set.
  fileprivate var overwritten: (kind: String, setters: [LayoutWord])? {
    guard path.count == 2, let value, let last = value.last, !value.isNil,
      !(value.count == 1 && last == "\"\""), !last.is(.tintColor),
      statement.block.nameOfBody?.isUpdateOfButton != true
    else { return nil }
    if path[0].is(.imageView) { return path[1].is(.image) ? ("image", [.setImage]) : nil }
    guard path[0].is(.titleLabel) else { return nil }
    switch path[1].layoutWord {
    // Titles are white. The button leaves the color of an attributed title alone.
    case .textColor:
      return last.is(.white) ? nil : ("title color", [.setTitleColor, .setAttributedTitle])
    case .attributedText: return ("title", [.setAttributedTitle, .setTitle])
    case .text: return ("title", [.setTitle, .setAttributedTitle])
    default: return nil
    }
  }

  fileprivate var isIgnoredByConfiguration: Bool {
    path.count == 2 && path[0].is(.titleLabel) && path[1].is(.font)
      || ButtonSettings.ignoredNames.contains { member.is($0) }
  }
}

extension Lexeme {
  fileprivate var isUpdateOfButton: Bool {
    self.is(.layoutSubviews) || self.is(.updateConfiguration) || self.is(.draw)
  }
}

extension ViewType {
  fileprivate var isButton: Bool {
    kind == .class && declaration.type.first.is(.UIButton)
      || kind == .extension && declaration.name.is(.UIButton)
  }
}

extension View {
  fileprivate var isDeclaredAsButton: Bool {
    let type = declaration?.type.filter {
      $0.kind != .questionPostfix && $0.kind != .exclamationPostfix
    }
    guard let type, !type.isEmpty else { return classOfUIKit.is(.UIButton) }
    return type.count == 1 && type[0].is(.UIButton)
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
      "`layoutSubviews`, and classes of buttons that override that, `updateConfiguration` or `draw`",
      "the color white, and new buttons without a name",
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
