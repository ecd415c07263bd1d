import SwiftSource

/// Which classes inherit from which. Each class has a place in a walk through the tree, and its subclasses have the places
/// that follow: whether one inherits from another takes no walk along all classes between them.
///
/// Classes are told apart by the keys of their names. A name with several superclasses is that of several classes: it
/// counts as one that inherits from nothing.
public struct ClassTree {
  private var places: [UInt64: Range<Int>] = [:]

  /// - Parameter superclasses: those of each class; nil among them for one that the system declares.
  init(_ superclasses: [UInt64: Set<UInt64?>]) {
    var parents: [UInt64: UInt64] = [:]
    for (type, above) in superclasses where above.count == 1 {
      if let parent = above.first ?? nil { parents[type] = parent }
    }
    Self.removeCircles(from: &parents)
    var children: [UInt64: [UInt64]] = [:]
    for (type, parent) in parents { children[parent, default: []].append(type) }
    for root in Set(superclasses.keys).union(children.keys) where parents[root] == nil {
      place(root, children)
    }
  }

  /// Makes classes that inherit from each other inherit from nothing.
  private static func removeCircles(from parents: inout [UInt64: UInt64]) {
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
  }

  private mutating func place(_ root: UInt64, _ children: [UInt64: [UInt64]]) {
    // A list instead of recursion: chains of classes may be long.
    var open: [(type: UInt64, start: Int?)] = [(root, nil)]
    var next = places.count
    while let (type, start) = open.popLast() {
      if let start {
        places[type] = start..<next
        continue
      }
      places[type] = next..<next + 1
      open.append((type, next))
      next += 1
      for child in children[type] ?? [] { open.append((child, nil)) }
    }
  }

  /// The place of a class, and those of all classes that inherit from it; nil for one of which neither a superclass nor a
  /// subclass is known.
  public subscript(type: UInt64) -> Range<Int>? { places[type] }
}
