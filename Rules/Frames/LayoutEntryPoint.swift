import LayoutModel
import LintEngine
import SwiftSource

/// A view with `performLayout()` creates and adds its subviews there.
struct LayoutEntryPoint: FileRule {
  let query = Query.file(with: .names(.performLayout, .viewTypeName))

  func check(_ file: ViewFile, _ report: inout Report) {
    for function in EntryPoints(file).besidePerformLayout() {
      let views = viewsMadeAndAdded(by: function, in: file)
      guard !views.isEmpty else { continue }
      let name = function.declaration.name
      let place = name ?? function.declaration.keyword
      report.add(place, .makes(views, in: place.text, isInitializer: name == nil), advice: .move)
    }
  }

  private func viewsMadeAndAdded(by function: ViewFunction, in file: ViewFile) -> [String] {
    var made: Set<UInt64> = []
    var views: [String] = []
    for action in file.actions[function.actions]
    where action.statement.runsDirectly(in: function.body) {
      switch action.role {
      case .renewal:
        if file.names.makesView(in: action.statement) {
          made.insert(action.item.key)
        } else {
          made.remove(action.item.key)
        }
      case .addition where action.item.key == 0:
        if let type = file.names.viewType(madeIn: action.tokens) { views.append(type.text) }
      case .addition:
        if made.remove(action.item.key) != nil { views.append(file.name(action.item)) }
      default: continue
      }
    }
    return views
  }
}

/// The calls between the functions of types that have or inherit `performLayout()`.
private struct EntryPoints {
  private let file: ViewFile
  /// The functions of these types.
  private var members: [ViewFunction] = []

  /// A function, by its type and name; overloads count as one.
  private struct Name: Hashable {
    var type: UInt64
    var name: UInt64
  }

  init(_ file: ViewFile) {
    self.file = file
    var types = Set(file.types.lazy.filter(\.inheritsResponsiveClass).map(\.key))
    for function in file.functions where function.isEntry {
      types.insert(file.types[function.type].key)
    }
    guard !types.isEmpty else { return }
    members = file.functions.filter {
      $0.type >= 0 && types.contains(file.types[$0.type].key)
    }
  }

  /// The setup functions, in source order, except `performLayout()`, functions that it calls directly or through
  /// others, and functions that other code than setup functions calls.
  func besidePerformLayout() -> [ViewFunction] {
    guard !members.isEmpty else { return [] }
    let calls = ownCalls()
    func callees(_ functions: [ViewFunction]) -> [Name] {
      functions.flatMap { calls[$0.body] ?? [] }
    }
    let byName = Dictionary(grouping: members, by: name)
    var reached = Set(members.filter(\.isEntry).map(name))
    var pending = Array(reached)
    while let name = pending.popLast() {
      for callee in callees(byName[name] ?? []) where reached.insert(callee).inserted {
        pending.append(callee)
      }
    }
    let elsewhere = reached.union(callees(members.filter { !$0.isSetup }))
    return members.filter { $0.isSetup && !elsewhere.contains(name($0)) }
  }

  /// For the body of each function, the members of its type that it calls without a receiver or on `self`.
  private func ownCalls() -> [Block: [Name]] {
    let types = Dictionary(
      members.map { ($0.body, file.types[$0.type].key) }, uniquingKeysWith: { first, _ in first })
    var calls: [Block: [Name]] = [:]
    for call in file.code.calls {
      guard let name = call.name, name.isFreeName,
        let body = call.statement.block.ancestors.first(where: { types[$0] != nil }),
        let type = types[body]
      else { continue }
      calls[body, default: []].append(Name(type: type, name: file.names.key(name)))
    }
    return calls
  }

  private func name(_ function: ViewFunction) -> Name {
    Name(type: file.types[function.type].key, name: function.key)
  }
}

extension ViewFunction {
  fileprivate var isEntry: Bool { type >= 0 && declaration.name?.is(.performLayout) == true }
}

extension Finding.Message {
  fileprivate static func makes(
    _ views: [String], in function: String, isInitializer: Bool
  ) -> Self {
    let name = isInitializer ? "`\(function)`" : "`\(function)()`"
    return "\(name) creates and adds \(list(views)) outside of `performLayout()`"
  }

  fileprivate static var move: Self {
    "do it in `performLayout()`, which every initializer with a frame calls, or in a function that it calls"
  }
}

extension LayoutEntryPoint {
  static let description = RuleDescription(
    id: "layout_entry_point",
    family: .frames,
    summary: "A view with `performLayout()` creates and adds its subviews there",
    rationale: """
      The initializers that scale a frame call `performLayout()`, so a view does not have to override them, and the \
      subviews of every view are in the same place. Subviews that another initializer or setup function adds are \
      hard to find, and missing if the view is created in another way. The rule checks classes that declare or \
      override `performLayout()`, or inherit from one of the classes that call it. Functions that `performLayout()` \
      calls are part of it; code that runs later, on a tap or with new data, is ignored.
      """,
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
      """,
      "A view with another kind of layout": """
      class BadgeView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let label = UILabel()
          addSubview(label)
        }
      }
      """,
    ],
    badExamples: [
      "An initializer outside of it": """
      class TopBarView: UIView {
        override ↓init(frame: CGRect) {
          super.init(frame: frame)
          let line = UIView()
          addSubview(line)
        }

        override func performLayout() {
          userLabel = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
          addSubview(userLabel)
        }
      }
      """,
      "A setup function of a class that inherits it": """
      class TopBarView: KTResponsiveView {
        var userLabel: KTLabel!

        func ↓setupViews() {
          userLabel = KTLabel(topInset: 10, leftInset: 52, width: 284, height: 32)
          addSubview(userLabel)
        }
      }
      """,
    ])
}
