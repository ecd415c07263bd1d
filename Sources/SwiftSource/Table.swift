#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A contiguous table of plain values, in memory that only grows.
///
/// An `Array` counts references and checks for unique ownership on each change; building an outline makes so many small
/// changes that this took a tenth of a run. A copy of a table shares the memory and is valid until the table changes;
/// the owner of the original frees it. Indices are checked as an array's are. The values must be bitwise movable, which
/// in Swift all but weak references are.
@usableFromInline
package struct Table<Element> {
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var capacity = 0
  /// How many values there are.
  @usableFromInline package internal(set) var count = 0

  /// An empty table, without any memory yet.
  package init() {
    // Never dereferenced: there is storage at `start` only once the capacity is above zero.
    start = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// Frees the memory; neither the table nor a copy of it may be used afterwards.
  package func free() {
    start.deinitialize(count: count)
    if capacity > 0 { releaseMemory(start) }
  }

  /// Adds a value at the end.
  @inlinable
  @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { reserve(Swift.max(64, 2 * capacity)) }
    (start + count).initialize(to: element)
    count += 1
  }

  /// Appends the same value several times.
  package mutating func append(_ element: Element, count added: Int) {
    if count + added > capacity { reserve(Swift.max(2 * capacity, count + added)) }
    (start + count).initialize(repeating: element, count: added)
    count += added
  }

  /// Removes and returns the last value, or nil if there is none.
  @inline(__always)
  package mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return (start + count).move()
  }

  /// Removes all values and keeps the memory.
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
  @usableFromInline
  mutating func reserve(_ wanted: Int) {
    guard grow(to: wanted) else { preconditionFailure("no memory for a table") }
  }

  @inline(never)
  private mutating func grow(to wanted: Int) -> Bool {
    // Large blocks are not copied: the system remaps their pages.
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
  @usableFromInline package typealias Indices = Range<Int>

  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { count }

  @inlinable
  package var indices: Range<Int> { 0..<count }

  @inlinable
  package subscript(index: Int) -> Element {
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
  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(UnsafeBufferPointer(start: start, count: count))
  }

  @inlinable
  package mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    var buffer = UnsafeMutableBufferPointer(start: start, count: count)
    return try body(&buffer)
  }
}

/// `free` under a name that does not clash with the method of a table.
private func releaseMemory(_ start: UnsafeMutableRawPointer) { free(start) }
