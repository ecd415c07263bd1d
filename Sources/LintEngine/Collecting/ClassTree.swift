import SwiftSource

/// Which classes inherit from which. Each class has a place in a walk through the tree, and its subclasses have the places
/// that follow: whether one inherits from another takes no walk along all classes between them.
///
/// Classes are told apart by the keys of their names. A name with several superclasses is that of several classes: it
/// counts as one that inherits from nothing.
public struct ClassTree {
  /// The place of a class.
  public struct Place {
    /// Its own place, and those of all classes that inherit from it.
    public internal(set) var range: Range<Int>
    /// The last class that it inherits from, as far as they are known.
    public let root: UInt64
    /// Whether that is the name of several classes.
    public let isAmbiguous: Bool
  }

  private var places: [UInt64: Place] = [:]

  /// - Parameter superclasses: those of each class; nil among them for one that the system declares.
  init(_ superclasses: [UInt64: Set<UInt64?>]) {
    var parents: [UInt64: UInt64] = [:]
    for (type, above) in superclasses where above.count == 1 {
      if let parent = above.first ?? nil { parents[type] = parent }
    }
    let circular = Self.removeCircles(from: &parents)
    var children: [UInt64: [UInt64]] = [:]
    for (type, parent) in parents { children[parent, default: []].append(type) }
    for root in Set(superclasses.keys).union(children.keys) where parents[root] == nil {
      let isAmbiguous = superclasses[root].map { $0.count > 1 } ?? false || circular.contains(root)
      place(root, children, isAmbiguous: isAmbiguous)
    }
  }

  /// Makes classes that inherit from each other inherit from nothing.
  private static func removeCircles(from parents: inout [UInt64: UInt64]) -> Set<UInt64> {
    var done: Set<UInt64> = []
    var circular: Set<UInt64> = []
    for type in Array(parents.keys) where !done.contains(type) {
      var path: [UInt64] = []
      var onPath: Set<UInt64> = []
      var next: UInt64? = type
      while let current = next, !done.contains(current), onPath.insert(current).inserted {
        path.append(current)
        next = parents[current]
      }
      if let next, onPath.contains(next), let start = path.firstIndex(of: next) {
        circular.formUnion(path[start...])
      }
      done.formUnion(path)
    }
    for type in circular { parents[type] = nil }
    return circular
  }

  private mutating func place(
    _ root: UInt64, _ children: [UInt64: [UInt64]], isAmbiguous: Bool
  ) {
    // A list instead of recursion: chains of classes may be long.
    var open: [(type: UInt64, start: Int?)] = [(root, nil)]
    var next = places.count
    while let (type, start) = open.popLast() {
      if let start {
        places[type]?.range = start..<next
        continue
      }
      places[type] = Place(
        range: next..<next + 1, root: root, isAmbiguous: isAmbiguous)
      open.append((type, next))
      next += 1
      for child in children[type] ?? [] { open.append((child, nil)) }
    }
  }

  /// The place of a class; nil for one of which neither a superclass nor a subclass is known.
  public subscript(type: UInt64) -> Place? { places[type] }
}
