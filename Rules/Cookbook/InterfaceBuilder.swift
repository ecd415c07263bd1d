import LayoutModel
import RuleKit
import SwiftSource

/// Views and screens are created in code, without nibs and storyboards.
struct InterfaceBuilder: Rule {
  private static let content = FileContent.spelled(
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "awakeFromNib",
    "UIStoryboardSegue", "UINib", "UIStoryboard", "loadNibNamed", "nibName", "performSegue",
    "shouldPerformSegue", "instantiateViewController", "instantiateInitialViewController")

  let query =
    Query.declarations(with: content).grouped(by: tiedType).map(Subject.ofType)
    || Query.calls(with: content).map(Subject.call)

  enum Subject {
    /// What connects a type to its nib or its scene.
    case ofType([Declaration])
    case call(Call)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .ofType(let declarations):
      let ties = declarations.compactMap { declaration -> Finding? in
        guard let name = declaration.name, let tie = declaration.tie else { return nil }
        let type = Self.type(of: declaration, in: file)?.text
        let prefix =
          type.map { $0 == name.text ? "" : "`\($0)` depends on Interface Builder: " } ?? ""
        let isIdle = declaration.kind == .function && name.is(.awakeFromNib)
        return Finding(
          name, "\(prefix)`\(name.text)` is \(tie.noun)", advice: tie.advice,
          fix: isIdle
            ? report.fix(StatementLines(file).deletion(ofIdle: declaration)) : nil)
      }
      report.add(together: ties, countsOthers: false)
    case .call(let call):
      guard let name = call.loadedName, let tie = call.tie else { return }
      // A storyboard and the scenes that a function creates from it are one thing to replace.
      if tie == .storyboard, let function = file.scopes.outermostFunction(call.statement),
        !report.isFirst(UInt64(function.index))
      {
        return
      }
      // What an app launches with has to be one.
      if call.arguments?["name"]?.first?.text == "\"LaunchScreen\"" { return }
      report.add(name, "`\(name.text)` uses \(tie.noun)", advice: tie.advice)
    }
  }

  /// The key of the type that a declaration ties; 0 outside of types, nil for any other declaration.
  private static func tiedType(_ declaration: Declaration, in file: ViewFile) -> UInt64? {
    guard declaration.name != nil, declaration.tie != nil else { return nil }
    return type(of: declaration, in: file).map { file.names.key($0) } ?? 0
  }

  private static func type(of declaration: Declaration, in file: ViewFile) -> Lexeme? {
    declaration.kind == .class
      ? declaration.name : file.scopes.type(around: declaration.statement)?.declaration.name
  }
}

/// How code is tied to Interface Builder.
private struct Tie: Equatable {
  let noun: String
  let advice: Finding.Message

  init(_ noun: String, _ advice: Finding.Message) { (self.noun, self.advice) = (noun, advice) }

  static let awakening = Tie(
    "the setup of a view from a nib", "set the view up in its initializers")
  static let segues = Tie(
    "part of the segues of a storyboard", "create and present the next screen in code")
  static let nib = Tie("a nib", "create the view in code, and register its class in place of a nib")
  static let storyboard = Tie("a storyboard", "call the initializer of the view controller")

  static let byAttribute: [(attribute: StaticString, tie: Tie)] = [
    ("IBOutlet", Tie("an outlet", "create the view in code")),
    (
      "IBInspectable",
      Tie("a property for the inspector", "delete the attribute, and set the values in code")
    ),
    (
      "IBDesignable",
      Tie(
        "a class that Interface Builder shows", "delete the attribute, and set the values in code")
    ),
    (
      "IBAction",
      Tie(
        "an action for a nib or a storyboard",
        "add the action in code, and mark the function `@objc`")
    ),
    ("IBSegueAction", .segues),
  ]
  static let byCall: [(name: LayoutWord, tie: Tie)] = [
    (.UINib, nib), (.loadNibNamed, nib), (.UIStoryboard, storyboard),
    (.instantiateInitialViewController, storyboard), (.instantiateViewController, storyboard),
    (.performSegue, Tie("a storyboard's segue", "create and present the next screen in code")),
  ]
}

extension Declaration {
  fileprivate var tie: Tie? {
    if let known = Tie.byAttribute.first(where: { hasAttribute($0.attribute) }) { return known.tie }
    switch kind {
    case .function where modifiers.contains(.override):
      let isSegue =
        name.is(.shouldPerformSegue)
        || name.is(.prepare) && parameters?.tokens.contains { $0.is(.UIStoryboardSegue) } == true
      return name.is(.awakeFromNib) ? .awakening : isSegue ? .segues : nil
    case .class: return type.first.is(.UIStoryboardSegue) ? .segues : nil
    default: return nil
    }
  }
}

extension StatementLines {
  /// Deletes an override that does nothing but call that of the superclass: unsafe where comments go, too.
  fileprivate func deletion(ofIdle function: Declaration) -> Fix? {
    guard let body = function.body, body.count == 1, let name = function.name,
      let call = body.firstStatement?.tokens, call.count == 5, call.first?.is(.super) == true,
      call.dropFirst(2).first?.hasSameText(as: name) == true,
      var fix = deletion(of: function.statement)
    else { return nil }
    let isPlain = fix.edits.allSatisfy { file.source.comments(in: $0.range).isEmpty }
    if isPlain { fix.safety = .safe }
    return fix
  }
}

extension Call {
  /// The name of the type that is created, or of the method that is called.
  fileprivate var loadedName: Lexeme? {
    guard let name, name.is(Keyword.`init`) else { return name }
    return name.owner ?? name
  }

  fileprivate var tie: Tie? {
    guard let name = loadedName else { return nil }
    if let known = Tie.byCall.first(where: { name.is($0.name) }) {
      // In one chain with `UIStoryboard(…)`, the storyboard is what is reported.
      return name.hasPrefix("instantiate") && chainStart.is(.UIStoryboard) ? nil : known.tie
    }
    return arguments?["nibName"]?.first?.kind == .stringLiteral ? .nib : nil
  }
}

extension InterfaceBuilder {
  static let description = RuleDescription(
    id: "interface_builder",
    family: .cookbook,
    summary: "Interface built in Interface Builder instead of code",
    rationale: """
      A view that is half in code and half in a nib has to be read in two places, and one of them cannot be \
      reviewed. The rule reports outlets, actions of Interface Builder, properties and classes for its inspector, \
      `awakeFromNib()` and segues, once per type, and each place that loads a nib or a storyboard or performs a segue; \
      several scenes that a function creates from a storyboard count once. `init(coder:)`, which UIKit requires, is not \
      reported.
      """,
    limits: ["`LaunchScreen`, which has to be a storyboard"],
    source: "UIKit In Code, Advantages of UI in code",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames, .viewLayout],
    fixSafety: .safe,
    goodExamples: [
      "All in code": """
      final class PlayerViewController: UIViewController {
        private let playButton = UIButton()

        init() { super.init(nibName: nil, bundle: nil) }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(SongCell.self, forCellReuseIdentifier: "Song")
          playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
        }

        @objc private func play() {
          navigationController?.pushViewController(QueueViewController(), animated: true)
        }
      }
      """
    ],
    badExamples: [
      "Outlets, an action and a segue": """
      final class PlayerViewController: UIViewController {
        @IBOutlet private weak var ↓titleLabel: UILabel!
        @IBOutlet private weak var playButton: UIButton!

        @IBAction private func play(_ sender: Any) {
          ↓performSegue(withIdentifier: "Queue", sender: self)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
      }
      """,
      "What a template left behind": """
      final class SongCell: UITableViewCell {
        override func ↓awakeFromNib() { super.awakeFromNib() }
      }
      """,
    ])
}
