import SwiftSource

/// Frames that scale with the screen: views created with `topInset:leftInset:width:height:`.
///
/// The first edition has classes of its own (`KTLabel`), the second and the library extend every view.
///
/// Source: KTResponsiveUI (github.com/KoalaTeaCode/KTResponsiveUI), and the two editions of "Responsive iOS UI without
/// AutoLayout", Custom Classes and Custom UIView Initialization.
enum ResponsiveFrameDialect {
  static let dialect = Dialect(
    firstLabels: [.origin, .topInset, .leftInset, .width, .height]
  ) { read($0, in: $1) }

  /// `UILabel(origin: icon.topRightPoint(), leftInset: 10, width: 284, height: 32)`.
  ///
  /// Other views have initializers with only a size: the file has to use the library visibly.
  static func read(_ call: Call, in file: FactBuilder) {
    guard let arguments = call.arguments, isCallee(call, in: file),
      file.source.words.intersects(signs),
      arguments.allSatisfy({ $0.label?.scaledFramePart != nil })
    else { return }
    for argument in arguments {
      guard let part = argument.label?.scaledFramePart, part != .equalSides else { continue }
      // The origin does not scale.
      file.addNumber(
        part == .origin ? .frame : .scaledFrame, argument.value.indices,
        .list(arguments.open.index), .unknown(at: call.chainStart.index), of: call.statement)
    }
    file.addFramedView(call, isScaled: true)
  }

  private static let signs = WordSet(LayoutWord.scalingFrames)

  /// Whether a call creates a view: `.init` may leave out which, but must not be that of `self` or `super`.
  private static func isCallee(_ call: Call, in file: FactBuilder) -> Bool {
    if file.makesView(call) { return true }
    return call.head.is(Keyword.`init`) && call.chainStart == call.head.previous
  }
}

extension ViewType {
  public var inheritsResponsiveClass: Bool {
    declaration.kind == .class
      && declaration.type.contains { Self.responsiveClasses.contains($0.text) }
  }

  private static let responsiveClasses: Set<String> = [
    "KTResponsiveView", "KTButton", "KTLabel", "KTImageView", "KTEqualImageView",
  ]
}

/// What an argument of an initializer that scales the frame of a view is.
public enum ScaledFramePart {
  case origin, top, left, width, height
  /// Whether both sides scale by the same side of the screen.
  case equalSides
}

extension ViewFile {
  public var importsScaledFrames: Bool { imports(.KTResponsiveUI) }
  public var importsFrameLayouts: Bool { imports(.ViewLayout) }
}

extension FileContent {
  /// Views whose frames scale, and the methods in which they are made.
  public static let scaledFrames = names(
    .KTResponsiveUI, .performLayout, .topInset, .leftInset, .keepEqual)
  /// Methods in which views are made, and types of views.
  public static let layoutEntries = names(.performLayout, .viewTypeName)
  public static let frameLibraries = names(.KTResponsiveUI, .ViewLayout)
}

/// The points on the edges of a view's frame that KTResponsiveUI has methods for.
public enum FramePoints {
  /// The names of the methods from top to bottom and from left to right. The middle is the view's center.
  public static let methods = [
    ["topLeftPoint", "topMidPoint", "topRightPoint"],
    ["leftMidPoint", nil, "rightMidPoint"],
    ["bottomLeftPoint", "bottomMidPoint", "bottomRightPoint"],
  ]
}

extension Lexeme {
  public var isFramePoint: Bool {
    hasLastWord(.point) && FramePoints.methods.contains { $0.contains(text) }
  }

  /// What the argument with this label of an initializer that scales a frame is; nil for another label.
  public var scaledFramePart: ScaledFramePart? {
    switch layoutWord {
    case .origin: .origin
    case .topInset: .top
    case .leftInset: .left
    case .width: .width
    case .height: .height
    case .keepEqual: .equalSides
    default: nil
    }
  }

  /// Whether one is the helper that scales by the width of the screen, and the other that which scales by its height.
  public func scalesApart(from height: Lexeme) -> Bool {
    switch layoutWord {
    case .scaleForScreenWidth: height.is(.scaleForScreenHeight)
    case .getValueScaledByScreenWidthFor: height.is(.getValueScaledByScreenHeightFor)
    default: false
    }
  }

  /// The class of KTResponsiveUI that stands for a class of UIKit; nil for another one.
  public var responsiveClass: String? {
    switch layoutWord {
    case .UIView: "KTResponsiveView"
    case .UIButton: "KTButton"
    case .UILabel: "KTLabel"
    case .UIImageView: "KTImageView"
    default: nil
    }
  }
}
