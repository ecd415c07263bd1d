import LayoutModel
import SwiftSource

/// The signs of how the view classes of a file report interactions.
struct InteractionSigns {
  /// The first place where a class uses a way.
  struct Sign {
    var way: InteractionStyle.Style
    /// The key of the class.
    var type: UInt64
    /// The name of the class or of its extension.
    var typeName: Lexeme
    /// The name to point at.
    var name: Lexeme
  }

  private let views: Set<UInt64>
  private let file: ViewFile
  private var seen: [UInt64: Set<InteractionStyle.Style>] = [:]
  /// One for each class and way.
  private(set) var found: [Sign] = []

  init(of views: Set<UInt64>, in file: ViewFile) {
    self.views = views
    self.file = file
  }

  mutating func read() {
    for declaration in file.code.declarations where declaration.block.kind == .typeBody {
      guard let type = file.scopes.type(around: declaration.statement), views.contains(type.key),
        type.shows(declaration), declaration.modifiers.isDisjoint(with: [.override, .static])
      else { continue }
      switch declaration.kind {
      case .property:
        guard let name = declaration.name else { continue }
        if declaration.isCallback {
          add(.callbacks, type, name)
        } else if declaration.isDelegate {
          add(.delegate, type, name)
        } else if declaration.isEventSource {
          add(.reactive, type, name)
        }
      case .function, .initializer:
        if declaration.takesSelector {
          add(.targetAction, type, declaration.name ?? declaration.keyword)
        }
      default: continue
      }
    }
    for call in file.code.calls {
      guard let name = call.name, let way = call.sent,
        let type = file.scopes.type(around: call.statement), views.contains(type.key)
      else { continue }
      add(way, type, name)
    }
    found.sort { $0.name < $1.name }
  }

  private mutating func add(_ way: InteractionStyle.Style, _ type: ViewType, _ name: Lexeme) {
    guard let typeName = type.declaration.name,
      seen[type.key, default: []].insert(way).inserted
    else { return }
    found.append(Sign(way: way, type: type.key, typeName: typeName, name: name))
  }
}

extension Call {
  /// How a call tells other types of something: `NotificationCenter.default.post(…)`, `sendAction(…, to: nil, …)`,
  /// `addTarget(nil, …)`; nil for any other.
  fileprivate var sent: InteractionStyle.Style? {
    guard let name else { return nil }
    if name.is(.post) { return chainStart.is(.NotificationCenter) ? .notifications : nil }
    let target =
      name.is(.sendAction) ? arguments?["to"] : name.is(.addTarget) ? arguments?.first?.value : nil
    guard target?.count == 1, target?.first?.is(.nil) == true,
      // That hides the keyboard.
      arguments?.tokens.contains(where: { $0.is(.resignFirstResponder) }) == false
    else { return nil }
    return .responderChain
  }
}

extension Declaration {
  /// A stored closure whose result is not used, and that is not named for what it does to the view.
  fileprivate var isCallback: Bool {
    guard body == nil || hasAccessor(.didSet), name?.isNamedForWork == false,
      let arrow = type.last(where: { $0.kind == .arrow })
    else { return false }
    let result = type.suffix(after: arrow)
    guard let first = result.first else { return false }
    return first.isVoid || (first.kind == .leftParen && first.next?.kind == .rightParen)
  }

  /// A delegate of the view itself: those of UIKit belong to the text field or the table inside.
  fileprivate var isDelegate: Bool {
    guard let name, name.is(.delegate) || name.hasLastWord(.delegate),
      let type = type.last(where: { $0.kind == .identifier })
    else { return false }
    return type.hasLastWord(.delegate) && !type.isNameOfSystem
  }

  /// A source of events that the view makes: `let taps = PublishRelay<Void>()`, `var taps: ControlEvent<Void> { … }`.
  /// One that keeps a value, or that another type hands in, may be data.
  fileprivate var isEventSource: Bool {
    guard value != nil || !isStored else { return false }
    let names = type.isEmpty ? value?.prefix { $0.kind != .leftParen } : type
    return names?.contains { $0.isNameOfEventSource }
      ?? false
  }

  fileprivate var takesSelector: Bool {
    parameters?.tokens.contains {
      $0.kind == .identifier && $0.is(.Selector) && $0.previous?.kind == .colon
    } ?? false
  }
}
