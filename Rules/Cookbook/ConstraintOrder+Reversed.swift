import LayoutModel

extension ViewFile {
  /// Whether constraints between those of a sequence that would move tie its view from the other side, as the second
  /// one of `a.leading == b.leading, b.trailing == a.trailing, a.top == b.top`. They are read as one list, which would
  /// be torn apart if only one side of it were put in order.
  func hasReversed(in sequence: ConstraintSequence, _ places: ConstraintOrder.Places) -> Bool {
    let members = Array(sequenceMembers[sequence.members])
    let attributes = members.map { constraints[$0].attributes }
    guard let order = ConstraintSorting(places: places).order(of: attributes),
      let first = order.indices.first(where: { order[$0] != $0 }),
      let last = order.indices.last(where: { order[$0] != $0 }),
      members[last] - members[first] <= 64 + 2 * members.count
    else { return false }
    let item = constraints[members[first]].firstItem.key
    return (members[first]...members[last]).contains { index in
      let other = constraints[index]
      return other.firstItem.key != item && other.secondItem?.key == item
        && !other.attributes.isEmpty && other.attributes == other.secondAttributes
    }
  }
}
