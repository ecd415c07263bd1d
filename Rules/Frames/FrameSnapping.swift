import LayoutModel
import RuleKit
import SwiftSource

/// Views snap to each other at named points.
struct FrameSnapping: Rule {
  let query = Query.calls(named: .CGPoint)

  func check(_ call: Call, in file: ViewFile, _ report: inout Report) {
    guard let point = FramePoint(call, in: file),
      let method = FramePoints.methods[point.row][point.column],
      !isDefinition(point, method, in: file)
    else { return }
    let replacement = point.view.isEmpty ? "\(method)()" : "\(point.view.text).\(method)()"
    let tokens = call.tokens
    let isSafe =
      file.importsScaledFrames && point.isOfView(in: file)
      && !file.answer(for: Self.self, about: TextHash.key(of: method)) {
        $0.functions.contains { $0.declaration.name?.spells(method) == true }
      }
    let fix = Fix([Edit(tokens.bytes, with: replacement)], safety: isSafe ? .safe : .unsafe)
    report.add(
      tokens.bytes, "this spells out the `\(method)()` of `\(file.name(point.item(in: file)))`",
      advice: "write `\(replacement)`", fix: tokens.hasCommentBetween ? nil : fix)
  }

  private func isDefinition(_ point: FramePoint, _ method: String, in file: ViewFile) -> Bool {
    let statement = point.call.statement
    if statement.block.nameOfBody?.text == method { return true }
    guard point.item(in: file).isSelf, let type = file.scopes.type(around: statement) else {
      return false
    }
    return type.kind == .extension && type.declaration.name.is(.UIView)
  }
}

/// A spelled-out point on the edge of a view's frame: `CGPoint(x: icon.frame.maxX, y: icon.frame.minY)`.
private struct FramePoint {
  var call: Call
  /// The name of the view; empty for the view around the code.
  var view: Lexemes
  /// The horizontal position: 0, 1 or 2.
  var column: Int
  /// The vertical position: 0, 1 or 2.
  var row: Int

  init?(_ call: Call, in file: ViewFile) {
    guard call.name?.is(.CGPoint) == true, call.callee.count == 1,
      let arguments = call.arguments, call.last == arguments.close
    else { return nil }
    let both = Array(arguments)
    guard both.count == 2, both[0].label?.is(.x) == true, both[1].label?.is(.y) == true,
      let x = Self.part(both[0].value, [.minX, .midX, .maxX], in: file),
      let y = Self.part(both[1].value, [.minY, .midY, .maxY], in: file)
    else { return nil }
    (self.call, view, column, row) = (call, x.view, x.place, y.place)
    let block = call.statement.block
    guard item(in: file) == file.names.item(y.view, in: block),
      file.isViewWithFrame(view, in: block)
    else { return nil }
  }

  func item(in file: ViewFile) -> Item { file.names.item(view, in: call.statement.block) }

  /// Whether the file declares that it is a point of a view: of a property or a local that holds one, or of the view around
  /// the code, unless that is where its frame comes from.
  func isOfView(in file: ViewFile) -> Bool {
    let block = call.statement.block
    guard item(in: file).isSelf else {
      guard file.names.namesView(view, at: call.statement), let name = view.last else {
        return false
      }
      // A getter runs once in place of twice, and may return another view each time.
      guard view.allSatisfy({ file.names.storage(of: $0, in: block) != .computed }) else {
        return false
      }
      return name.is(.view) || name.is(.contentView) || name.is(.superview)
        || name.isFreeName && file.names.isVariable(name, in: block)
    }
    guard file.scopes.role(around: call.statement) == .view else { return false }
    return block.ancestors.allSatisfy { block in
      block.declaration?.isStatic != true && block.nameOfBody?.is(.frame) != true
        && block.owner?.declaration?.name?.is(.frame) != true
    }
  }

  /// `icon.frame.maxX`, `frame.maxX`.
  private static func part(
    _ value: Lexemes, _ names: [LayoutWord], in file: ViewFile
  ) -> (view: Lexemes, place: Int)? {
    guard value.count >= 3, file.names.isPath(value), let name = value.last,
      let frame = name.owner, frame.is(.frame), let place = names.firstIndex(where: { name.is($0) })
    else { return nil }
    let path = value.prefix(before: frame)
    guard path.last.map({ $0.kind == .period }) ?? true else { return nil }
    return (path.dropLast(), place)
  }
}

extension FrameSnapping {
  static let description = RuleDescription(
    id: "frame_snapping",
    family: .frames,
    summary: "Spelled-out corner point with a named method",
    rationale: """
      `icon.topRightPoint()` says in one word where the next view begins; two coordinates must be read and compared, \
      and `minX` is easily confused with `minY`. The rule reports a `CGPoint` of two edges of one view's frame, for \
      each of the eight points that KTResponsiveUI names. The extension that defines the points is ignored. The fix \
      is safe if the file declares the view and imports KTResponsiveUI; otherwise it is unsafe.
      """,
    source:
      "Responsive iOS UI without AutoLayout, UIView Extensions: \"quickly get the points for the frame of a specific view. This will just clean up and shorten a lot of our code\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    fixSafety: .safe,
    goodExamples: [
      "A named point": """
      userLabel = UILabel(origin: userImageView.topRightPoint(), leftInset: 10, width: 284, height: 32)
      """
    ],
    badExamples: [
      "A corner": """
      import KTResponsiveUI

      class UserView: UIView {
        let userImageView = UIImageView()

        override func performLayout() {
          userLabel = UILabel(
            origin: ↓CGPoint(x: userImageView.frame.maxX, y: userImageView.frame.minY), leftInset: 10,
            width: 284, height: 32)
        }
      }
      """
    ])
}
