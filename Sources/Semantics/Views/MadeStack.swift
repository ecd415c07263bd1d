import LayoutModel
import SwiftSource

/// A stack that the code of its file makes.
package struct MadeStack {
  /// The axes of a stack.
  package enum Axis { case horizontal, vertical }

  /// A member of the stack that the code sets.
  package struct Setting {
    package let member: Lexeme
    package let statement: Statement
  }

  /// What the file does with it.
  package let view: ViewAccount

  /// An index into `file.subviews`; that of the property, where there is one.
  package var index: Int { view.index }

  /// Its identity, and those of the locals that it is made in.
  package func identities(in file: ViewFile) -> [UInt64] {
    ([index] + view.makings.compactMap(\.local)).map { file.names.identity(of: file.subviews[$0]) }
  }

  /// The places where it is named.
  package var uses: [ViewUse] { view.uses }

  /// What the file sets of it.
  package let settings: [Setting]

  /// The stacks of a file.
  package static func all(in file: ViewFile) -> [MadeStack] { file.memoized(MadeStacks.init).all }

  fileprivate init?(_ view: ViewAccount) {
    guard view.classOfUIKit?.namesStack == true else { return nil }
    self.view = view
    settings = view.uses.compactMap { use in
      guard use.kind == .memberAssignment, let member = use.member else { return nil }
      return Setting(member: member, statement: use.statement)
    }
  }

  /// The axis; nil where the code does not say, or says more than one.
  package func axis(in file: ViewFile) -> Axis? {
    guard !isHandedOut(in: file) else { return nil }
    var found: Axis?
    for setting in settings where setting.member.is(.axis) {
      let axis: Axis
      switch setting.statement.assignedValue?.last {
      case .some(let name) where name == "vertical": axis = .vertical
      case .some(let name) where name == "horizontal": axis = .horizontal
      default: return nil
      }
      if let found, found != axis { return nil }
      found = axis
    }
    return found ?? .horizontal
  }

  /// Whether its alignment is always `fill`, which is the default.
  package var fillsAcross: Bool {
    settings.allSatisfy { setting in
      setting.member != "alignment" || setting.statement.assignedValue?.last == "fill"
    }
  }

  /// Whether it may arrange its views inside of margins.
  package var mayHaveMargins: Bool {
    settings.contains { setting in
      setting.member.is(.isLayoutMarginsRelativeArrangement) && !setting.statement.assigns(.false)
    }
  }

  /// Whether the code takes arranged subviews out without naming them:
  /// `stack.arrangedSubviews.forEach { $0.removeFromSuperview() }`.
  package var isCleared: Bool {
    uses.contains { use in
      guard let member = use.member, member.is(.arrangedSubviews) || member == "subviews" else {
        return false
      }
      return use.statement.tokens.contains { $0.kind == .identifier && $0.hasPrefix("remove") }
    }
  }

  /// Whether code that the file does not show may set it up.
  package func isHandedOut(in file: ViewFile) -> Bool {
    file.names.isNamedElsewhere(index)
      || uses.contains { use in
        switch use.reach(in: file) {
        case .nothing: false
        case .function: !use.isHandedForAddition
        case .anything: true
        }
      }
  }
}

private struct MadeStacks {
  let all: [MadeStack]

  /// A bound on the tokens of a value in which the name of the class comes.
  private static let longestHead = 64

  init(_ file: ViewFile) {
    all = ViewAccount.all(in: file) { declaration in
      declaration.type.first?.namesStack ?? false
        || declaration.value?.prefix(Self.longestHead).contains(where: \.namesStack) ?? false
    }.compactMap(MadeStack.init)
  }
}

extension Lexeme {
  package var namesStack: Bool { self == "UIStackView" }

  /// Whether the method of this name is UIKit's way to add views, or spelled like it: `addAutolayoutSubviews`.
  package var addsSubviews: Bool {
    (hasWordPrefix("add") || hasWordPrefix("insert")) && (contains("ubview") || contains("ubView"))
  }
}
