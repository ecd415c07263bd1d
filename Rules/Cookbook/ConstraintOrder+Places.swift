import LayoutModel

extension ConstraintOrder {
  /// The places of the attributes in an order, looked up once for all constraints.
  struct Places {
    /// The place of one attribute.
    struct Place {
      var name: Name
      /// The place in the whole order, from 1.
      var rank: Int
      /// Those of one group are compared with each other.
      var group: Int
      /// In the mode `axis`, for a center the rank of the edge that begins its axis; nil for none.
      var edgeRank: Int?

      /// The rank behind others of the same group. A center may stand in the place of its edge: in the first of the two
      /// that is not passed yet.
      func rank(after reached: Int) -> Int {
        guard let edgeRank else { return rank }
        let (first, second) = (min(rank, edgeRank), max(rank, edgeRank))
        return first >= reached ? first : second
      }
    }

    /// In the order of their ranks, so that those of one group stand together.
    let all: [Place]
    /// How many groups are compared each by itself.
    let groupCount: Int
    let mode: Mode

    init(_ options: Options) {
      let groups = options.order.groups
      var all: [Place] = []
      for (group, names) in groups.enumerated() {
        for name in names {
          let edge = options.mode == .axis ? name.edge.flatMap(options.order.rank) : nil
          all.append(
            Place(
              name: name, rank: all.count + 1, group: options.mode == .groups ? group : 0,
              edgeRank: edge))
        }
      }
      self.all = all
      mode = options.mode
      groupCount = options.mode == .groups ? groups.count : 1
    }

    /// For each group the first of the ranks that the attributes have there; 0 for no part in it.
    ///
    /// - Parameter atEdge: the centers that stand in the places of their edges.
    func ranks(of attributes: LayoutAttributes, atEdge: Set<Name> = []) -> [Int] {
      var ranks = [Int](repeating: 0, count: groupCount)
      for place in all where Attribute(place.name, writtenIn: attributes) != nil {
        let rank = atEdge.contains(place.name) ? place.edgeRank ?? place.rank : place.rank
        let first = ranks[place.group]
        ranks[place.group] = first == 0 ? rank : min(first, rank)
      }
      return ranks
    }
  }
}
