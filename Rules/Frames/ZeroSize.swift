import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view that is made with a frame gets a size.
struct ZeroSize: Rule {
  let query = Query.framedViews(with: .scaledFrames)

  func check(_ view: FramedView, in file: ViewFile, _ report: inout Report) {
    let (call, type) = (view.call, view.call.chainStart)
    guard view.isScaled, let arguments = call.arguments,
      type.isNameOfUIKit && !type.hasFixedSize || type.keepsSidesEqual
    else { return }
    var isKeptEqual = type.keepsSidesEqual
    var sides: Set<String> = []
    for argument in arguments {
      switch argument.label?.scaledFramePart {
      case .width: sides.insert("width")
      case .height: sides.insert("height")
      case .equalSides: isKeptEqual = !argument.value.text.is(.false)
      default: continue
      }
    }
    guard
      sides.isEmpty
        || sides.count == 1 && !isKeptEqual && file.answer(for: Self.self, \.scalesWithDefaults),
      view.keepsSize(in: file)
    else { return }
    let name = view.item.key == 0 ? call.callee.text : file.name(view.item)
    guard let given = sides.first else {
      report.add(
        call.callee,
        "`\(name)` has no size: its width and its height default to 0, so it is not seen",
        advice: isKeptEqual
          ? "pass `width:` or `height:`"
          : "pass `width:` and `height:`, or one of them and `keepEqual: true`")
      return
    }
    let side = given == "width" ? "height" : "width"
    report.add(
      call.callee, "`\(name)` has no \(side): it defaults to 0, so the view is not seen",
      advice: "pass `\(side):`, or `keepEqual: true` for a square")
  }
}

extension ViewFile {
  fileprivate var scalesWithDefaults: Bool {
    framedViews.contains { view in
      guard view.isScaled, let arguments = view.call.arguments else { return false }
      let parts = arguments.compactMap { $0.label?.scaledFramePart }
      // The library takes `keepEqual` only with everything else, and the left inset first.
      if parts.contains(.equalSides) { return parts.count < 6 }
      guard let top = parts.firstIndex(of: .top), let left = parts.firstIndex(of: .left) else {
        return false
      }
      return top < left
    }
  }
}

extension FramedView {
  fileprivate func keepsSize(in file: ViewFile) -> Bool {
    guard item.key != 0 else {
      // `addSubview(UIView(topInset: 8))`
      guard let arguments = call.list?.elements, arguments.first?.value == call.tokens else {
        return false
      }
      return arguments.call?.name?.is(.addSubview) == true
    }
    guard let view = file.view(item, in: statement.block), let declaration = view.declaration,
      !view.isNamedElsewhere, view.renewals.count + (declaration.value == nil ? 0 : 1) <= 1
    else { return false }
    let making = file.framedViews.map(\.statement)
    return view.events.allSatisfy { $0.keepsSize(in: file) }
      && !view.actions.contains { action in
        action.role == .constraint || action.role == .arrangement
          || action.role == .frame && !making.contains(action.statement)
      }
  }
}

extension ViewUse {
  fileprivate func keepsSize(in file: ViewFile) -> Bool {
    let name = kind == .argument ? call?.name : member
    switch (kind, name) {
    case (.assignment, _): return true
    case (.memberAssignment, let member?):
      switch member.layoutWord {
      // These change the size, at once or with the superview.
      case .frame, .bounds, .size, .width, .height, .autoresizingMask, .transform,
        .translatesAutoresizingMaskIntoConstraints:
        return false
      default: return true
      }
    case (.call, let method?):
      // A view without a size may hold others that are seen.
      return file.names.isUIKitMethod(method) && !method.is(.sizeToFit) && !method.is(.addSubview)
        && !method.is(.insertSubview)
    case (.member, let member?): return member.layoutWord?.servesConstraints != true
    case (.argument, let method?):
      return method.is(.addSubview) || method.is(.insertSubview) || method.is(.bringSubviewToFront)
        || method.is(.sendSubviewToBack)
    default: return false
    }
  }
}

extension ZeroSize {
  static let description = RuleDescription(
    id: "zero_size",
    family: .frames,
    summary: "Scaled frame with a zero size",
    rationale: """
      Width and height have default values in the initializers that scale a frame: a view without one of them has no \
      extent, and is not visible. With `keepEqual`, and in `KTEqualImageView`, one side is enough. The rule reports \
      views of UIKit's classes whose size the file does not set later.
      """,
    limits: [
      "one side alone, unless the file shows that its initializers do not imply `keepEqual`",
      "a 0 that is written, which counts as meant",
      "classes of the project, which may compute their size in `performLayout()`",
    ],
    source:
      "Responsive iOS UI without AutoLayout, Coding the Top Bar: \"if we don't set 'keepEqual' then our height or width will default to 0 and our view will not be seen\"",
    defaultSeverity: .off,
    framePresets: [.responsiveFrames],
    goodExamples: [
      "Both sides, or one that is kept equal": """
      override func performLayout() {
        userImageView = UIImageView(topInset: 10, leftInset: 10, height: 32, keepEqual: true)
        addSubview(userImageView)
        userLabel = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
        addSubview(userLabel)
        postImageView = KTEqualImageView(topInset: 54, width: 375)
        addSubview(postImageView)
      }
      """
    ],
    badExamples: [
      "No size": """
      override func performLayout() {
        let line = ↓UIView(topInset: 53, leftInset: 0)
        line.backgroundColor = .gray
        addSubview(line)
      }
      """
    ])
}
