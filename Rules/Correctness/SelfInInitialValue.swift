import LayoutModel
import RuleKit
import SwiftSource

/// The target of an action is an object, and not a method of NSObject.
struct SelfInInitialValue: Rule {
  let query = Query.initialValues(with: .viewTypes)
    .inFiles(with: .names(.target, .addTarget, .addObserver))

  func check(_ property: ViewProperty, in file: ViewFile, _ report: inout Report) {
    let declaration = property.declaration
    // Only in a class that inherits from NSObject is there a `self` without an instance.
    guard property.isMember, declaration.isStored, !declaration.modifiers.contains(.lazy),
      !declaration.prefix.hasUnknownAttribute,
      case let kind = file.types[property.type].kind, kind == .class || kind == .extension,
      let name = declaration.name?.text,
      let (target, call) = declaration.firstTarget(in: file.code[property.value])
    else { return }
    report.add(
      target,
      "`self` is the method `NSObject.self` here, because the value of `\(name)` is made before the object, which does not get the message",
      advice: declaration.isStatic
        ? "set the target where the object is known" : "make `\(name)` a `lazy var` with a type",
      severity: call.severityOfLostTarget)
  }
}

extension Declaration {
  /// The first `self` in the initial value that is the target of an action, with the call that gets it.
  fileprivate func firstTarget(in value: Lexemes) -> (target: Lexeme, call: Call)? {
    for token in value where token.is(Keyword.`self`) {
      // An argument by itself, perhaps with a cast: `self`, `target: self as Any`.
      guard let next = token.next, next.kind == .comma || next.kind == .rightParen || next.is(.as),
        let call = token.brackets?.call, let name = call.name,
        token.previous?.kind == .colon
          ? token.previous?.previous.is(.target) == true
          : call.arguments?.open.next == token && (name.is(.addTarget) || name.is(.addObserver)),
        token.statement?.block.typeBody == block.typeBody
      else { continue }
      return (token, call)
    }
    return nil
  }
}

extension Block {
  /// The body of the type around it.
  var typeBody: Block? { ancestors.first { $0.kind == .typeBody } }
}

extension Call {
  /// A control or a bar button looks for a lost target in the responder chain; a timer raises an exception. Nil for others,
  /// which keep no more than a weak reference.
  fileprivate var severityOfLostTarget: Severity? {
    guard let name else { return nil }
    if name.is(.Timer) || name.is(.scheduledTimer) || name.is(.CADisplayLink) { return .error }
    let isSearched =
      name.is(.UIBarButtonItem)
      || name.is(.addTarget) && arguments?.contains { $0.label?.is(.for) == true } == true
    return isSearched ? .note : nil
  }
}

extension SelfInInitialValue {
  static let description = RuleDescription(
    id: "self_in_initial_value",
    family: .correctness,
    summary: "`self` in an initial value that is not an object yet",
    rationale: """
      The initial value of a stored property that is not lazy is made before there is an object. In a subclass of \
      NSObject, `self` compiles there: it is the method `NSObject.self`. A button, a recognizer, a timer or the \
      notification center then has a function as its target: timers raise an exception, and recognizers never call \
      their actions. The rule reports `self` as a `target:` or as the first argument of `addTarget` or \
      `addObserver`, once per property.
      """,
    limits: [
      "other uses of `self`, most of which do not compile",
      "properties with a wrapper or a macro",
    ],
    source:
      "The Swift Programming Language, Initialization, Setting a Default Property Value with a Closure or Function (https://docs.swift.org/swift-book/documentation/the-swift-programming-language/initialization/); Swift, issue 47136 (https://github.com/swiftlang/swift/issues/47136)",
    effect: .touch,
    goodExamples: [
      "A lazy property": """
      class PlayerView: UIView {
        private lazy var playButton: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(play), for: .touchUpInside)
          return button
        }()
      }
      """
    ],
    badExamples: [
      "A button": """
      class PlayerView: UIView {
        private let playButton: UIButton = {
          let button = UIButton()
          button.addTarget(↓self, action: #selector(play), for: .touchUpInside)
          return button
        }()
      }
      """,
      "A gesture recognizer": """
      class PlayerViewController: UIViewController {
        private let tap = UITapGestureRecognizer(target: ↓self, action: #selector(play))
      }
      """,
    ])
}
