import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view with `performLayout()` creates and adds its subviews there.
struct LayoutEntryPoint: Rule {
  let query = Query<Finding>.found(in: .layoutEntries) { EntryPoints($0).findings }
}

/// The functions of types that have or inherit `performLayout()`.
private struct EntryPoints {
  private let file: ViewFile
  private let types: Set<UInt64>
  /// The keys of the types that declare `performLayout()` themselves.
  private let owners: Set<UInt64>
  /// `performLayout()` and what it calls, directly or through others.
  private var inside = KeySet()
  /// What others than setup functions call.
  private var others = KeySet()
  /// The views that an initializer which scales their frame makes in this file.
  private let made: Set<View>

  init(_ file: ViewFile) {
    self.file = file
    let entries = file.functions.filter(\.isEntry)
    owners = Set(
      entries.lazy.filter { !$0.declaration.modifiers.contains(.override) }
        .map { file.typeKey(at: $0.type) })
    let types = Set(file.types.lazy.filter(\.inheritsResponsiveClass).map(\.key))
      .union(entries.map { file.typeKey(at: $0.type) })
    self.types = types
    let scaled = file.framedViews.filter { $0.isScaled && $0.item.key != 0 }
    made = Set(scaled.compactMap { file.view($0.item, in: $0.statement.block) })
    guard !types.isEmpty else { return }
    let rest = file.functions.filter {
      $0.isMember && !$0.isSetup && types.contains(file.typeKey(at: $0.type))
    }
    inside = file.flow.functions(calledBy: entries, isDeep: true)
    others = file.flow.functions(calledBy: rest, isDeep: false)
  }

  var findings: [Finding] {
    let functions = file.functions.filter { !$0.isNested }
    return functions.filter(isForgotten).map { function in
      Finding(
        function.declaration.keyword,
        "this initializer never calls `performLayout()`, so views that are made with it stay empty",
        advice: "call `performLayout()` once the frame is set")
    } + functions.compactMap(setupElsewhere)
      + file.code.calls.filter(isSecond).map { call in
        let receiver = call.receiver.flatMap { $0.text.is(Keyword.`self`) ? nil : $0.text }
        return Finding(
          call.callee,
          "this is a second call of `performLayout()`\(receiver.map { " of `\($0)`" } ?? ""), which creates and adds the same views again",
          advice: "remove it: the initializer calls `performLayout()`")
      }
      + file.framedViews.compactMap { view in
        local(thatForgets: view).map {
          Finding(
            view.call.callee,
            "`\($0.text)` is created in `performLayout()` and never added, so it is not seen",
            advice: "add it with `addSubview(\($0.text))`")
        }
      }
  }

  /// What a setup function makes, adds or configures, other than `performLayout()`, functions that it calls directly or
  /// through others, and functions that other code than setup functions calls.
  private func setupElsewhere(_ function: ViewFunction) -> Finding? {
    let key = file.functionKey(function)
    guard function.isMember, function.isSetup, types.contains(file.typeKey(at: function.type)),
      !inside.contains(key), !others.contains(key)
    else { return nil }
    let made = viewsMadeAndAdded(by: function)
    // What it gets from its caller, `performLayout()` does not have.
    let views =
      made.isEmpty && runsInInitializer(function)
      ? file.views(configuredBy: function).map(file.name) : made
    guard !views.isEmpty else { return nil }
    let name = function.declaration.name
    let place = name ?? function.declaration.keyword
    return Finding(
      place,
      "`\(place.text)\(name == nil ? "" : "()")` \(made.isEmpty ? "configures" : "creates and adds") \(Finding.Message.list(views)) outside of `performLayout()`",
      advice:
        "do it in `performLayout()`, which every initializer with a frame calls, or in a function that it calls"
    )
  }

  private func viewsMadeAndAdded(by function: ViewFunction) -> [String] {
    var made: Set<UInt64> = []
    var views: [String] = []
    for action in file.actions[function.actions]
    where action.statement.runsDirectly(in: function.body) {
      switch action.role {
      case .renewal:
        made.remove(action.item.key)
        if file.names.makesView(in: action.statement) { made.insert(action.item.key) }
      case .addition where action.item.key == 0:
        if let type = file.names.viewType(madeIn: action.tokens) { views.append(type.text) }
      case .addition:
        if made.remove(action.item.key) != nil { views.append(file.name(action.item)) }
      default: continue
      }
    }
    return views
  }

  private func runsInInitializer(_ function: ViewFunction) -> Bool {
    function.declaration.kind == .initializer
      || file.flow.occasions(of: function).byCallers.contains(.start)
  }

  /// The local that holds a view which `performLayout()` makes with a frame, only configures, and does nothing else with.
  private func local(thatForgets view: FramedView) -> Lexeme? {
    guard view.item.key != 0, view.statement.kind == .property,
      let function = file.scopes.function(around: view.statement),
      inside.contains(file.functionKey(function)),
      let view = file.view(view.item, in: view.statement.block), view.isLocal
    else { return nil }
    let isForgotten = view.events.allSatisfy { use in
      use.kind == .memberAssignment
        || use.kind == .call && use.member.map { file.names.isUIKitMethod($0) } == true
    }
    return isForgotten ? view.name : nil
  }

  /// Whether a function is an initializer that sets a scaled frame, of a type with `performLayout()` of its own, and does not
  /// call it, nor an initializer that may.
  private func isForgotten(by function: ViewFunction) -> Bool {
    guard function.isMember, function.declaration.kind == .initializer,
      let parameters = function.declaration.parameters?.parameters, parameters.count > 2,
      parameters.allSatisfy({ $0.label.scaledFramePart != nil }),
      !function.delegatesWithScaledFrame,
      !function.body.tokens.contains(where: { $0.isLayoutEntry })
    else { return false }
    return owners.contains(file.typeKey(at: function.type))
      || file.types[function.type].declaration.name?.isNameOfLayoutProtocol == true
  }

  /// Whether a call is one of `performLayout()` on a view whose initializer has called it.
  private func isSecond(_ call: Call) -> Bool {
    guard call.name?.isLayoutEntry == true, call.arguments?.first == nil,
      let function = file.scopes.function(around: call.statement),
      case let key = UInt64(function.body.index),
      !file.answer(
        for: LayoutEntryPoint.self, about: key, { function.body.tokens.mayRemove(.layout, in: $0) })
    else { return false }
    if let receiver = call.receiver, !receiver.text.is(Keyword.`self`) {
      return file.view(receiver, in: call.statement.block).map(made.contains) ?? false
    }
    return file.answer(for: Self.self, about: key) { _ in initializerHasCalled(before: function) }
  }

  private func initializerHasCalled(before function: ViewFunction) -> Bool {
    guard function.isMember, !function.isEntry, case let declaration = function.declaration else {
      return false
    }
    if declaration.kind == .initializer {
      // The library's initializers call the plain ones.
      let labels = declaration.parameters?.parameters.map(\.label) ?? []
      let isPlain = labels.isEmpty || (labels.count == 1 && labels[0].is(.frame))
      return isPlain && file.importsScaledFrames || function.delegatesWithScaledFrame
    }
    // A nib calls none of the library's initializers, but `init(coder:)`, which may call the function.
    let owner = file.types[function.type]
    return declaration.kind == .function && !declaration.name.is(.awakeFromNib)
      && !runsInInitializer(function) && owner.isView && owner.declaration.role != .controller
      && (owner.inheritsResponsiveClass || file.importsScaledFrames)
  }
}

extension ViewFunction {
  fileprivate var isEntry: Bool { isMember && declaration.name?.isLayoutEntry == true }

  /// Whether an initializer calls another one that scales the frame: `super.init(width: 375, height: 54)`.
  fileprivate var delegatesWithScaledFrame: Bool {
    body.tokens.contains { token in
      guard token.is(Keyword.`init`), let owner = token.owner,
        owner.is(.super) || owner.is(Keyword.`self`), let arguments = token.call?.arguments,
        arguments.first != nil
      else { return false }
      return arguments.allSatisfy { $0.label?.scaledFramePart != nil }
    }
  }
}

extension LayoutEntryPoint {
  static let description = RuleDescription(
    id: "layout_entry_point",
    family: .frames,
    summary: "Subviews set up outside `performLayout()`",
    rationale: """
      The initializers that scale a frame call `performLayout()`. Subviews that another initializer or function adds \
      are hard to find, and missing if the view is created another way. The rule checks classes that declare, \
      override or inherit `performLayout()`. It reports subviews made or configured elsewhere, local views that are \
      never added, repeated calls of `performLayout()`, and base classes whose scaling initializer does not call it.
      """,
    limits: [
      "code that runs later, on a tap or with new data",
      "configuration that needs an initializer's parameters",
      "views without `performLayout()`, and the kind of class a view inherits from",
    ],
    source:
      "Responsive iOS UI without AutoLayout, Coding the Top Bar: \"instead of overriding the UIView's init methods, we will override the performLayout method\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    goodExamples: [
      "Everything in performLayout, or in functions that it calls": """
      class TopBarView: UIView {
        override func performLayout() {
          userImageView = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
          addSubview(userImageView)
          setupUserLabel()
        }

        private func setupUserLabel() {
          userLabel = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
          addSubview(userLabel)
        }
      }
      """
    ],
    badExamples: [
      "Configuration in an initializer": """
      class TopBarView: UIView {
        override ↓init(frame: CGRect) {
          super.init(frame: frame)
          userLabel.textColor = .gray
        }

        override func performLayout() { addSubview(userLabel) }
      }
      """
    ])
}
