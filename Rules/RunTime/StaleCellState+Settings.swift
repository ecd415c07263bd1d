import LayoutModel
import SwiftSource

/// What a view of a cell shows, by the member that sets it. Members that stand for the same share a case.
enum ShownState: Int, CaseIterable, Comparable {
  case text, title, image, visibility
  case textColor, titleColor, backgroundColor, tintColor, font, selection, enabling, on, progress

  static func < (left: ShownState, right: ShownState) -> Bool { left.rawValue < right.rawValue }

  /// - Parameter member: a property that is assigned, or a method that is called with a new value.
  init?(_ member: Lexeme) {
    guard let (_, state) = Self.members.first(where: { member == $0.name }) else {
      // `cover.kf.setImage(with: url)`, `cover.sd_setImage(with: url)`
      guard member.hasPrefix("setImage") || member.hasSuffix("_setImage") else { return nil }
      self = .image
      return
    }
    self = state
  }

  private static let members: [(name: StaticString, state: ShownState)] = [
    ("text", .text), ("attributedText", .text), ("setTitle", .title),
    ("setAttributedTitle", .title), ("image", .image), ("setImage", .image),
    ("setBackgroundImage", .image), ("isHidden", .visibility), ("alpha", .visibility),
    ("textColor", .textColor), ("setTitleColor", .titleColor),
    ("backgroundColor", .backgroundColor), ("tintColor", .tintColor), ("font", .font),
    ("isSelected", .selection), ("isEnabled", .enabling), ("isOn", .on), ("setOn", .on),
    ("progress", .progress), ("setProgress", .progress),
  ]

  /// The value before code sets another one, as code writes it; nil where that depends on the view.
  func initialValues(of member: Lexeme) -> [StaticString] {
    switch self {
    case .text, .title, .image: ["nil", "\"\""]
    case .visibility: member == "alpha" ? ["1", "1.0"] : ["false"]
    case .selection, .on: ["false"]
    case .enabling: ["true"]
    case .progress: ["0", "0.0"]
    case .textColor, .titleColor, .backgroundColor, .tintColor, .font: []
    }
  }
}

/// What a place where a view is named does to what the view shows.
enum ShownEffect {
  case sets(ShownState)
  /// It may set anything: the view is replaced, or other code gets hold of it.
  case setsAnything

  /// Nil where the place changes nothing of it.
  static func of(_ use: ViewUse, in file: ViewFile) -> ShownEffect? {
    switch use.kind {
    case .assignment: return .setsAnything
    case .memberAssignment: return ofAssignment(use)
    case .call, .member: return ofMember(use, in: file)
    case .argument:
      guard let call = use.call, let name = call.name else { return .setsAnything }
      let isHarmless =
        file.names.isUIKitMethod(name) || name.layoutWord != nil
        || file.constraint(around: name) != nil
      return isHarmless ? nil : .setsAnything
    case .element, .returned, .other:
      guard let first = use.tokens.first, file.constraint(around: first) == nil else { return nil }
      return file.actions(in: use.tokens).contains {
        $0.role == .addition || $0.role == .arrangement
      } ? nil : .setsAnything
    }
  }

  private static func ofAssignment(_ use: ViewUse) -> ShownEffect? {
    guard let member = use.member, let last = use.statement.target?.last else {
      return .setsAnything
    }
    if member == last, let state = ShownState(member) { return .sets(state) }
    return member.isOfLook ? nil : .setsAnything
  }

  private static func ofMember(_ use: ViewUse, in file: ViewFile) -> ShownEffect? {
    guard let member = use.member else { return .setsAnything }
    if member.call != nil {
      if let state = ShownState(member) { return .sets(state) }
      return file.names.isUIKitMethod(member) || member.layoutWord != nil || member.endsLoading
        ? nil : .setsAnything
    }
    guard let method = member.member, method.call != nil else {
      return member == "rx" ? .setsAnything : nil
    }
    if ShownState(method) == .image { return .sets(.image) }
    if member.layoutWord != nil || member == "layer" || member == "titleLabel"
      || method.endsLoading || file.names.isLibraryMember(member)
    {
      return nil
    }
    return member == "rx" || file.names.leadsToForeignMethod(member) ? .setsAnything : nil
  }
}

extension Lexeme {
  /// Whether a property is about how a view looks or works in every row, or about parts that have their own state.
  fileprivate var isOfLook: Bool {
    switch layoutWord {
    case .viewTypeName?, .projectName?: return false
    case _?: return true
    case nil: break
    }
    return hasPrefix("accessibility") || hasPrefix("allows") || hasPrefix("adjusts")
      || hasPrefix("shows") || hasSuffix("Insets") || hasSuffix("Inset") || hasSuffix("elegate")
      || hasSuffix("ataSource") || self == "isUserInteractionEnabled"
      || self == "semanticContentAttribute"
  }

  /// Whether a method stops a request for an image or an animation.
  fileprivate var endsLoading: Bool {
    hasPrefix("cancel") || hasPrefix("sd_cancel") || hasPrefix("stop") || hasPrefix("start")
      || hasPrefix("layoutIfNeeded")
  }
}
