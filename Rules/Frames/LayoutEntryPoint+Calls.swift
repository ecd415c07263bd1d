import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The functions of types that have or inherit `performLayout()`.
struct EntryPoints {
  private unowned let file: ViewFile
  private let types: Set<UInt64>
  /// The keys of the types that declare `performLayout()` themselves.
  private(set) var owners: Set<UInt64> = []
  /// `performLayout()` and what it calls, directly or through others.
  private var inside = KeySet()
  /// What others than setup functions call.
  private var others = KeySet()

  init(_ file: ViewFile) {
    self.file = file
    let entries = file.functions.filter(\.isEntry)
    for function in entries where !function.declaration.modifiers.contains(.override) {
      owners.insert(file.typeKey(at: function.type))
    }
    let responsive = file.types.lazy.filter(\.inheritsResponsiveClass).map(\.key)
    let types = Set(responsive).union(entries.map { file.typeKey(at: $0.type) })
    self.types = types
    guard !types.isEmpty else { return }
    let rest = file.functions.filter {
      $0.isMember && !$0.isSetup && types.contains(file.typeKey(at: $0.type))
    }
    inside = file.flow.functions(calledBy: entries, isDeep: true)
    others = file.flow.functions(calledBy: rest, isDeep: false)
  }

  /// Whether it is a setup function, except `performLayout()`, functions that it calls directly or through others, and functions
  /// that other code than setup functions calls.
  func isBesidePerformLayout(_ function: ViewFunction) -> Bool {
    let key = file.functionKey(function)
    return function.isMember && function.isSetup && types.contains(file.typeKey(at: function.type))
      && !inside.contains(key) && !others.contains(key)
  }

  /// Whether it is an initializer, or one calls it.
  func runsInInitializer(_ function: ViewFunction) -> Bool {
    function.declaration.kind == .initializer
      || file.flow.occasions(of: function).byCallers.contains(.start)
  }

  /// The local that holds a view which `performLayout()` makes with a frame, only configures, and does nothing else with.
  func local(thatForgets view: FramedView) -> Lexeme? {
    guard view.item.key != 0, view.statement.kind == .property,
      let function = file.scopes.function(around: view.statement),
      inside.contains(file.functionKey(function)),
      let view = file.view(view.item, in: view.statement.block), view.isLocal
    else { return nil }
    let isForgotten = view.events.allSatisfy { use in
      switch use.kind {
      case .memberAssignment: true
      case .call: use.member.map { file.names.isUIKitMethod($0) } ?? false
      default: false
      }
    }
    return isForgotten ? view.name : nil
  }
}

extension ViewFunction {
  var isEntry: Bool { isMember && declaration.name?.isLayoutEntry == true }

  /// Whether it is an initializer that sets a scaled frame, of a type with `performLayout()` of its own, and does not
  /// call it, nor an initializer that may.
  ///
  /// - Parameter types: the keys of the types that declare `performLayout()` themselves.
  func forgetsPerformLayout(_ types: Set<UInt64>, in file: ViewFile) -> Bool {
    guard isMember, declaration.kind == .initializer,
      let parameters = declaration.parameters?.parameters, parameters.count > 2,
      parameters.allSatisfy({ $0.label.scaledFramePart != nil }),
      !delegatesWithScaledFrame,
      !body.tokens.contains(where: { $0.isLayoutEntry })
    else { return false }
    return types.contains(file.typeKey(at: type))
      || file.types[type].declaration.name?.isNameOfLayoutProtocol == true
  }

  fileprivate func hasCalledPerformLayout(in file: ViewFile, _ entries: EntryPoints) -> Bool {
    guard isMember, !isEntry else { return false }
    let owner = file.types[type]
    if declaration.kind == .initializer {
      // The library's initializers call the plain ones.
      let labels = declaration.parameters?.parameters.map(\.label) ?? []
      let isPlain = labels.isEmpty || (labels.count == 1 && labels[0].is(.frame))
      return isPlain && file.importsScaledFrames || delegatesWithScaledFrame
    }
    // A nib calls none of the library's initializers, but `init(coder:)`, which may call the function.
    return declaration.kind == .function && !declaration.name.is(.awakeFromNib)
      && !entries.runsInInitializer(self)
      && owner.isView && owner.declaration.role != .controller
      && (owner.inheritsResponsiveClass || file.importsScaledFrames)
  }

  /// Whether an initializer calls another one that scales the frame: `super.init(width: 375, height: 54)`.
  private var delegatesWithScaledFrame: Bool {
    body.tokens.contains { token in
      guard token.is(Keyword.`init`), let owner = token.owner,
        owner.is(.super) || owner.is(Keyword.`self`), let arguments = token.call?.arguments,
        arguments.first != nil
      else { return false }
      return arguments.allSatisfy { $0.label?.scaledFramePart != nil }
    }
  }
}

/// The calls of `performLayout()` on a view whose initializer has called it.
struct SecondCalls {
  private(set) var calls: [Call] = []

  init(_ file: ViewFile) {
    let entries = file.memoized(EntryPoints.init)
    let all = file.code.calls.filter {
      $0.name?.isLayoutEntry == true && $0.arguments?.first == nil
    }
    guard !all.isEmpty else { return }
    let made = Self.viewsMadeWithFrame(in: file)
    var functions: [Block: (function: ViewFunction, calls: [Call])] = [:]
    for call in all {
      guard let function = file.scopes.function(around: call.statement) else { continue }
      functions[function.body, default: (function, [])].calls.append(call)
    }
    for (function, all) in functions.values where !function.body.tokens.mayRemove(.layout, in: file)
    {
      let callsItsOwn = function.hasCalledPerformLayout(in: file, entries)
      calls += all.filter { call in
        guard let receiver = call.receiver, !receiver.text.is(Keyword.`self`) else {
          return callsItsOwn
        }
        let block = call.statement.block
        return file.view(receiver, in: block).map(made.contains) ?? false
      }
    }
    calls.sort { $0.head < $1.head }
  }

  /// The views that an initializer which scales their frame makes in this file.
  private static func viewsMadeWithFrame(in file: ViewFile) -> Set<View> {
    Set(
      file.framedViews.filter { $0.isScaled && $0.item.key != 0 }
        .compactMap { file.view($0.item, in: $0.statement.block) })
  }
}
