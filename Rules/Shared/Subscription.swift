import LayoutModel
import SwiftSource

/// A statement that subscribes to events or observes notifications, again each time that it runs.
struct Subscription {
  /// What keeps it.
  enum Keeper {
    /// The property of this name, a bag or a set: of the object around, or of another one.
    case property(Lexeme, of: Lexeme?)
    case notificationCenter
  }

  let keeper: Keeper
  let statement: Statement
  /// The names of what is subscribed to: `button.rx.tap`, `button.publisher`; of an observer the call.
  let source: Lexemes
  /// The name that the source begins with, behind `self.`.
  let root: Lexeme

  /// Those of a file in source order.
  static func all(in file: ViewFile) -> [Subscription] { file.note(Subscriptions.init).all }

  /// The first of a block, nested ones too, that fits.
  static func first(
    in body: Block, of file: ViewFile, where fits: (Subscription) -> Bool
  ) -> Subscription? {
    let all = all(in: file)
    let range = body.tokens.indices
    let start = all.partitioningIndex { $0.statement.first.index >= range.lowerBound }
    return all[start...].prefix { $0.statement.first.index < range.upperBound }.first(where: fits)
  }

  /// - Parameter call: that of `disposed(by:)`, `store(in:)` or `addObserver`, the last one of its statement.
  fileprivate init?(_ call: Call) {
    guard let name = call.name, call.statement.kind == .expression,
      call.tokens.first == call.statement.first, call.last.next == call.statement.end
    else {
      if let observer = Self.keptObserver(call) {
        self = observer
        return
      }
      return nil
    }
    statement = call.statement
    if name.is(.addObserver) {
      guard call.observesNotifications else { return nil }
      (keeper, source, root) = (.notificationCenter, call.callee, name)
      return
    }
    guard let argument = call.arguments?.first, let label = argument.label,
      label.text == (name.is(.disposed) ? "by" : "in"), let keeper = argument.value.keeper,
      let source = call.streamSource, let root = source.rootName
    else { return nil }
    (self.keeper, self.source, self.root) = (keeper, source, root)
  }

  /// `token = NotificationCenter.default.addObserver(forName: …) { … }`: the old observer stays, too.
  private static func keptObserver(_ call: Call) -> Subscription? {
    guard let name = call.name, name.is(.addObserver), call.observesNotifications,
      call.statement.kind == .assignment, call.statement.assignedValue?.first == call.tokens.first
    else { return nil }
    return Subscription(
      keeper: .notificationCenter, statement: call.statement, source: call.callee, root: name)
  }

  private init(keeper: Keeper, statement: Statement, source: Lexemes, root: Lexeme) {
    (self.keeper, self.statement, self.source, self.root) = (keeper, statement, source, root)
  }

  /// The name of the property that keeps it; nil for the notification center.
  var property: Lexeme? { if case .property(let name, _) = keeper { name } else { nil } }

  /// The name of another object whose property keeps it: `cell` in `cell.bag`.
  var owner: Lexeme? { if case .property(_, let owner) = keeper { owner } else { nil } }

}

/// The subscriptions of a file.
private struct Subscriptions {
  /// A bound: for each, the code around it is searched.
  private static let most = 256

  var all: [Subscription] = []

  init(_ file: ViewFile) {
    guard file.hasWord(.disposed, .store, .addObserver) else { return }
    for call in file.code.calls {
      guard let name = call.name, name.is(.disposed) || name.is(.store) || name.is(.addObserver),
        all.count < Self.most, let subscription = Subscription(call)
      else { continue }
      all.append(subscription)
    }
    all.sort { $0.statement < $1.statement }
  }
}

extension Call {
  /// What the chain subscribes to, if it goes on for as long as its owner lives: events of a view, notifications, or the
  /// values of a property. Nil for what may end by itself, such as a request.
  var streamSource: Lexemes? {
    let start = chainStart
    var last: Lexeme?
    for token in start.through(name ?? start).prefix(32) {
      switch token.kind {
      case .identifier:
        guard token.call == nil else {
          guard let last else { return nil }
          let path = start.through(last)
          let mayEnd = token.call?.chain.contains { $0.name?.mayEnd == true || $0.endsAtOnce }
          guard mayEnd == false, path.lasts(before: token) else { return nil }
          return token.isOperatorOfStreams ? path : start.through(token)
        }
        last = token
      case .dollarIdentifier: last = token
      case .keyword where token.is(.`self`) || token.is(.default): last = token
      case .period, .questionPostfix, .exclamationPostfix: continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether it subscribes to the one value of a request.
  private var endsAtOnce: Bool {
    arguments?.contains { $0.label?.text == "onSuccess" } ?? false
  }

  /// Whether it asks the notification center to tell of notifications, until an observer is removed.
  fileprivate var observesNotifications: Bool {
    guard let receiver, receiver.last?.isNotificationCenter == true,
      let arguments
    else { return false }
    if let first = arguments.first, first.label == nil, first.value.count == 1,
      first.value.first?.is(.`self`) == true
    {
      return arguments.contains { $0.label?.text == "selector" }
    }
    return arguments.first?.label?.text == "forName"
  }
}

extension Lexemes {
  /// Whether what a path names before a call goes on until its owner goes away.
  fileprivate func lasts(before call: Lexeme) -> Bool {
    guard let root = rootName else { return false }
    let isCenter = root == "NotificationCenter"
    if root.hasCapital, !isCenter { return false }
    if last == "rx" { return call.isEventOfReactive }
    if call == "publisher" || call == "controlPublisher" || call == "controlEventPublisher" {
      return call.call?.arguments?.contains { $0.label?.text == "for" } ?? false
    }
    return !isCenter && call.isOperatorOfStreams
  }

  /// The first name of a path, behind `self.`.
  fileprivate var rootName: Lexeme? {
    guard
      let name = first(where: { $0.kind == .identifier || $0.kind == .dollarIdentifier })
    else { return nil }
    return name.isNameOfSelf ? name.member ?? name : name
  }

  /// The property that a value names: `bag`, `self?.bag`, `&cell.bag`, `self?.bag ?? DisposeBag()`.
  fileprivate var keeper: Subscription.Keeper? {
    var names: [Lexeme] = []
    for token in self {
      switch token.kind {
      case .prefixOperator, .period, .questionPostfix, .exclamationPostfix: continue
      case .identifier, .keyword: names.append(token)
      case .binaryOperator where token == "??":
        return Self.keeper(names)
      default: return nil
      }
    }
    return Self.keeper(names)
  }

  private static func keeper(_ names: [Lexeme]) -> Subscription.Keeper? {
    guard let name = names.last, name.kind == .identifier, names.count < 3 else { return nil }
    guard let owner = names.count == 2 ? names.first : nil else {
      return .property(name, of: nil)
    }
    return .property(name, of: owner.is(.`self`) || owner.isNameOfSelf ? nil : owner)
  }
}

extension Lexeme {
  /// Whether it is a name on its own or a member of the object that the code belongs to: `self?.show`, `owner.show`.
  var isOfSelf: Bool {
    guard previous?.kind == .period else { return true }
    return owner.map { $0.is(.`self`) || $0.isNameOfSelf && $0.previous?.kind != .period } ?? false
  }

  /// Whether it ends `NotificationCenter.default`, or is a name of such an object.
  fileprivate var isNotificationCenter: Bool {
    self == "default" && owner == "NotificationCenter" || hasSuffix("otificationCenter")
  }

  /// Whether closures name the object so that the code belongs to: `subscribe(with: self) { owner, _ in … }`.
  fileprivate var isNameOfSelf: Bool {
    self == "owner" || self == "strongSelf" || self == "weakSelf" || self == "this"
  }

  /// Whether it is an operator after which a stream may end before its source does.
  fileprivate var mayEnd: Bool {
    hasPrefix("take") || hasPrefix("first") || hasPrefix("prefix") || hasPrefix("single")
      || hasPrefix("element") || hasPrefix("timeout") || hasPrefix("output")
      || hasPrefix("asSingle")
      || hasPrefix("last") || hasPrefix("materialize")
  }

  /// Whether a call of this name on `rx` gives the events of a view.
  fileprivate var isEventOfReactive: Bool {
    self == "controlEvent" || self == "controlProperty" || self == "notification"
      || self == "observe" || self == "methodInvoked" || self == "sentMessage"
      || self == "modelSelected" || self == "itemSelected" || hasSuffix("Gesture")
  }

  /// Whether a call of this name on a stream gives another one that goes on as long, or subscribes to it.
  fileprivate var isOperatorOfStreams: Bool {
    takesHandler || Self.operators.contains { self == $0 }
  }

  /// Whether a call of this name runs its closure on each event.
  var takesHandler: Bool {
    self == "subscribe" || self == "bind" || self == "drive" || self == "emit" || self == "sink"
  }

  private static let operators: [StaticString] = [
    "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "switchToLatest", "filter",
    "debounce", "throttle", "distinctUntilChanged", "removeDuplicates", "receive", "observe",
    "observeOn", "asDriver", "asObservable", "asSignal", "share", "skip", "dropFirst", "scan",
    "withLatestFrom", "withUnretained", "eraseToAnyPublisher", "delay", "do", "handleEvents",
    "startWith", "prepend", "assign", "replaceNil", "replaceError", "unwrap", "throttleFirst",
  ]
}
