import SwiftSource

/// Names of libraries that do no layout themselves, or do it behind a member of a view.
private enum LibraryNames {
  /// Members that pass a view to a library, which turns its autoresizing mask off.
  static let members: KeySet = {
    var members = KeySet(names: "yoga sv stevia tc")
    for case let proxy? in LayoutLibrary.allCases.map(\.proxy) {
      members.insert(TextHash.key(proxy))
    }
    return members
  }()

  /// Calls of PinLayout and FlexLayout.
  static let frameCalls = KeySet(
    names: "left right top bottom marginTop marginBottom height layout")

  /// Members of libraries that load the image of a view, by name or as a prefix of the methods' names.
  static let imageLoaders: [StaticString] = ["kf", "sd", "af", "yy", "hnk", "pin"]
}

extension CodeReader {
  /// Whether a member of a view passes it to a library that lays it out.
  public func isLibraryMember(_ name: Lexeme) -> Bool { LibraryNames.members.contains(name) }
}

extension Lexeme {
  /// Whether a member of a view is one of a library that loads its image: `kf`, `sd_setImage`.
  public var isImageLoader: Bool {
    LibraryNames.imageLoaders.contains { library in
      guard hasPrefix(library) else { return false }
      let next = text8.dropFirst(library.utf8CodeUnitCount).first
      return next == nil || next == UInt8(ascii: "_")
    }
  }

  /// Whether it is the method of Then whose closure configures what a chain has made: `UILabel().then { … }`.
  public var configuresValue: Bool { self.is(.then) }

  /// Whether the method of this name hands its receiver at once to a closure that sets it up: those of Then and their kin.
  public var configuresReceiver: Bool {
    configuresValue || self.is(.with) || self == "do" || self == "apply" || self == "also"
  }

  /// What the argument of a closure stands for that sets its receiver up: `label` for `$0` in `label.do { $0.font = font }`.
  public var receiverToConfigure: Lexemes? {
    guard let closure = statement?.block.closure, let call = closure.call,
      call.name?.configuresReceiver == true,
      kind == .dollarIdentifier || closure.signature.contains(where: { $0.hasSameText(as: self) })
    else { return nil }
    return call.receiver
  }

  public var isReactive: Bool { self.is(.rx) }
  public var setsFrameByLibrary: Bool { self.is(.pin) || self.is(.flex) }

  /// Whether a call of this name in a chain that sets a frame is about one edge or the height.
  public var placesFrameOnly: Bool { LibraryNames.frameCalls.contains(self) }
  public var makesViewWithoutMask: Bool { self.is(.newAutoLayout) }

  /// Whether it is a function of SnapKit or Cartography whose closure makes constraints that are new, or replace all others.
  public var makesConstraintsInClosure: Bool {
    self.is(.makeConstraints) || self.is(.remakeConstraints) || makesConstraintGroup
  }

  /// Whether it is the function of Cartography that makes constraints, which a group of them keeps.
  public var makesConstraintGroup: Bool { self.is(.constrain) }
  public var namesImageView: Bool { self.is(.UIImageView) || scalesSidesApart || keepsSidesEqual }
  public var keepsSidesEqual: Bool { self.is(.KTEqualImageView) }
  public var scalesSidesApart: Bool { self.is(.KTImageView) }
  public var isLayoutEntry: Bool { self.is(.performLayout) }
  public var isNameOfLayoutProtocol: Bool { hasSuffix("LayoutProtocol") }

  /// Whether it names a protocol of types that are loaded from a nib, such as Reusable's.
  public var isNameOfNibProtocol: Bool { hasPrefix("Nib") }
  public var isPartOfFrameLayout: Bool { self.is(.padding) || self.is(.guide) }

  /// Whether the method of ViewLayout's value returns a frame inside of the guide; nil for another method.
  public var staysInsideGuide: Bool? {
    self.is(.makeInnerLayout) ? true : self.is(.makeOuterLayout) ? false : nil
  }
}

extension LayoutWord {
  public static let makingMethods: [LayoutWord] = [.makeConstraints, .remakeConstraints]
}

extension FileContent {
  public static let constraintMakers = names(.makeConstraints, .remakeConstraints, .constrain)
  /// What changes constraints or asks for a layout, by UIKit and by libraries.
  public static let layoutChanges = names(
    .constant, .isActive, .activate, .updateConstraints, .remakeConstraints, .setNeedsLayout,
    .setNeedsUpdateConstraints, .easy, .update, .TinyConstraints)
}

extension ViewFile {
  public var importsTinyConstraints: Bool { imports(.TinyConstraints) }
}
