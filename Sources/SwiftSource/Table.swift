#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Plain values one after the other, in memory that only grows.
///
/// An `Array` counts references and asks whether it is the only owner on each change; the structure of a file is made of
/// so many small changes that this was a tenth of a run. A copy of a table shares the memory and holds until the table
/// changes; whoever made the first one frees it. Indices are checked as an array's are. The values must not mind being
/// moved as bytes, which of Swift's own only weak references do.
public struct Table<Element> {
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var capacity = 0
  /// How many values there are.
  public internal(set) var count = 0

  /// An empty table, without any memory yet.
  package init() {
    // Never read or written: what there is room for begins at `start` only once there is room.
    start = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// Gives the memory back; neither the table nor a copy of it may be used afterwards.
  package func free() {
    start.deinitialize(count: count)
    if capacity > 0 { releaseMemory(start) }
  }

  /// Adds a value at the end.
  @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { reserve(Swift.max(64, 2 * capacity)) }
    (start + count).initialize(to: element)
    count += 1
  }

  /// Adds the same value several times.
  package mutating func append(_ element: Element, count added: Int) {
    if count + added > capacity { reserve(Swift.max(2 * capacity, count + added)) }
    (start + count).initialize(repeating: element, count: added)
    count += added
  }

  /// Takes the last value away and gives it, or nil where there is none.
  @inline(__always)
  package mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return (start + count).move()
  }

  /// Takes all values away and keeps the memory.
  package mutating func removeAll() {
    start.deinitialize(count: count)
    count = 0
  }

  /// Adds a value at the end if there is memory for it; returns whether there is.
  @inline(__always)
  mutating func appendIfPossible(_ element: Element) -> Bool {
    if count == capacity, !grow(to: Swift.max(64, 2 * capacity)) { return false }
    (start + count).initialize(to: element)
    count += 1
    return true
  }

  @inline(never)
  private mutating func reserve(_ wanted: Int) {
    guard grow(to: wanted) else { preconditionFailure("no memory for a table") }
  }

  @inline(never)
  private mutating func grow(to wanted: Int) -> Bool {
    // Large blocks are not copied: the system gives their pages another address.
    guard
      let larger = realloc(
        capacity > 0 ? UnsafeMutableRawPointer(start) : nil, wanted * MemoryLayout<Element>.stride)
    else { return false }
    start = larger.assumingMemoryBound(to: Element.self)
    capacity = wanted
    return true
  }
}

extension Table: RandomAccessCollection, MutableCollection {
  public typealias Indices = Range<Int>

  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { count }

  @inlinable
  public var indices: Range<Int> { 0..<count }

  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such index in a table")
      return start[index]
    }
    @inline(__always) nonmutating _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such index in a table")
      yield &start[index]
    }
  }

  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(UnsafeBufferPointer(start: start, count: count))
  }

  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    var buffer = UnsafeMutableBufferPointer(start: start, count: count)
    return try body(&buffer)
  }
}

/// `free` under a name that a table has no method of.
private func releaseMemory(_ start: UnsafeMutableRawPointer) { free(start) }
