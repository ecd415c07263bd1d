import LayoutModel
import SwiftSource

extension SceneReader {
  /// Reads the stacks that functions of the project make of views: `[a, b].asStackView(axis: .vertical)`,
  /// `HStackView(views: [a, b])`.
  mutating func readMadeStacks() {
    for declaration in file.code.declarations where declaration.kind == .property {
      guard let name = declaration.name, let made = declaration.madeValue,
        case let value = made.value, case let statement = made.statement,
        let stack = MadeStackCall(value, isStack: declaration.isTypedStack)
      else { continue }
      let item = file.names.item(name.alone, in: declaration.block)
      guard let parent = boxes(of: item, at: declaration.statement).first else { continue }
      let known = file.actions(in: value).contains { $0.role == .arrangement }
      let children =
        known ? [] : stack.views.flatMap { self.children($0, nil, at: statement) }
      guard known || !children.isEmpty else { continue }
      for child in children where child.box != parent {
        let addition = ScenePart.Addition(
          child: child.box, parent: parent, isArranged: true, isFirst: false,
          condition: condition(around: child.place), place: place(value))
        update(statement) { $0.additions.append(addition) }
      }
      let settings = stack.settings.map { label, value in
        ViewSetting(
          box: parent, member: label.text, value: value.text.onOneLine(atMost: 60), isFrame: false,
          isData: false)
      }
      update(statement) { part in
        part.settings += settings
        if part.types[parent]?.hasSuffix("StackView") != true { part.types[parent] = "UIStackView" }
      }
    }
  }
}

/// A call that makes a stack of views.
struct MadeStackCall {
  var views: [Lexemes] = []
  var settings: [(label: Lexeme, value: Lexemes)] = []

  /// Nil for any other value.
  ///
  /// - Parameter isStack: whether the declaration of the value says that it is a stack.
  init?(_ value: Lexemes, isStack: Bool) {
    guard let first = value.first else { return nil }
    let call: Call?
    if first.kind == .leftBracket {
      guard let close = first.partner, close.next?.kind == .period else { return nil }
      call = close.next?.next?.call
      views = first.elements.map(\.value)
    } else {
      call = isStack && first.kind == .period ? first.next?.call : first.call
    }
    guard let call, isStack || call.name?.contains("Stack") == true else { return nil }
    for argument in call.arguments.map({ Array($0) }) ?? [] {
      let value = argument.value
      if let label = argument.label, label.isMemberOfStacks {
        settings.append((label, value))
      } else if let open = value.first, open.kind == .leftBracket, open.partner == value.last {
        views += open.elements.map(\.value)
      } else if first.kind != .leftBracket {
        views.append(value)
      }
    }
  }
}

extension Declaration {
  /// The value, or what the closure returns that makes it, with the statement that it is in.
  fileprivate var madeValue: (value: Lexemes, statement: Statement)? {
    guard let value else { return nil }
    guard let body = value.first?.closure?.body else { return (value, statement) }
    return body.statements.first { $0.kind == .transfer }.map { ($0.tokens.dropFirst(), $0) }
  }

  /// Whether it spells the class of a stack, so that its value may leave it out: `let row: UIStackView = .init(…)`.
  var isTypedStack: Bool { type.last?.hasSuffix("StackView") ?? false }
}

extension Lexeme {
  fileprivate var isMemberOfStacks: Bool {
    self == "axis" || self == "spacing" || self == "alignment" || self == "distribution"
  }
}
