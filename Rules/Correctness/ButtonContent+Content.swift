import LayoutModel
import Semantics
import SwiftSource

/// A statement that sets what a button's label or image view shows.
struct ContentOfButton {
  /// The name of the button or, for the button that the code belongs to, of its class.
  let name: String
  /// The path that is set.
  let place: Lexemes
  /// What is set: `text`, `attributedText`, `textColor` or `image`.
  let member: Lexeme
  let statement: Statement
  /// The key of the button's name; 0 for the button that the code belongs to.
  let key: UInt64

  /// Nil for another statement, and where the file does not say that it is a button.
  init?(_ statement: Statement, in file: ViewFile) {
    guard let member = statement.assignedMember, let part = member.owner,
      let place = statement.target,
      part.index >= place.startIndex,
      part.is(.titleLabel) && member.isTextOfLabel || part.is(.imageView) && member.is(.image),
      !statement.isInUpdateOfButton, !statement.setsNothing
    else { return nil }
    // Titles are white unless the button is one of the system type.
    let isWhite = statement.assignedValue?.last.is(.white) == true
    (self.member, self.place, self.statement) = (member, place, statement)
    let root = place.prefix(before: part).filter {
      $0.kind == .identifier || $0.kind == .dollarIdentifier || $0.kind == .keyword
    }
    guard let last = root.last, !last.is(.`self`) else {
      guard !isWhite, let type = file.classOfOwnButton(at: statement),
        !file.updatesOwnButton(at: statement),
        root.count == 1 || !file.names.isVariable(part, in: statement.block)
      else { return nil }
      (name, key) = (type.text, 0)
      return
    }
    guard root.count == 1 || root.count == 2 && root[0].is(.`self`),
      place.prefix(before: part).allSatisfy({ $0.kind != .leftParen && $0.kind != .leftBracket }),
      file.isButton(place.prefix(through: last), in: statement),
      !isWhite || file.isOfSystemType(place.prefix(through: last), in: statement)
    else { return nil }
    key = file.names.key(last)
    guard last.kind == .dollarIdentifier, let call = statement.block.closure?.call,
      call.name?.is(.forEach) != true
    else {
      name = last.text
      return
    }
    // `let playButton = UIButton().then { $0.titleLabel?.text = "Play" }`
    name = call.statement.declaration?.name?.text ?? "UIButton"
  }

  var isImage: Bool { member.is(.image) }

  /// What the button has for each state.
  var kind: String { isImage ? "image" : member.is(.textColor) ? "title color" : "title" }

  /// The methods of the button that set it; the first one is the best.
  private var setters: [LayoutWord] {
    switch member.layoutWord {
    case .image: [.setImage]
    // The button leaves the color of an attributed title alone.
    case .textColor: [.setTitleColor, .setAttributedTitle]
    case .attributedText: [.setAttributedTitle, .setTitle]
    default: [.setTitle, .setAttributedTitle]
    }
  }

  /// The method of the button that sets it.
  var setter: String { setters[0].rawValue }

  /// Identifies what a function sets of the button.
  func key(in function: Block?) -> UInt64 {
    TextHash.pair(TextHash.pair(function?.key ?? 0, TextHash.key(of: kind)), key)
  }

  /// Whether the function also sets it with a method of the button.
  func isSetByButton(in function: Block?, of file: ViewFile) -> Bool {
    setters.contains { setter in
      file.mentions(of: setter.rawValue).contains { name in
        guard let call = name.call, file.scopes.outermostFunction(call.statement) == function
        else { return false }
        let button = call.receiver?.last { $0.kind == .identifier || $0.kind == .dollarIdentifier }
        return (button.map(file.names.key) ?? 0) == key
      }
    }
  }
}

extension Lexeme {
  fileprivate var isTextOfLabel: Bool {
    self.is(.text) || self.is(.attributedText) || self.is(.textColor)
  }

  fileprivate var isUpdateOfButton: Bool {
    self.is(.layoutSubviews) || self.is(.updateConfiguration) || self.is(.draw)
  }
}

extension Statement {
  fileprivate var setsNothing: Bool {
    guard let value = assignedValue, let last = value.last else { return false }
    return value.isNil || value.count == 1 && last == "\"\"" || last.is(.tintColor)
  }

  fileprivate var isInUpdateOfButton: Bool { block.nameOfBody?.isUpdateOfButton ?? false }
}

extension ViewFile {
  /// Whether the class around a statement calls functions of its own with each update of its button, which may set the
  /// content again.
  fileprivate func updatesOwnButton(at statement: Statement) -> Bool {
    guard let type = scopes.type(around: statement) else { return false }
    return answer(for: ButtonContent.self, about: type.key) { file in
      file.functions(ofType: type.key).contains { function in
        function.declaration.name?.isUpdateOfButton == true
          && function.body.statements.contains {
            file.flow.function(calledBy: $0) != nil
          }
      }
    }
  }

  /// The name of the class around a statement, if it is one of buttons.
  func classOfOwnButton(at statement: Statement) -> Lexeme? {
    guard let type = scopes.declaredType(around: statement) ?? scopes.type(around: statement) else {
      return nil
    }
    switch type.kind {
    case .class: return type.declaration.type.first.is(.UIButton) ? type.declaration.name : nil
    case .extension: return type.declaration.name.is(.UIButton) ? type.declaration.name : nil
    default: return nil
    }
  }

  /// Whether a path is that of a button by its declaration, or of one in a list of buttons.
  fileprivate func isButton(_ path: Lexemes, in statement: Statement) -> Bool {
    let views = views(path, in: statement.block)
    if path.last?.kind == .dollarIdentifier, views.allSatisfy({ $0.subview == nil }) {
      let closure = statement.block.ancestors.first { $0.kind == .closure }?.closure
      return closure?.configuredClass.is(.UIButton) == true
    }
    return !views.isEmpty && views.allSatisfy { $0.declaredClass.is(.UIButton) }
  }

  fileprivate func isOfSystemType(_ path: Lexemes, in statement: Statement) -> Bool {
    view(path, in: statement.block)?.declaration?.value?.contains {
      $0.is(.system) && $0.previous?.kind == .period
    } ?? false
  }
}

extension View {
  /// The class by the declaration; nil where that does not say.
  fileprivate var declaredClass: Lexeme? {
    let type = declaration?.type.filter {
      $0.kind != .questionPostfix && $0.kind != .exclamationPostfix
    }
    if let type, !type.isEmpty { return type.count == 1 ? type[0] : nil }
    return classOfUIKit
  }
}

extension Closure {
  /// The class of the new view that the closure configures: `UIButton` of `UIButton().then { … }`.
  fileprivate var configuredClass: Lexeme? {
    guard let call, call.trailingClosure?.open == open, call.arguments?.tokens.isEmpty ?? true,
      let made = call.receiver, made.isPlainInitializer
    else { return nil }
    return made.first
  }
}
