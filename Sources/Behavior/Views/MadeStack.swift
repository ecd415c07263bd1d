import LayoutModel
import SwiftSource

/// A stack that the code of its file makes: a property or a local, and the local in the property's value.
package struct MadeStack {
  /// The axes of a stack.
  package enum Axis { case horizontal, vertical }

  /// A member of the stack that the code sets.
  package struct Setting {
    package let member: Lexeme
    package let statement: Statement
  }

  /// An index into `file.subviews`; that of the property, where there is one.
  package let index: Int
  /// The places where it is named.
  package let uses: [ViewUse]
  /// What the file sets of it, also in closures that get the stack: `UIStackView().then { $0.axis = .vertical }`.
  package let settings: [Setting]
  /// Whether a function returns it, whose caller may set it up.
  package let isReturned: Bool
  /// Whether a closure that gets the stack hands it on.
  private let isHandedOn: Bool

  /// The stacks of a file.
  package static func all(in file: ViewFile) -> [MadeStack] { file.memoized(MadeStacks.init).all }

  /// A bound on the tokens of a value in which the name of the class comes: values may be in each other.
  private static let longestHead = 64

  fileprivate static func find(in file: ViewFile) -> [MadeStack] {
    var inner: Set<Int> = []
    var stacks: [MadeStack] = []
    // Properties first: a local may be the value of one.
    for isProperty in [true, false] {
      for (index, subview) in file.subviews.enumerated() where (subview.type >= 0) == isProperty {
        let declaration = subview.declaration
        guard !inner.contains(index),
          declaration.value?.prefix(Self.longestHead).contains(where: \.namesStack) ?? false,
          declaration.isStored, !declaration.hasAttribute,
          declaration.modifiers.isDisjoint(with: [.static, .weak, .override])
        else { continue }
        var uses = Array(file.names.uses(of: index))
        var value = declaration.value
        if let closure = value, case .local(let local) = file.names.returnedView(of: closure) {
          inner.insert(local)
          uses += file.names.uses(of: local).filter { $0.kind != .returned }
          value = file.subviews[local].declaration.value
        }
        guard let made = value, let making = StackMaking(made, in: file) else { continue }
        var code = StackCode()
        for closure in making.closures { code.read(closure) }
        for use in uses {
          if use.kind == .memberAssignment, let member = use.member {
            code.settings.append(Setting(member: member, statement: use.statement))
          } else if let closure = use.configuringClosure {
            code.read(closure)
          }
        }
        stacks.append(
          MadeStack(
            index: index, uses: uses, settings: code.settings,
            isReturned: uses.contains { $0.kind == .returned || $0.kind == .assignment },
            isHandedOn: code.handsOn))
      }
    }
    return stacks
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

  /// Whether code that is not of UIKit may set it up: it is an argument of a function of the project, or the receiver of
  /// one, or an element of a list that is not one of arranged subviews.
  package func isHandedOut(in file: ViewFile) -> Bool {
    isReturned || isHandedOn || file.names.isNamedElsewhere(index)
      || uses.contains { $0.configuringClosure == nil && $0.isHandedOut(in: file) }
  }
}

private struct MadeStacks {
  let all: [MadeStack]

  init(_ file: ViewFile) { all = MadeStack.find(in: file) }
}

extension ViewUse {
  /// Whether code that is not of UIKit gets the view: as an argument of a function of the project, as the receiver of one, or
  /// in a list that is not one of subviews.
  package func isHandedOut(in file: ViewFile) -> Bool {
    switch kind {
    case .assignment, .memberAssignment: false
    case .argument:
      !(call?.name.map { $0.addsSubviews || file.names.isUIKitMethod($0) } ?? false)
        && MadeView.mayAttach(self, in: file)
    case .other:
      !file.isArranged(self) && !(listedFor?.addsSubviews ?? false)
        && MadeView.mayAttach(self, in: file)
    case .element: !(call?.onlyPlacesElements ?? false) && !(call?.onlyPassesOn ?? false)
    case .call, .member, .returned:
      !(member?.addsSubviews ?? false) && MadeView.mayAttach(self, in: file)
    }
  }

  /// The function that gets a list with the view in it.
  private var listedFor: Lexeme? {
    guard let list = tokens.first?.brackets?.open, list.kind == .leftBracket else { return nil }
    return list.callWithArgument?.name
  }
}

extension Call {
  /// Whether a call of `forEach` hands each element to one method that adds views, and does nothing else.
  fileprivate var onlyPassesOn: Bool {
    guard name?.is(.forEach) == true, let body = closure?.body, body.count == 1,
      let call = body.firstStatement?.tokens.last?.partner?.previous?.call,
      call.last == body.firstStatement?.tokens.last
    else { return false }
    return call.name?.addsSubviews ?? false
  }
}

extension Lexeme {
  package var namesStack: Bool { self == "UIStackView" }

  /// Whether the method of this name is UIKit's way to add views, or spelled like it: `addAutolayoutSubviews`.
  package var addsSubviews: Bool {
    (hasWordPrefix("add") || hasWordPrefix("insert")) && (contains("ubview") || contains("ubView"))
  }
}

extension ViewFile {
  /// Whether a use is an element of the list that a stack is made with.
  fileprivate func isArranged(_ use: ViewUse) -> Bool {
    guard let list = use.tokens.first?.brackets?.open, list.kind == .leftBracket else {
      return false
    }
    return list.previous?.previous?.is(.arrangedSubviews) ?? false
  }
}
