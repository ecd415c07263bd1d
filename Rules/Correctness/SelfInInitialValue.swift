import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The target of an action is an object, and not a method of NSObject.
struct SelfInInitialValue: Rule {
  let query = Query.initialValues(with: .viewTypes)
    .inFiles(with: .names(.target, .addTarget, .addObserver))

  func check(_ property: ViewProperty, in file: ViewFile, _ report: inout Report) {
    guard property.isMadeBeforeObject, property.isMember, file.types[property.type].mayBeObject,
      let name = property.declaration.name,
      let found = property.declaration.firstTarget(in: file.code[property.value])
    else { return }
    report.add(
      Finding(
        found.token, .noInstance(name.text, found),
        advice: property.declaration.isStatic
          ? "set the target where the object is known"
          : "make `\(name.text)` a `lazy var` with a type",
        severity: found.call.fate.severity))
  }
}

extension ViewProperty {
  /// Whether its value is made without an instance: as part of each initializer or, of a static property, of none.
  fileprivate var isMadeBeforeObject: Bool {
    declaration.isStored && !declaration.modifiers.contains(.lazy)
      && !declaration.prefix.hasUnknownAttribute
  }
}

extension ViewType {
  /// Whether it may be a class: only in one that inherits from NSObject is there a `self` without an instance.
  fileprivate var mayBeObject: Bool { kind == .class || kind == .extension }
}

extension Lexemes {
  /// Whether there is an attribute that may make a property another one: a wrapper or a macro.
  fileprivate var hasUnknownAttribute: Bool {
    contains { token in
      guard token.kind == .at, let name = token.next else { return false }
      return !name.isPlainAttribute
    }
  }
}

/// A `self` that a call gets as its target.
private struct Target {
  let token: Lexeme
  let call: Call

  /// The control that gets it, if the code names it as a part of another view: `mainView.saveButton.addTarget(…)`.
  var control: Lexeme? {
    guard let receiver = call.receiver, receiver.count > 1, let last = receiver.last else {
      return nil
    }
    return last.kind == .identifier ? last : nil
  }

  /// The method that `#selector` names.
  var action: Lexeme? {
    guard let arguments = call.arguments else { return nil }
    for argument in arguments where argument.value.first == "#selector" {
      // `#selector(PlayerView.tap(_:))`, `#selector(tap)`
      guard let open = argument.value.dropFirst().first, open.kind == .leftParen else { continue }
      let method = argument.value.suffix(after: open).prefix { $0.kind != .leftParen }
      return method.last { $0.kind == .identifier }
    }
    return nil
  }
}

extension Declaration {
  /// The first `self` in the initial value that is the target of an action.
  fileprivate func firstTarget(in value: Lexemes) -> Target? {
    for token in value where token.is(Keyword.`self`) {
      guard token.isWholeArgument, let call = token.brackets?.call, call.takesTarget(token),
        belongs(token)
      else { continue }
      return Target(token: token, call: call)
    }
    return nil
  }

  private func belongs(_ token: Lexeme) -> Bool {
    guard let statement = token.statement else { return false }
    for outer in statement.block.ancestors {
      if outer == block { return true }
      if outer.kind == .typeBody { return false }
    }
    return false
  }
}

extension Lexeme {
  /// Whether it is an argument by itself, perhaps with a cast behind it: `self`, `target: self as Any`.
  fileprivate var isWholeArgument: Bool {
    switch previous?.kind {
    case .leftParen, .comma, .colon: break
    default: return false
    }
    guard let next else { return false }
    return next.kind == .comma || next.kind == .rightParen || next.is(.as)
  }
}

extension Call {
  /// Whether the object at a token gets messages later: by its label, or as the first argument of the method.
  fileprivate func takesTarget(_ token: Lexeme) -> Bool {
    guard let name, let arguments else { return false }
    if token.previous?.kind == .colon {
      return token.previous?.previous.is(.target) == true
    }
    return arguments.open.next == token && (name.is(.addTarget) || name.is(.addObserver))
  }

  /// What becomes of the action: most keep no more than a weak reference to their target, which is gone at once.
  fileprivate var fate: Fate {
    if name.is(.addTarget), arguments?.contains(where: { $0.label?.is(.for) == true }) == true {
      return .searched
    }
    if name.is(.UIBarButtonItem) { return .searched }
    return name.is(.Timer) || name.is(.scheduledTimer) || name.is(.CADisplayLink)
      ? .exception : .lost
  }
}

/// What becomes of an action whose target is a method.
private enum Fate {
  /// A control or a bar button looks for it in the responder chain, as it does without a target.
  case searched
  case exception
  case lost

  /// Nil for that of the rule.
  var severity: Severity? {
    switch self {
    case .searched: .note
    case .exception: .error
    case .lost: nil
    }
  }
}

extension Finding.Message {
  fileprivate static func noInstance(_ property: String, _ target: Target) -> Self {
    let action = target.action.map { "`\($0.text)`" } ?? "the action"
    let control = target.control.map { "`\($0.text)` has" } ?? "there is"
    let consequence =
      switch target.call.fate {
      case .searched:
        "\(control) no target, and \(action) is called only where the responder chain leads to this object"
      case .exception: "instead of \(action) there is an exception"
      case .lost: "\(action) is not called"
      }
    return
      "`self` is the method `NSObject.self` here, because the value of `\(property)` is made before the object: \(consequence)"
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
      """,
      "A target that is set later": """
      class PlayerView: UIView {
        private let playButton = UIButton()
        private let tap = UITapGestureRecognizer()

        override init(frame: CGRect) {
          super.init(frame: frame)
          playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
          tap.addTarget(self, action: #selector(play))
        }
      }
      """,
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
