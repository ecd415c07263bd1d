import LayoutModel
import SwiftSource

/// The project's own functions that style views: `UIStyle.title(label)`.
struct StyleCalls {
  private let patterns: NamePatterns

  init(_ patterns: [String]) { self.patterns = NamePatterns(patterns) }

  var isEmpty: Bool { patterns.isEmpty }

  /// The actions of a function, with those of style calls, in source order.
  func actions(of function: ViewFunction, in file: ViewFile) -> ArraySlice<ViewAction> {
    let actions = file.actions[function.actions]
    guard !patterns.isEmpty else { return actions }
    var styles: [ViewAction] = []
    for name in function.body.tokens where name.kind == .identifier {
      guard let call = name.call, let arguments = call.arguments, isStyle(call) else { continue }
      for argument in arguments { add(argument.value, of: call, name, in: file, to: &styles) }
    }
    guard !styles.isEmpty else { return actions }
    return (actions + styles).sorted { $0.tokens.startIndex < $1.tokens.startIndex }[...]
  }

  private func isStyle(_ call: Call) -> Bool {
    var callee = call.callee
    if callee.count > 2, callee.first?.is(Keyword.`self`) == true { callee = callee.dropFirst(2) }
    let text = callee.map(\.text).joined()
    return patterns.match(text)
  }

  /// Adds the effect on a view, or on those in a list.
  private func add(
    _ value: Lexemes, of call: Call, _ name: Lexeme, in file: ViewFile,
    to styles: inout [ViewAction]
  ) {
    guard let first = value.first else { return }
    if first.kind == .leftBracket, first.partner == value.last {
      for element in first.elements where element.value.first?.kind != .leftBracket {
        add(element.value, of: call, name, in: file, to: &styles)
      }
      return
    }
    let isPath = value.enumerated().allSatisfy { place, token in
      switch token.kind {
      case .identifier: true
      case .keyword: token.is(Keyword.`self`)
      case .period, .questionPostfix, .exclamationPostfix: place > 0
      default: false
      }
    }
    guard isPath else { return }
    let block = call.statement.block
    let item = file.names.item(value, in: block)
    // What follows `self.` is the item's own name.
    let names = value.filter { $0.kind == .identifier }
    let root = names.count > 1 ? file.names.item(names[0].alone, in: block) : item
    styles.append(ViewAction(stylingBy: call, item, root: root, tokens: value))
  }
}

extension ViewAction {
  /// Whether the view is an argument of a style call.
  var isStyleCall: Bool {
    role == .appearance && member.map { $0.index < item.tokens.lowerBound } ?? false
  }
}
