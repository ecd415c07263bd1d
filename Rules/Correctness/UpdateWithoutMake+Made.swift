import LayoutModel
import Semantics
import SwiftSource

/// The constraints of a view that makers make, and those that updates look for.
struct UpdatedConstraints {
  /// What an update does not find.
  enum Lack {
    /// No constraint of these attributes was made.
    case attributes(LayoutAttributes)
    /// It was made with another view.
    case item(LayoutAttributes)
    /// It was made with another multiplier.
    case multiplier(LayoutAttributes)
  }

  private unowned let file: ViewFile
  private let made: [Constraint]
  private let updates: [Constraint]

  /// Nil where nothing is updated, or the file does not show what is made before.
  init?(_ makers: [Maker], of view: View, in file: ViewFile) {
    func thatLeave(_ result: LayoutWord.ResultOfMaker) -> [Maker] {
      makers.filter { $0.call.name?.layoutWord?.resultOfMaker == result }
    }
    let (making, updating) = (thatLeave(.nothing), thatLeave(.changes))
    self.file = file
    (made, updates) = (making.flatMap(\.constraints), updating.flatMap(\.constraints))
    // An update that comes before all makers makes its constraints.
    guard !made.isEmpty, !updates.isEmpty, isKnown(view),
      updating.allSatisfy({ update in
        making.contains { file.runs($0.call.statement, before: update.call.statement) }
      })
    else { return nil }
  }

  /// What the updates do not find, as far as the file says.
  var lacks: [UpdateWithoutMake.Subject] {
    var fuel = Fuel()
    return updates.compactMap { update in
      guard fuel.burn(made.count), let lack = lack(of: update) else { return nil }
      return UpdateWithoutMake.Subject(constraint: update, lack: lack)
    }
  }

  /// Whether all constraints that the makers of a view make are read: it is a view of UIKit's that nothing but makers
  /// with closures and UIKit gets hold of.
  private func isKnown(_ view: View) -> Bool {
    guard view.isOnlyUIKit, view.makings.count == 1, let name = view.name else { return false }
    return view.events.allSatisfy { use in
      guard use.kind == .call || use.kind == .member, let member = use.member,
        file.names.isLibraryMember(member) || member.servesConstraintsByClosure
      else {
        if case .nothing = use.reach(in: file) { return use.kind != .assignment }
        return use.isHandedForAddition
      }
      // A maker of the element of a loop is one of each view in the list.
      return use.tokens.last?.hasSameText(as: name) == true
        && isReadWhole(use, member)
    }
  }

  private func isReadWhole(_ use: ViewUse, _ member: Lexeme) -> Bool {
    let name = file.names.isLibraryMember(member) ? member.next?.next : member
    guard let name, let call = name.call else {
      // `other.snp.top`, an edge in another view's constraint.
      return !(name?.hasSuffix(.constraints) ?? false)
    }
    guard let closure = call.trailingClosure, let word = name.layoutWord,
      let result = word.resultOfMaker
    else { return false }
    if result == .changes { return true }
    let parameter = closure.signature.last { $0.kind == .identifier }
    let body = closure.body.tokens
    let code = closure.signature.isEmpty ? body : body.suffix(after: closure.signature)
    let mentions = code.count { token in
      if let parameter { return token.kind == .identifier && token.hasSameText(as: parameter) }
      return token.kind == .dollarIdentifier
    }
    return mentions == file.constraints(in: body).count
  }

  // MARK: - One update

  /// What an update does not find; nil if it finds its constraint, as far as the file says.
  private func lack(of update: Constraint) -> Lack? {
    let wanted = file.updatedAttributes(of: update)
    var missing: LayoutAttributes = []
    for attribute in wanted.each {
      let candidates = made.filter {
        $0.relation == update.relation
          && file.updatedAttributes(of: $0).contains(attribute)
      }
      if candidates.isEmpty {
        missing.formUnion(attribute)
      } else if candidates.allSatisfy({
        hasOtherItem($0, than: update)
          || hasOtherAttribute($0, than: update, for: attribute)
      }) {
        return .item(attribute)
      } else if candidates.allSatisfy({ hasOtherMultiplier($0, than: update) }) {
        return .multiplier(attribute)
      }
    }
    // A group of edges is leading and trailing in one version, left and right in the other.
    let sides: LayoutAttributes = [.left, .right, .leading, .trailing]
    if file.namesGroup(update), !missing.isDisjoint(with: sides) {
      let hasSides = made.contains { !file.updatedAttributes(of: $0).isDisjoint(with: sides) }
      if hasSides { missing.subtract(sides) }
    }
    return missing.isEmpty ? nil : .attributes(missing)
  }

  /// Whether two constraints are certainly with two different views: also with the superview and with what is beside the
  /// view.
  private func hasOtherItem(_ one: Constraint, than other: Constraint) -> Bool {
    guard let first = one.secondItem, let second = other.secondItem else { return false }
    let left = file.second(of: one).flatMap { $0.subview == nil ? nil : $0 }
    let right = file.second(of: other).flatMap { $0.subview == nil ? nil : $0 }
    if let left, let right { return left != right }
    if first.isSelf && right != nil || second.isSelf && left != nil { return true }
    // `view.safeAreaLayoutGuide` and `view`
    if file.namesGuide(first) != file.namesGuide(second) { return true }
    guard first.isSuperview || second.isSuperview, let sibling = left ?? right else { return false }
    let container = file.first(of: one)?.parent
    return container != nil && container == sibling.parent
  }

  private func hasOtherAttribute(
    _ one: Constraint, than other: Constraint, for attribute: LayoutAttributes
  ) -> Bool {
    guard one.secondItem != nil, other.secondItem != nil else { return false }
    let (left, right) = (one.secondAttributes, other.secondAttributes)
    guard !left.isEmpty || !right.isEmpty, one.attributes == attribute else { return false }
    return (left.isEmpty ? attribute : left).isDisjoint(with: right.isEmpty ? attribute : right)
  }

  /// Whether a multiplier is written in another way: SnapKit compares it, and cannot change it.
  private func hasOtherMultiplier(_ one: Constraint, than other: Constraint) -> Bool {
    let (left, right) = (file.code[one.multiplier].text, file.code[other.multiplier].text)
    return left != right
  }
}

extension ViewFile {
  /// The attributes of a constraint, where a group of edges stands for those of either kind.
  fileprivate func updatedAttributes(of constraint: Constraint) -> LayoutAttributes {
    var attributes = constraint.attributes
    guard namesGroup(constraint) else { return attributes }
    if !attributes.isDisjoint(with: [.leading, .left]) { attributes.formUnion([.leading, .left]) }
    if !attributes.isDisjoint(with: [.trailing, .right]) {
      attributes.formUnion([.trailing, .right])
    }
    return attributes
  }

  fileprivate func namesGuide(_ item: Item) -> Bool {
    code[item.tokens].contains { $0.hasSuffix("Guide") }
  }

  /// Whether a constraint names a group of edges: `make.edges`, `make.horizontalEdges`.
  fileprivate func namesGroup(_ constraint: Constraint) -> Bool {
    constraint.expression.prefix { $0.kind != .leftParen }.contains {
      $0.hasSuffix(.edges) || $0.hasSuffix(.margins)
    }
  }
}

extension Lexeme {
  fileprivate var servesConstraintsByClosure: Bool {
    layoutWord.map { $0.servesConstraints && hasSuffix(.constraints) } ?? false
  }
}
