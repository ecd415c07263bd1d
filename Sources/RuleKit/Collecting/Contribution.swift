/// What rules learn from all files of a project: they add to it while they look at a file, and the conditions of their
/// findings ask for it once all files are read.
///
/// The contributions of files are merged in any order, so that the number of threads makes no difference.
public protocol Contribution: Sendable {
  /// That of a file that has nothing to say.
  init()
  /// Adds what other files contribute.
  mutating func formUnion(_ other: Self)
}

/// The contributions of some files, one of each type.
package struct Contributions: Sendable {
  private var all: [ObjectIdentifier: any Contribution] = [:]

  /// Whether there are none.
  package var isEmpty: Bool { all.isEmpty }

  /// The contribution of a type.
  subscript<One: Contribution>(type: One.Type) -> One {
    all[ObjectIdentifier(type)] as? One ?? One()
  }

  /// Adds to the contribution of a type.
  mutating func collect<One: Contribution>(_ type: One.Type, _ add: (inout One) -> Void) {
    // Taken out: what is changed while it is also in the dictionary would be copied.
    var one = all.removeValue(forKey: ObjectIdentifier(type)) as? One ?? One()
    add(&one)
    all[ObjectIdentifier(type)] = one
  }

  mutating func formUnion(_ other: Contributions) {
    for (type, contribution) in other.all where all[type]?.merge(contribution) == nil {
      all[type] = contribution
    }
  }
}

extension Contribution {
  /// Adds a contribution of the same type.
  fileprivate mutating func merge(_ other: any Contribution) {
    if let other = other as? Self { formUnion(other) }
  }
}
