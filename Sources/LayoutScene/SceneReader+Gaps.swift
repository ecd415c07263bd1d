import LayoutModel
import SwiftSource

extension SceneReader {
  /// Notes the calls that may lay out a view in a way that only the project knows.
  mutating func readGaps() {
    for (index, subview) in file.subviews.enumerated() where subview.declaration.isStored {
      for use in file.names.uses(of: index) {
        let call: Call?
        switch use.kind {
        case .call: call = use.member?.call
        case .argument: call = use.call
        default: continue
        }
        guard let call, let name = call.name, name.soundsLikeLayout,
          !file.names.isUIKitMethod(name), !isRead(call)
        else { continue }
        if let box = boxName(ofSubview: index) {
          update(use.statement) { $0.opaque.insert(box) }
        }
        addGap(
          "what `\(call.tokens.text.onOneLine(atMost: 60))` does", use.statement, call.tokens)
      }
    }
  }

  /// Whether a constraint or an addition is known of a call.
  private func isRead(_ call: Call) -> Bool {
    !file.constraints(in: call.tokens).isEmpty
      || file.actions(in: call.statement.tokens).contains {
        $0.role == .addition || $0.role == .arrangement
      }
  }
}

extension Lexeme {
  /// Whether a function of the project with this name may add or constrain a view.
  fileprivate var soundsLikeLayout: Bool {
    Self.words.contains { contains($0, ignoringCase: true) }
  }

  private static let words: [StaticString] = [
    "pin", "constrain", "anchor", "layout", "edge", "fill", "center", "embed", "add", "place",
    "attach", "install", "align", "arrange", "insert",
  ]
}
