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
  private let superclasses: [UInt64: Set<UInt64?>]

  /// - Parameter superclasses: those of each class; nil among them for one that the system declares.
  init(_ superclasses: [UInt64: Set<UInt64?>]) {
    self.superclasses = superclasses
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

  /// Whether a file declares a class.
  public func isDeclared(_ type: UInt64) -> Bool { superclasses[type] != nil }
}

/// Some classes, of which the nearest one above any other is found without a walk.
public struct ClassSelection {
  private let types: Set<UInt64>
  /// Where in the tree another one becomes the nearest, in ascending order.
  private var changes: [(place: Int, type: UInt64?)] = []

  public init(_ types: Set<UInt64>, in tree: ClassTree) {
    self.types = types
    let known = types.compactMap { type in tree[type].map { (type: type, range: $0.range) } }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var open: [(type: UInt64, range: Range<Int>)] = []
    func close(before place: Int) {
      while let last = open.last, last.range.upperBound <= place {
        open.removeLast()
        changes.append((last.range.upperBound, open.last?.type))
      }
    }
    for one in known {
      close(before: one.range.lowerBound)
      changes.append((one.range.lowerBound, one.type))
      open.append(one)
    }
    close(before: .max)
  }

  /// The class itself or the nearest one that it inherits from; nil if there is none.
  public func nearest(above type: UInt64, in tree: ClassTree) -> UInt64? {
    guard let place = tree[type]?.range.lowerBound else {
      return types.contains(type) ? type : nil
    }
    let next = changes.partitioningIndex { $0.place > place }
    return next > 0 ? changes[next - 1].type : nil
  }
}
