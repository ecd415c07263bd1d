import LayoutModel
import SwiftSource

/// A subscription that is made again while the old one stays.
struct PiledSubscription {
  /// What makes it again.
  enum Occasion {
    /// The function runs again, perhaps by way of another one that it calls.
    case repetition(Repetition, callee: Lexeme?)
    /// A cell is asked for.
    case row
    /// An event of another subscription, given by its source; perhaps by way of a function that the handler calls.
    case event(Lexemes, callee: Lexeme?)
    /// The action of a control or a recognizer.
    case action(Lexeme)
  }

  let subscription: Subscription
  let occasion: Occasion

  /// When the function runs again that makes it; nil for rows and events.
  var when: Repetition.Occasion? {
    if case .repetition(let repetition, _) = occasion { repetition.occasion } else { nil }
  }

  /// Whether what keeps it also keeps subscriptions that are made once, in the setup.
  func sharesKeeper(in file: ViewFile) -> Bool {
    guard let name = subscription.property else { return false }
    let type = file.scopes.type(around: subscription.statement)?.key
    return Subscription.all(in: file).contains { other in
      guard other.property?.hasSameText(as: name) == true, other.owner == nil,
        file.scopes.type(around: other.statement)?.key == type,
        let function = other.statement.block.function
      else { return false }
      return function.runsOnce || function.name.map { Repetition.isSetup($0, in: file) } ?? false
    }
  }

  /// Those of a file: of each cell and bag the first one, of any other function the first one.
  static func all(in file: ViewFile) -> [PiledSubscription] {
    guard !Subscription.all(in: file).isEmpty else { return [] }
    var search = PiledSubscriptionSearch(file)
    search.readFunctions()
    search.readRowsAndEvents()
    return search.found
  }
}

private struct PiledSubscriptionSearch {
  let file: ViewFile
  private let stores: SubscriptionStores
  private(set) var found: [PiledSubscription] = []
  /// The statements that are found, and the types and bags of reused cells.
  private var statements = KeySet()
  private var bags = KeySet()

  init(_ file: ViewFile) {
    self.file = file
    stores = file.note(SubscriptionStores.init)
  }

  // MARK: - Functions

  mutating func readFunctions() {
    for function in file.functions {
      guard let repetition = Repetition(function, in: file, evenLayout: true),
        !function.declaration.bindsReactor
      else { continue }
      let work = file.firstWork(inRunsOf: function) { function in
        subscription(in: function, repetition).map { ($0, $0.statement.first) }
      }
      guard let work, !repetition.mayRunOnce(in: file),
        isFirst(work.work, of: repetition.occasion == .reuse ? function : nil)
      else { continue }
      found.append(
        PiledSubscription(
          subscription: work.work,
          occasion: .repetition(repetition, callee: work.callee?.name)))
    }
  }

  /// The first subscription that a function surely makes.
  private func subscription(
    in function: ViewFunction, _ repetition: Repetition
  ) -> Subscription? {
    guard let type = file.scopes.type(aroundBlock: function.body.index) else { return nil }
    lazy var end = function.body.firstCondition(of: type.key, in: file)
    return Subscription.first(in: function.body, of: file) { subscription in
      let statement = subscription.statement
      guard subscription.owner == nil,
        statement.runsWhenever(function.body) || statement.onlyNeedsValues(in: function.body)
          || repetition.occasion == .reuse && statement.dependsOnData(of: function),
        statement.first < end, stores.conditions(of: subscription, in: file) != nil
      else { return false }
      guard isLocal(subscription.root) else { return true }
      return subscription.isAboutData && function.declaration.hasParameter(subscription.root)
    }
  }

  private func isLocal(_ name: Lexeme) -> Bool {
    file.scopes.isLocal(name) && name.previous?.kind != .period
  }

  private mutating func isFirst(_ subscription: Subscription, of cell: ViewFunction?) -> Bool {
    guard statements.insert(UInt64(subscription.statement.index)) else { return false }
    guard let cell, let bag = subscription.property,
      let type = file.scopes.type(aroundBlock: cell.body.index)
    else { return true }
    return bags.insert(TextHash.pair(type.key, file.names.key(bag)))
  }

  // MARK: - Rows and events

  mutating func readRowsAndEvents() {
    var lastRow: (body: Block, owner: String?)?
    var lastEvent: Block?
    for subscription in Subscription.all(in: file) where subscription.property != nil {
      let owner = subscription.owner
      if let body = rows(of: subscription) {
        guard owner == nil || owner?.hasSameText(as: subscription.root) == true,
          lastRow.map({ $0.body == body && $0.owner == owner?.text }) != true,
          stores.conditions(of: subscription, in: file) != nil,
          statements.insert(UInt64(subscription.statement.index))
        else { continue }
        lastRow = (body, owner?.text)
        found.append(PiledSubscription(subscription: subscription, occasion: .row))
      } else if owner == nil, let occasion = event(before: subscription),
        subscription.statement.block != lastEvent,
        stores.conditions(of: subscription, in: file) != nil,
        statements.insert(UInt64(subscription.statement.index))
      {
        lastEvent = subscription.statement.block
        found.append(PiledSubscription(subscription: subscription, occasion: occasion))
      }
    }
  }

  /// The code that runs for each row, and that gets or takes the cell which a subscription is about.
  private func rows(of subscription: Subscription) -> Block? {
    let statement = subscription.statement
    let cell = subscription.root
    guard isLocal(cell) else { return nil }
    if let body = statement.provider(of: cell) { return body }
    // A function that gets the cell from such code.
    guard let function = statement.block.function, function.hasParameter(cell),
      let body = function.body, statement.runsWhenever(body), let name = function.name
    else { return nil }
    let mentions = file.names.mentions(ofFunction: file.names.key(name))
    let isCalled = mentions.prefix(Self.mostMentions).contains { mention in
      guard mention.isOfSelf, let call = mention.call, call.signature == function.signature,
        let arguments = call.arguments
      else { return false }
      return arguments.contains { argument in
        guard argument.value.count == 1, let value = argument.value.first else { return false }
        return mention.statement?.provider(of: value) != nil
      }
    }
    return isCalled ? body : nil
  }

  private static let mostMentions = 16

  /// The event on which a subscription to a view that outlives it is surely made.
  private func event(before subscription: Subscription) -> PiledSubscription.Occasion? {
    let statement = subscription.statement
    guard let type = file.scopes.type(around: statement),
      stores.isLasting(subscription.root, of: type, in: file), !isLocal(subscription.root)
    else { return nil }
    if statement.block.kind == .closure {
      return source(handledBy: statement, of: type).map { .event($0, callee: nil) }
    }
    guard let function = statement.block.function, let body = function.body,
      let name = function.name, function.kind == .function,
      statement.runsWhenever(body) || statement.onlyNeedsValues(in: body)
    else { return nil }
    guard let occasion = occasion(of: function, name, type),
      statement.first < body.firstCondition(of: type.key, in: file)
    else { return nil }
    return occasion
  }

  /// The event on which a function runs.
  private func occasion(
    of function: Declaration, _ name: Lexeme, _ type: ViewType
  ) -> PiledSubscription.Occasion? {
    let mentions = file.names.mentions(ofFunction: file.names.key(name))
    for mention in mentions.prefix(Self.mostMentions) {
      if mention.isSelector { return .action(name) }
      guard mention.isOfSelf, mention.call?.signature == function.signature,
        let caller = mention.statement,
        file.scopes.type(around: caller)?.key == type.key,
        let source = source(handledBy: caller, of: type)
      else { continue }
      return .event(source, callee: name)
    }
    return nil
  }

  /// What the subscription is about whose handler surely runs a statement on each event.
  private func source(handledBy statement: Statement, of type: ViewType) -> Lexemes? {
    guard let body = statement.block.closure?.body, let call = body.closure?.call,
      call.name?.takesHandler == true,
      statement.first < body.firstCondition(of: type.key, in: file)
    else { return nil }
    return call.streamSource
  }
}

extension Subscription {
  /// Whether it follows values rather than the events of a view.
  var isAboutData: Bool {
    root != "NotificationCenter"
      && !source.contains { $0 == "rx" || $0.hasSuffix("ublisher") }
  }
}

extension Declaration {
  /// ReactorKit calls `bind(reactor:)`, and renews the bag before.
  fileprivate var bindsReactor: Bool {
    parameters?.parameters.contains { $0.label == "reactor" } ?? false
  }
}

extension Lexeme {
  /// Whether it is a name in `#selector(name)` or `#selector(Self.name)`.
  fileprivate var isSelector: Bool {
    guard let list = brackets?.open, let name = list.previous else { return false }
    return name == "#selector" || name == "selector" && name.previous?.kind != .period
  }
}
