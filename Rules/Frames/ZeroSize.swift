import LayoutModel
import RuleKit
import SwiftSource

/// A view that is made with a frame gets a size.
struct ZeroSize: Rule {
  let query = Query.framedViews(with: .scaledFrames)

  func check(_ view: FramedView, in file: ViewFile, _ report: inout Report) {
    guard view.isScaled, let size = MissingSize(view.call, in: file), view.keepsSize(in: file)
    else { return }
    let name = view.item.key == 0 ? view.call.callee.text : file.name(view.item)
    report.add(view.call.callee, .isZero(name, size), advice: .give(size))
  }
}

/// The sides of a view that its initializer makes 0.
private struct MissingSize {
  /// The label of the only one; nil for both.
  var side: String?
  /// Whether the initializer makes both sides equal if it gets one.
  var isKeptEqual: Bool

  /// Nil for an initializer that gets what it needs, and for a class that may work out its size itself or has one of
  /// its own.
  init?(_ call: Call, in file: ViewFile) {
    guard let arguments = call.arguments, Self.isPlainView(call.chainStart) else { return nil }
    isKeptEqual = call.chainStart.keepsSidesEqual
    var (hasWidth, hasHeight) = (false, false)
    for argument in arguments {
      switch argument.label?.scaledFramePart {
      case .width: hasWidth = true
      case .height: hasHeight = true
      case .equalSides: isKeptEqual = !argument.value.text.is(.false)
      default: continue
      }
    }
    guard !hasWidth || !hasHeight else { return nil }
    guard hasWidth || hasHeight else { return }
    guard !isKeptEqual, file.answer(for: ZeroSize.self, \.scalesWithDefaults) else { return nil }
    side = hasWidth ? "height" : "width"
  }

  private static func isPlainView(_ type: Lexeme) -> Bool {
    type.isNameOfUIKit && !type.hasFixedSize || type.keepsSidesEqual
  }
}

extension ViewFile {
  /// Whether the initializers that scale the frames of its views are those of the page, whose parameters have default values:
  /// those of the library keep the sides equal if they get only one.
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
  /// Whether the file shows all that happens to the view, and nothing of it gives the view a size: it is only
  /// configured and added.
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
    for use in view.events {
      switch use.kind {
      case .assignment: continue
      case .memberAssignment:
        guard let member = use.member, !Self.setsSize(member) else { return false }
      case .call:
        // A view without a size may hold others that are seen.
        guard let method = use.member, file.names.isUIKitMethod(method), !method.is(.sizeToFit),
          !method.is(.addSubview), !method.is(.insertSubview)
        else { return false }
      case .member:
        guard let member = use.member, member.layoutWord?.servesConstraints != true else {
          return false
        }
      case .argument:
        guard let method = use.call?.name,
          method.is(.addSubview) || method.is(.insertSubview) || method.is(.bringSubviewToFront)
            || method.is(.sendSubviewToBack)
        else { return false }
      case .element, .returned, .other: return false
      }
    }
    let making = file.framedViews.map(\.statement)
    return !view.actions.contains { action in
      action.role == .constraint || action.role == .arrangement
        || action.role == .frame && !making.contains(action.statement)
    }
  }

  /// Members that change the size of a view, at once or with its superview.
  private static func setsSize(_ member: Lexeme) -> Bool {
    switch member.layoutWord {
    case .frame, .bounds, .size, .width, .height, .autoresizingMask,
      .translatesAutoresizingMaskIntoConstraints:
      true
    default: member.is(.transform)
    }
  }
}

extension Finding.Message {
  fileprivate static func isZero(_ view: String, _ size: MissingSize) -> Self {
    guard let side = size.side else {
      return "`\(view)` has no size: its width and its height default to 0, so it is not seen"
    }
    return "`\(view)` has no \(side): it defaults to 0, so the view is not seen"
  }

  fileprivate static func give(_ size: MissingSize) -> Self {
    if let side = size.side { return "pass `\(side):`, or `keepEqual: true` for a square" }
    return size.isKeptEqual
      ? "pass `width:` or `height:`"
      : "pass `width:` and `height:`, or one of them and `keepEqual: true`"
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
      """,
      "A size that comes later": """
      override func performLayout() {
        let captionLabel = UILabel(topInset: 10, leftInset: 16, width: 343)
        captionLabel.numberOfLines = 0
        captionLabel.sizeToFit()
        addSubview(captionLabel)
      }
      """,
    ],
    badExamples: [
      "No size": """
      override func performLayout() {
        let line = ↓UIView(topInset: 53, leftInset: 0)
        line.backgroundColor = .gray
        addSubview(line)
      }
      """,
      "One side": """
      override func performLayout() {
        let userImageView = ↓UIImageView(topInset: 10, leftInset: 10, height: 32)
        userImageView.clipsToBounds = true
        addSubview(userImageView)
      }
      """,
    ])
}
