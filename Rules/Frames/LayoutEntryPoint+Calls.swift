import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The calls between the functions of types that have or inherit `performLayout()`, by the bodies of the functions.
struct EntryPoints {
  private unowned let file: ViewFile
  /// The keys of the types that declare `performLayout()` themselves.
  private(set) var owners: Set<UInt64> = []
  /// The setup functions that are not part of `performLayout()` and that only setup functions call.
  private var beside: Set<Block> = []
  /// What `performLayout()` calls, directly or through others, and itself.
  private var inside: Set<Block> = []
  /// What initializers call, directly or through others.
  private var initial: Set<Block> = []
  /// For the key of a type and a name, the functions; overloads count as one.
  private var bodies: [UInt64: [Block]] = [:]
  /// For each function, the keys of those of its type that it calls without a receiver or on `self`.
  private var callees: [Block: [UInt64]] = [:]

  init(_ file: ViewFile) {
    self.file = file
    var types = Set(file.types.lazy.filter(\.inheritsResponsiveClass).map(\.key))
    for function in file.functions where function.isEntry {
      let type = file.typeKey(at: function.type)
      types.insert(type)
      if !function.declaration.modifiers.contains(.override) { owners.insert(type) }
    }
    guard !types.isEmpty else { return }
    let members = file.functions.filter {
      $0.isMember && types.contains(file.typeKey(at: $0.type))
    }
    bodies = Dictionary(grouping: members, by: key).mapValues { $0.map(\.body) }
    readCalls(of: members)
    inside = reached(from: members.filter(\.isEntry).map(key))
    initial = reached(from: called(by: members.filter { $0.declaration.kind == .initializer }))
    let others = Set(called(by: members.filter { !$0.isSetup })).flatMap { bodies[$0] ?? [] }
    beside = Set(members.filter(\.isSetup).map(\.body)).subtracting(inside).subtracting(others)
  }

  /// Whether it is a setup function, except `performLayout()`, functions that it calls directly or through others, and functions
  /// that other code than setup functions calls.
  func isBesidePerformLayout(_ function: ViewFunction) -> Bool { beside.contains(function.body) }

  /// Whether it is an initializer, or one calls it.
  func runsInInitializer(_ function: ViewFunction) -> Bool {
    function.declaration.kind == .initializer || initial.contains(function.body)
  }

  /// The local that holds a view which `performLayout()` makes with a frame, only configures, and does nothing else with.
  func local(thatForgets view: FramedView) -> Lexeme? {
    guard view.item.key != 0, view.statement.kind == .property,
      let body = file.scopes.outermostFunction(view.statement), inside.contains(body),
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

  private func called(by functions: [ViewFunction]) -> [UInt64] {
    functions.flatMap { callees[$0.body] ?? [] }
  }

  private func reached(from start: [UInt64]) -> Set<Block> {
    var reached = Set(start)
    var pending = Array(reached)
    while let key = pending.popLast() {
      for callee in bodies[key, default: []].lazy.flatMap({ callees[$0] ?? [] })
      where reached.insert(callee).inserted {
        pending.append(callee)
      }
    }
    return Set(reached.flatMap { bodies[$0] ?? [] })
  }

  private mutating func readCalls(of members: [ViewFunction]) {
    let types = Dictionary(
      members.map { ($0.body, file.typeKey(at: $0.type)) }, uniquingKeysWith: { first, _ in first })
    for call in file.code.calls {
      guard let name = call.name, name.isFreeName,
        let body = call.statement.block.ancestors.first(where: { types[$0] != nil }),
        let type = types[body]
      else { continue }
      callees[body, default: []].append(TextHash.pair(type, file.names.key(name)))
    }
  }

  private func key(_ function: ViewFunction) -> UInt64 {
    TextHash.pair(file.typeKey(at: function.type), function.key)
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
      && owner.isView && !owner.isController
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
    for (function, all) in functions.values where !function.mayUndo(in: file) {
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

extension ViewType {
  fileprivate var isController: Bool {
    declaration.name?.isNameOfController == true
      || declaration.type.contains { $0.isNameOfController }
  }
}
