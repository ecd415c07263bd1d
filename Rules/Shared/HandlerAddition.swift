import LayoutModel
import Semantics
import SwiftSource

/// A call that gives a view a gesture recognizer or an action which the code around it has just made.
struct HandlerAddition {
  /// What is added, as a message names it.
  enum Kind: String {
    case recognizer = "gesture recognizer"
    case action
  }

  var kind: Kind
  var call: Call
  /// The view that gets it.
  var view: Item

  /// Those of a file in source order, unless the file may take such handlers away.
  static func all(in file: ViewFile) -> [HandlerAddition] {
    file.memoized(HandlerAdditions.init).all
  }

  /// The first of a block, nested ones too, that fits.
  static func first(
    in body: Block, of file: ViewFile, where fits: (HandlerAddition) -> Bool
  ) -> HandlerAddition? {
    let all = all(in: file)
    let range = body.tokens.indices
    let start = all.partitioningIndex { $0.call.last.index >= range.lowerBound }
    return all[start...].prefix { $0.call.last.index < range.upperBound }.first(where: fits)
  }

  /// The first that a function adds whenever it runs to a view that it does not make.
  static func repeated(in function: ViewFunction, of file: ViewFile) -> HandlerAddition? {
    first(in: function.body, of: file) { addition in
      let statement = addition.call.statement
      return statement.runsWhenever(function.body)
        && statement.first < file.flow.firstCondition(of: function, in: file)
        && !file.names.isLocalItem(addition.view, at: statement)
    }
  }

  fileprivate init?(_ name: Lexeme, in file: ViewFile) {
    guard name.previous?.kind == .period || name.statement?.first == name, let call = name.call,
      let handler = call.arguments?.first, let statement = name.statement,
      statement.kind == .expression
    else { return nil }
    if name.is(.addGestureRecognizer) {
      kind = .recognizer
    } else {
      // Those of an alert take no events.
      guard call.arguments?.contains(where: { $0.label?.is(.for) == true }) == true else {
        return nil
      }
      kind = .action
    }
    guard statement.isMade(handler.value, kind) else { return nil }
    self.call = call
    let receiver = call.receiver ?? call.tokens.prefix(0)
    view = file.names.item(receiver, in: statement.block)
  }
}

/// The handlers that a file adds.
private struct HandlerAdditions {
  /// A bound: for each, the code around it is searched.
  private static let most = 256

  var all: [HandlerAddition] = []

  init(_ file: ViewFile) {
    guard file.hasWord(.addGestureRecognizer, .addAction) else {
      return
    }
    var left = Self.most
    for call in file.code.calls {
      guard let name = call.name, name.is(.addGestureRecognizer) || name.is(.addAction),
        name.call == call
      else { continue }
      left -= 1
      if left >= 0, let addition = HandlerAddition(name, in: file) { all.append(addition) }
    }
    guard !all.isEmpty else { return }
    if file.code.tokens.contains(where: { $0.kind == .identifier && $0.mayRemoveHandlers }) {
      all = []
    }
  }
}

extension Lexeme {
  /// Whether it is part of code that may take recognizers or actions away: `removeGestureRecognizer`,
  /// `gestureRecognizers`, `removeTarget`.
  fileprivate var mayRemoveHandlers: Bool {
    // Rules out most names quickly: the shortest is `removeAction`.
    guard bytes.count >= 12 else { return false }
    if hasSuffix(.gestureRecognizers) || self.is(.enumerateEventHandlers) { return true }
    guard hasPrefix(.remove) else { return false }
    return hasSuffix(.recognizer) || hasSuffix(.recognizers) || hasSuffix(.gesture)
      || hasSuffix(.gestures) || hasLastWord(.action) || hasLastWord(.actions)
      || hasLastWord(.target) || hasLastWord(.targets)
  }

  fileprivate func makes(_ kind: HandlerAddition.Kind) -> Bool {
    guard next?.kind == .leftParen || next?.kind == .leftBrace else { return false }
    return switch kind {
    case .recognizer: hasLastWord(.gestureRecognizer)
    case .action: self.is(.UIAction)
    }
  }
}

extension Statement {
  /// A bound on the tokens that are searched for uses of a local.
  private static let mostTokens = 4096

  /// Whether a value is a new handler: made there, or in a local of the function that it hands to nothing else.
  fileprivate func isMade(_ value: Lexemes, _ kind: HandlerAddition.Kind) -> Bool {
    guard let name = value.first else { return false }
    if name.makes(kind) {
      // An action with an identifier replaces the one that has it.
      return !value.contains { $0.is(.identifier) }
    }
    guard value.count == 1, name.kind == .identifier else { return false }
    for block in block.ancestors {
      if let made = block.initialValue(ofLocal: name) {
        return made.first?.makes(kind) == true && !made.contains { $0.is(.identifier) }
          && block.tokens.count <= Self.mostTokens && !block.handsOn(name)
      }
      if block.kind == .functionBody || block.kind == .typeBody { return false }
    }
    return false
  }
}
