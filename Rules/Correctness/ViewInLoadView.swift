import LayoutModel
import RuleKit
import SwiftSource

/// `loadView` sets the view before it uses it.
struct ViewInLoadView: Rule {
  let query = Query.functions(with: .viewTypes && .spelled("loadView"), evenIdle: true)

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.declaration.name.is(.loadView), !function.hasParameters,
      function.declaration.modifiers.contains(.override)
    else { return }
    if case .reads(let token) = firstUse(in: function.body, of: file, calledFrom: nil) {
      report.add(
        token,
        "crashes: the controller has no view yet, so reading `view` calls `loadView` again, without end",
        advice: "assign a view to `view` before this line")
    }
  }

  /// What code does first with the view of its controller.
  private enum Use {
    case reads(Lexeme)
    case sets
  }

  private func firstUse(in body: Block, of file: ViewFile, calledFrom caller: Block?) -> Use? {
    for token in body.tokens {
      if token.is(.loadView) { return .sets }
      guard let statement = token.statement, statement.runsDirectly(in: body) else { continue }
      if caller == nil, token == statement.first,
        let own = file.flow.function(calledBy: statement), own.body != body,
        let use = firstUse(in: own.body, of: file, calledFrom: body)
      {
        return use
      }
      guard isOwnView(token, in: file) else { continue }
      guard statement.target?.last == token, statement.assignment?.kind == .equal else {
        return .reads(token)
      }
      let read = statement.assignedValue?.first { isOwnView($0, in: file) }
      return read.map(Use.reads) ?? .sets
    }
    return nil
  }

  private func isOwnView(_ token: Lexeme, in file: ViewFile) -> Bool {
    token.is(.view) && token.isFreeName && token.next?.kind != .colon && !file.scopes.isLocal(token)
  }
}

extension ViewInLoadView {
  static let description = RuleDescription(
    id: "view_in_load_view",
    family: .correctness,
    summary: "`view` read in `loadView()` before it is set",
    rationale: """
      A controller calls `loadView` when its `view` is read and there is none. Reading `view` in `loadView`, before it \
      is assigned, calls `loadView` again, until the stack overflows.
      """,
    source:
      "UIKit, UIViewController.loadView() (https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview())",
    defaultSeverity: .error,
    effect: .crash,
    goodExamples: [
      "First the view": """
      class PlayerController: UIViewController {
        override func loadView() {
          let content = PlayerView()
          content.onTap = { [unowned self] in self.view.endEditing(true) }
          view = content
          view.backgroundColor = .white
        }
      }
      """
    ],
    badExamples: [
      "Used first": """
      class PlayerController: UIViewController {
        override func loadView() {
          ↓view.backgroundColor = .white
          view = PlayerView()
        }
      }
      """
    ])
}
