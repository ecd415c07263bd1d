import LayoutModel
import RuleKit
import Semantics
import SwiftSource

extension ViewFile {
  /// The image views that its code makes.
  var imageViews: [View] {
    madeViews { declaration in
      declaration.type.contains(where: \.namesImageView)
        || declaration.value?.contains(where: \.namesImageView) ?? false
    }.filter { $0.makings.allSatisfy(\.className.namesImageView) }
  }
}

extension View {
  /// Whether code of the file clips it.
  var isClipped: Bool { events.contains(where: \.setsClipping) }

  /// The first place that rounds its layer.
  var rounding: Lexemes? { events.first(where: \.setsRadius)?.tokens }

  /// The place that scales its images until they fill it, and reach out of it.
  var overflow: Lexemes? {
    let modes = settings(of: .contentMode)
    guard rounding == nil, !showsAsset, let mode = modes.first,
      modes.allSatisfy({ $0.value?.last.is(.scaleAspectFill) == true }),
      let first = mode.tokens.first
    else { return nil }
    return first.kind == .dollarIdentifier ? mode.member.alone : first.through(mode.member)
  }

  private var showsAsset: Bool {
    makings.contains { $0.initializer.contains { $0.is(.image) || $0.is(.UIImage) } }
      || events.contains {
        $0.member?.is(.image) == true && $0.statement.tokens.contains { $0.is(.UIImage) }
      }
  }

  /// Whether the code gives it an image that is no icon of the app.
  var getsPhoto: Bool { events.contains(where: \.getsPhoto) }

  /// Whether its images surely reach its corners: the code gets them from elsewhere, as photos are, and gives the view no
  /// content mode that leaves room around them.
  var isFilled: Bool {
    guard getsPhoto else { return false }
    guard let mode = settings(of: .contentMode).first else { return true }
    let name = mode.value?.last
    return name.is(.scaleAspectFill) || name.is(.scaleToFill)
  }
}

extension ViewUse {
  /// Whether it only gets the view an image, in the way of a library.
  var loadsImage: Bool { member?.loadsImage == true }

  /// Whether it gives an image view an image that is no icon of the app: a library loads it, or a variable has it.
  fileprivate var getsPhoto: Bool {
    guard let member else { return false }
    if kind != .memberAssignment { return member.isImageLoader }
    guard member.is(.image), let value = statement.assignedValue, let first = value.first else {
      return false
    }
    return first.kind == .identifier && !first.hasCapital
      && !value.contains { $0.is(.UIImage) || $0.kind == .leftParen }
  }

  /// `view.layer.cornerRadius = 8`.
  var setsRadius: Bool {
    kind == .memberAssignment && member.map { $0.is(.layer) && $0.setsRadiusOfLayer } == true
  }

  /// `view.clipsToBounds = true`, `view.layer.masksToBounds = true`, `view.layer.mask = shape`.
  fileprivate var setsClipping: Bool {
    guard let member else { return false }
    return member.mayClip || member.is(.layer) && member.member?.mayClip == true
  }
}

extension Lexeme {
  /// Whether the token is a layer in `layer.cornerRadius = 8`. A radius of zero rounds nothing.
  var setsRadiusOfLayer: Bool {
    guard let radius = member, radius.is(.cornerRadius), let statement,
      statement.assignedMember == radius, let value = statement.assignedValue
    else { return false }
    return !value.isZero && value.last.map { !$0.is(.zero) } ?? false
  }

  /// Whether it is the name of a member that clips, or keeps from it.
  var mayClip: Bool {
    self.is(.clipsToBounds) || self.is(.masksToBounds) || self.is(.mask)
  }

  /// Whether it tells that a class is used in nibs, where its views may be clipped.
  var belongsToNib: Bool { self.is(.awakeFromNib) || self.is(.IBInspectable) }

  fileprivate var loadsImage: Bool {
    hasSuffix(.setImage) || isImageLoader
  }
}

/// The classes of a file that inherit from an image view, with their code in the class and in its extensions.
struct ImageViewClasses {
  private var parts = KeyMap<(type: ViewType, code: [Lexeme])>()

  var all: [(type: ViewType, code: [Lexeme])] { parts.entries.map(\.value) }

  init(_ file: ViewFile) {
    for type in file.types where type.kind == .class && type.declaration.isImageViewClass {
      _ = parts.updateValue((type, []), forKey: type.key)
    }
    guard !parts.entries.isEmpty else { return }
    // The code of a type inside a type is only its own.
    let bodies = Set(file.types.compactMap { $0.declaration.body?.open })
    for type in file.types where parts[type.key] != nil {
      guard let body = type.declaration.body else { continue }
      var token = body.tokens.first
      while let next = token, next < body.close {
        parts[type.key, default: (type, [])].code.append(next)
        token = bodies.contains(next) ? next.partner?.next : next.next
      }
    }
  }
}

extension Declaration {
  fileprivate var isImageViewClass: Bool {
    type.first?.namesImageView ?? false && !hasAttribute("IBDesignable")
  }
}

extension Query where Subject == View {
  /// The image views that the code of a file makes, in files with some content.
  static func imageViews(with content: FileContent) -> Query {
    Query(content) { file, check in
      for view in file.imageViews { check(view) }
    }
  }
}
