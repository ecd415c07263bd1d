import LayoutModel
import RuleKit
import SwiftSource

/// A view with `performLayout()` creates and adds its subviews there.
struct LayoutEntryPoint: Rule {
  let query =
    Query.functions(with: .layoutEntries, evenIdle: true)
    .map(Subject.function)
    || Query<Call>.found(in: .layoutEntries) { SecondCalls($0).calls }
      .map(Subject.secondCall)
    || Query.framedViews(with: .layoutEntries).map(Subject.framedView)

  enum Subject {
    case function(ViewFunction)
    case secondCall(Call)
    case framedView(FramedView)
  }

  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report) {
    switch subject {
    case .function(let function): check(function, in: file, &report)
    case .secondCall(let call):
      report.add(
        call.callee, .repeats(call), advice: "remove it: the initializer calls `performLayout()`")
    case .framedView(let view):
      guard let name = file.memoized(EntryPoints.init).local(thatForgets: view) else { return }
      report.add(
        view.call.callee,
        "`\(name.text)` is created in `performLayout()` and never added, so it is not seen",
        advice: "add it with `addSubview(\(name.text))`")
    }
  }

  private func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    let entries = file.memoized(EntryPoints.init)
    if function.forgetsPerformLayout(entries.owners, in: file) {
      report.add(
        function.declaration.keyword,
        "this initializer never calls `performLayout()`, so views that are made with it stay empty",
        advice: "call `performLayout()` once the frame is set")
    }
    guard entries.isBesidePerformLayout(function) else { return }
    let name = function.declaration.name
    let place = name ?? function.declaration.keyword
    let code = name == nil ? "`\(place.text)`" : "`\(place.text)()`"
    let made = viewsMadeAndAdded(by: function, in: file)
    guard made.isEmpty else {
      report.add(place, .makes(made, in: code), advice: .move)
      return
    }
    guard entries.runsInInitializer(function) else { return }
    // What it gets from its caller, `performLayout()` does not have.
    let configured = file.views(configuredBy: function).map(file.name)
    if !configured.isEmpty {
      report.add(place, .configures(configured, in: code), advice: .move)
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

extension Finding.Message {
  /// - Parameter function: as code.
  fileprivate static func makes(_ views: [String], in function: String) -> Self {
    "\(function) creates and adds \(list(views)) outside of `performLayout()`"
  }

  fileprivate static func configures(_ views: [String], in function: String) -> Self {
    "\(function) configures \(list(views)) outside of `performLayout()`"
  }

  fileprivate static func repeats(_ call: Call) -> Self {
    let view = call.receiver.map { $0.text.is(Keyword.`self`) ? "" : " of `\($0.text)`" } ?? ""
    return
      "this is a second call of `performLayout()`\(view), which creates and adds the same views again"
  }

  fileprivate static var move: Self {
    "do it in `performLayout()`, which every initializer with a frame calls, or in a function that it calls"
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
      "An initializer with data": """
      class TopBarView: KTResponsiveView {
        var userLabel: KTLabel!

        init(user: User) {
          super.init(width: 375, height: 54)
          userLabel.text = user.name
        }

        override func performLayout() {
          userLabel = KTLabel(topInset: 10, leftInset: 52, width: 284, height: 32)
          addSubview(userLabel)
        }
      }
      """,
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
      "Configuration in an initializer": """
      class TopBarView: UIView {
        override ↓init(frame: CGRect) {
          super.init(frame: frame)
          userLabel.textColor = .gray
        }

        override func performLayout() {
          addSubview(userLabel)
        }
      }
      """,
      "A second call": """
      class PostViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          postView = PostView(topInset: 64, width: 375, height: 600)
          ↓postView.performLayout()
          view.addSubview(postView)
        }
      }
      """,
      "A base class that does not call it": """
      class ResponsiveView: UIView {
        ↓init(topInset: CGFloat = 0, leftInset: CGFloat = 0, width: CGFloat, height: CGFloat) {
          super.init(frame: CGRect(x: leftInset, y: topInset, width: width, height: height))
        }

        func performLayout() {}
      }
      """,
      "A view that is created and never added": """
      class TopBarView: UIView {
        override func performLayout() {
          let line = ↓UIView(topInset: 53, width: 375, height: 1)
          line.backgroundColor = .gray
        }
      }
      """,
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
