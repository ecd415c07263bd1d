import LayoutModel
import Semantics
import SwiftSource

/// The constraints that the makers of a file make, by view.
struct MadeConstraints {
  /// What an update does not find.
  enum Lack {
    /// No constraint of these attributes was made.
    case attributes(LayoutAttributes)
    /// It was made with another view.
    case item(LayoutAttributes)
    /// It was made with another multiplier.
    case multiplier(LayoutAttributes)
  }

  /// A constraint in the closure of an update.
  struct Update {
    var constraint: Constraint
    var view: View
  }

  private unowned let file: ViewFile
  private var made: [View: [Constraint]] = [:]
  private(set) var updates: [Update] = []
  /// Whether each update of a view comes after a maker.
  private var madeFirst: [View: Bool] = [:]
  private var fuel = Fuel()

  init(_ file: ViewFile) {
    self.file = file
    var views: [View: Bool] = [:]
    var counts: [Block: Int] = [:]
    for constraint in file.constraints {
      guard let maker = file.maker(around: constraint) else { continue }
      counts[maker.body, default: 0] += 1
    }
    for constraint in file.constraints {
      guard let maker = file.maker(around: constraint),
        let word = maker.call?.name?.layoutWord, let result = word.resultOfMaker,
        let view = file.first(of: constraint), view.subview != nil
      else { continue }
      let isKnown = views[view] ?? isKnown(view, counts)
      views[view] = isKnown
      guard isKnown else { continue }
      switch result {
      case .changes: updates.append(Update(constraint: constraint, view: view))
      case .nothing: made[view, default: []].append(constraint)
      case .additions: continue
      }
    }
  }

  /// Whether all constraints that the makers of a view make are read: it is a view of UIKit's that nothing but makers
  /// with closures and UIKit gets hold of.
  private func isKnown(_ view: View, _ counts: [Block: Int]) -> Bool {
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
        && isReadWhole(use, member, counts)
    }
  }

  private func isReadWhole(_ use: ViewUse, _ member: Lexeme, _ counts: [Block: Int]) -> Bool {
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
    return mentions == counts[closure.body, default: 0]
  }

  // MARK: - One update

  /// What an update does not find; nil if it finds its constraint, as far as the file says.
  mutating func lack(of update: Update) -> Lack? {
    guard let made = made[update.view], fuel.burn(made.count) else { return nil }
    let isMadeFirst = madeFirst[update.view] ?? isMadeFirst(update.view, made)
    madeFirst[update.view] = isMadeFirst
    guard isMadeFirst else { return nil }
    let wanted = file.updatedAttributes(of: update.constraint)
    var missing: LayoutAttributes = []
    for attribute in wanted.each {
      let candidates = made.filter {
        $0.relation == update.constraint.relation
          && file.updatedAttributes(of: $0).contains(attribute)
      }
      if candidates.isEmpty {
        missing.formUnion(attribute)
      } else if candidates.allSatisfy({
        hasOtherItem($0, than: update.constraint)
          || hasOtherAttribute($0, than: update.constraint, for: attribute)
      }) {
        return .item(attribute)
      } else if candidates.allSatisfy({ hasOtherMultiplier($0, than: update.constraint) }) {
        return .multiplier(attribute)
      }
    }
    // A group of edges is leading and trailing in one version, left and right in the other.
    let sides: LayoutAttributes = [.left, .right, .leading, .trailing]
    if file.namesGroup(update.constraint), !missing.isDisjoint(with: sides) {
      let hasSides = made.contains { !file.updatedAttributes(of: $0).isDisjoint(with: sides) }
      if hasSides { missing.subtract(sides) }
    }
    return missing.isEmpty ? nil : .attributes(missing)
  }

  /// Whether each update of a view comes after a maker: one that comes before makes its constraints.
  private func isMadeFirst(_ view: View, _ made: [Constraint]) -> Bool {
    updates.allSatisfy { update in
      update.view != view
        || made.contains { constraint in
          guard let maker = file.maker(around: constraint)?.call?.statement,
            let update = file.maker(around: update.constraint)?.call?.statement
          else { return false }
          return file.runs(maker, before: update)
        }
    }
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
