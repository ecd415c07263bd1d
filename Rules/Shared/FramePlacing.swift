import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension FrameLayout {
  /// The size.
  var size: Lexemes? { call.arguments?["size"] }

  /// The two parts of the padding, which are vertical and horizontal; nil where it is not spelled out.
  var padding: (vertical: Lexemes, horizontal: Lexemes)? {
    guard let value = call.arguments?["padding"], let open = value.first, open.kind == .leftParen,
      open.partner == value.last
    else { return nil }
    let parts = Array(open.elements)
    guard parts.count == 2 else { return nil }
    return (parts[0].value, parts[1].value)
  }
}

/// What becomes of the `ViewLayout`s of a file.
struct FramePlacing {
  /// Where a value puts the view.
  enum Side { case inside, outside }

  /// A view that gets the frame of a value, and where.
  struct Placed {
    var layout: FrameLayout
    var side: Side
    /// The view that gets the frame; nil where the code does not say.
    var view: Item?
    /// The call that asks for the frame.
    var asking: Call
    /// The size that the guide has got from another value before.
    var guideSize: Lexemes?
  }

  private(set) var all: [Placed] = []

  init(_ file: ViewFile) {
    guard !file.frameLayouts.isEmpty else { return }
    // By the name of a local and the function that it is in.
    var asked: [UInt64: [Call]] = [:]
    for call in file.code.calls {
      guard Self.side(call.name) != nil, let receiver = call.receiver, receiver.count == 1,
        let name = receiver.first
      else { continue }
      asked[Self.key(name, call.statement, in: file), default: []].append(call)
    }
    let views = Self.framedViews(in: file)
    var sizes: [View: Lexemes] = [:]
    for layout in file.frameLayouts {
      var calls = layout.call.next.map { [$0] } ?? []
      if calls.isEmpty, let local = layout.statement.declaration?.name {
        calls = asked[Self.key(local, layout.statement, in: file)] ?? []
      }
      for call in calls {
        guard let side = Self.side(call.name) else { continue }
        let local = call.statement.kind == .property ? call.statement.declaration?.name : nil
        let view =
          views.byStatement[call.statement.index]
          ?? local.flatMap { views.byLocal[Self.key($0, call.statement, in: file)] ?? nil }
        let guide = file.view(layout.guide, in: layout.statement.block)
        all.append(
          Placed(
            layout: layout, side: side, view: view, asking: call,
            guideSize: guide.flatMap { sizes[$0] }))
        if let size = layout.size,
          let view = view.flatMap({ file.view($0, in: call.statement.block) })
        {
          sizes[view] = size
        }
      }
    }
  }

  private static func side(_ name: Lexeme?) -> Side? {
    name?.staysInsideGuide.map { $0 ? .inside : .outside }
  }

  /// Identifies a local of a function.
  private static func key(_ local: Lexeme, _ statement: Statement, in file: ViewFile) -> UInt64 {
    TextHash.pair(file.names.key(local), file.scopes.outermostFunction(statement)?.key ?? 0)
  }

  /// The views that get a frame: by the statement, and by the local that holds the frame.
  private static func framedViews(
    in file: ViewFile
  ) -> (byStatement: [Int: Item], byLocal: [UInt64: Item?]) {
    var (byStatement, byLocal): ([Int: Item], [UInt64: Item?]) = ([:], [:])
    func add(_ item: Item, _ frame: Lexemes?, _ statement: Statement) {
      byStatement[statement.index] = item
      guard let frame, frame.count == 1, let local = frame.first else { return }
      let key = key(local, statement, in: file)
      // A frame of two views is that of neither.
      byLocal[key] = byLocal[key] == nil ? .some(item) : .some(nil)
    }
    for view in file.framedViews where view.item.key != 0 && !view.isScaled {
      add(view.item, view.call.arguments?.first?.value, view.statement)
    }
    for action in file.actions where action.role == .frame && action.member?.is(.frame) == true {
      guard let value = action.statement.assignedValue, action.statement.assignedMember != nil
      else { continue }
      add(action.item, value, action.statement)
    }
    return (byStatement, byLocal)
  }
}
