import LayoutModel
import SwiftSource

/// A stack that the code of its file makes: a property or a local, and the local in the property's value.
struct MadeStack {
  /// The axes of a stack.
  enum Axis { case horizontal, vertical }

  /// An index into `file.subviews`; that of the property, where there is one.
  let index: Int
  /// The places where it is named.
  let uses: [ViewUse]
  /// The tokens of the initial value.
  private let value: Lexemes?
  /// Whether a function returns it, whose caller may set it up.
  let isReturned: Bool

  /// The stacks of a file.
  static func all(in file: ViewFile) -> [MadeStack] {
    var inner: Set<Int> = []
    var stacks: [MadeStack] = []
    // Properties first: a local may be the value of one.
    for isProperty in [true, false] {
      for (index, subview) in file.subviews.enumerated() where (subview.type >= 0) == isProperty {
        let declaration = subview.declaration
        guard !inner.contains(index), declaration.value?.contains(where: \.namesStack) ?? false,
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
        guard let made = value, made.first?.namesStack == true, file.names.isUIKitInitializer(made)
        else { continue }
        stacks.append(
          MadeStack(
            index: index, uses: uses, value: made,
            isReturned: uses.contains { $0.kind == .returned || $0.kind == .assignment }))
      }
    }
    return stacks
  }

  /// The axis; nil where the code does not say, or says more than one.
  func axis(in file: ViewFile) -> Axis? {
    guard !isHandedOut(in: file) else { return nil }
    var found: Axis?
    for use in uses where use.kind == .memberAssignment && use.member?.is(.axis) == true {
      let axis: Axis
      switch use.statement.assignedValue?.last {
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
  var fillsAcross: Bool {
    uses.allSatisfy { use in
      guard use.kind == .memberAssignment, use.member == "alignment" else { return true }
      return use.statement.assignedValue?.last == "fill"
    }
  }

  /// Whether code that is not of UIKit may set it up: it is an argument of a function of the project, or the receiver of
  /// one, or an element of a list that is not one of arranged subviews.
  func isHandedOut(in file: ViewFile) -> Bool {
    isReturned || file.names.isNamedElsewhere(index)
      || uses.contains { $0.isHandedOut(in: file) }
  }
}

extension ViewUse {
  /// Whether code that is not of UIKit gets the view: as an argument of a function of the project, as the receiver of one, or
  /// in a list that is not one of subviews.
  func isHandedOut(in file: ViewFile) -> Bool {
    switch kind {
    case .assignment, .memberAssignment: false
    case .argument: !(call?.name?.addsSubviews ?? false) && MadeView.mayAttach(self, in: file)
    case .other: !file.isArranged(self) && MadeView.mayAttach(self, in: file)
    case .element: !(call?.onlyAddsSubviews ?? false)
    case .call, .member, .returned:
      !(member?.addsSubviews ?? false) && MadeView.mayAttach(self, in: file)
    }
  }
}

extension Lexeme {
  fileprivate var namesStack: Bool { self == "UIStackView" }

  /// Whether the method of this name is UIKit's way to add views, or spelled like it.
  fileprivate var addsSubviews: Bool {
    self.is(.addSubview) || self.is(.addSubviews) || self.is(.insertSubview)
      || self.is(.addArrangedSubview) || self.is(.addArrangedSubviews)
      || self.is(.insertArrangedSubview)
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
