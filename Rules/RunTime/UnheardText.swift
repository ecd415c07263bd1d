import LayoutModel
import LintEngine
import SwiftSource

/// Those who follow the text of a field hear when code clears it.
struct UnheardText: FileRule {
  let query = Query(Triggers(names: ["rx"])) { file, check in check(file) }

  func check(_ file: ViewFile, _ report: inout Report) {
    lazy var followers = Followers(in: file)
    for statement in file.code.statements where statement.kind == .assignment {
      guard let member = statement.assignedMember, member == "text", let field = member.owner,
        field.isNameOfField, statement.assignsNoText,
        let control = statement.block.tappedControl,
        statement.block.statements.allSatisfy(\.tellsNobody), let target = statement.target,
        followers.follow(file.names.key(field)),
        followers.handleOnce(tapsOf: file.names.key(control))
      else { continue }
      report.add(target, .unheard(field.text), advice: .send(field.text))
    }
  }
}

/// What the code of a file follows.
private struct Followers {
  /// The keys of the names of fields whose text is followed.
  private var fields: Set<UInt64> = []
  /// Those of fields whose followers the file tells by itself.
  private var told: Set<UInt64> = []
  /// By the key of the name of a control, how many places handle its actions.
  private var handlers: [UInt64: Int] = [:]

  init(in file: ViewFile) {
    for token in file.code.tokens where token.kind == .identifier {
      if token == "text" {
        // `field.rx.text.orEmpty`
        guard token.owner == "rx", let field = token.owner?.owner, field.kind == .identifier,
          token.next?.kind == .period, let next = token.next?.next
        else { continue }
        if next == "onNext" || next == "changed" || next == "asObserver" {
          told.insert(file.names.key(field))
        } else {
          fields.insert(file.names.key(field))
        }
      } else if token == "sendActions" {
        if let field = token.owner, field.kind == .identifier { told.insert(file.names.key(field)) }
      } else if token.is(.addTarget) || token.isTap {
        let control = token.isTap ? token.owner?.owner : token.owner
        if let control, control.kind == .identifier {
          handlers[file.names.key(control), default: 0] += 1
        }
      }
    }
  }

  /// Whether code follows the text of a field, and nothing but the user changes it for them.
  func follow(_ field: UInt64) -> Bool { fields.contains(field) && !told.contains(field) }

  /// Whether one place handles the taps of a control: another one may tell the new text.
  func handleOnce(tapsOf control: UInt64) -> Bool { handlers[control] == 1 }
}

extension Lexeme {
  /// Whether it is named like a field of one line: a text view tells its followers.
  fileprivate var isNameOfField: Bool { kind == .identifier && contains("ield") }

  /// Whether it is a stream of taps on a control: `tap` in `button.rx.tap`.
  fileprivate var isTap: Bool {
    kind == .identifier && (self == "tap" || hasSuffix("Tap")) && owner == "rx"
  }

  /// Whether it is the name of a method whose closure gets the events of a stream.
  fileprivate var getsEvents: Bool {
    self == "bind" || self == "subscribe" || self == "drive" || self == "emit"
  }
}

extension Statement {
  /// Whether an assignment assigns `nil` or `""`.
  fileprivate var assignsNoText: Bool {
    guard let value = assignedValue, value.count == 1, let token = value.first else { return false }
    return token.is(.nil) || (token.kind == .stringLiteral && token == "\"\"")
  }

  /// Whether it only changes properties of UIKit, none of which stands for what a field holds.
  fileprivate var tellsNobody: Bool {
    switch kind {
    case .assignment:
      guard let member = target?.last, member.isUIKitProperty, member.previous?.kind == .period,
        member != "isEnabled", member != "isSelected"
      else { return false }
      return assignedValue?.contains { $0.kind == .leftParen } == false
    case .branch: return first.is(.guard)
    case .expression:
      let name = tokens.last?.partner?.previous
      return name == "becomeFirstResponder" || name == "resignFirstResponder"
        || name == "endEditing"
    default: return false
    }
  }
}

extension Block {
  /// The control whose taps a closure handles: `button` in `button.rx.tap.bind { … }`.
  fileprivate var tappedControl: Lexeme? {
    guard kind == .closure, let call = closure?.call, call.name?.getsEvents == true,
      let source = call.receiver
    else { return nil }
    return source.first(where: \.isTap)?.owner?.owner
  }
}

extension Finding.Message {
  fileprivate static func unheard(_ field: String) -> Self {
    "`\(field).rx.text` does not report what code sets: the field is empty, and what follows it goes on with the old text"
  }

  fileprivate static func send(_ field: String) -> Self {
    "call `\(field).sendActions(for: .valueChanged)` behind it, or tell the new text where it is kept"
  }
}

extension UnheardText {
  static let description = RuleDescription(
    id: "unheard_text",
    family: .runTime,
    summary: "Those who follow the text of a field hear when code clears it",
    rationale: """
      A text field sends no event when code sets its text, and `rx.text` of RxCocoa reports only the initial value and \
      what the user changes. A button that clears a field leaves whoever follows it with the text of before: the button \
      below stays enabled, and sends what the user has deleted. The rule reports a field whose `text` is set to `""` or \
      `nil` in a closure that handles a tap, if the file follows its `rx.text`, and the closure only sets properties of \
      UIKit. It is silent about text views, which report each change of their text, about fields for which the file calls \
      `sendActions`, and where the file handles the taps in another place, too.
      """,
    source:
      "RxSwift, ControlProperty (https://github.com/ReactiveX/RxSwift/blob/main/RxCocoa/Traits/ControlProperty.swift)",
    goodExamples: [
      "The event is sent": """
      class SearchViewController: UIViewController {
        func bind() {
          queryField.rx.text.orEmpty.bind(to: viewModel.query).disposed(by: bag)
          clearButton.rx.tap.bind { [weak self] in
            self?.queryField.text = ""
            self?.queryField.sendActions(for: .valueChanged)
          }.disposed(by: bag)
        }
      }
      """
    ],
    badExamples: [
      "A button that clears": """
      class SearchViewController: UIViewController {
        func bind() {
          queryField.rx.text.orEmpty.bind(to: viewModel.query).disposed(by: bag)
          clearButton.rx.tap.bind { [weak self] in
            ↓self?.queryField.text = ""
          }.disposed(by: bag)
        }
      }
      """
    ])
}
