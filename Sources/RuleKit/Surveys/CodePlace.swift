import Platform

/// A line of a file.
public struct CodePlace: Sendable, Hashable {
  public var path: FilePath
  /// From 1.
  public var line: Int
}

/// A place that a rule judges, for the figures and the examples of a convention.
public struct JudgedPlace: Sendable {
  /// The offset in the file that shows it.
  public var shown: Int
  /// The bytes of the file in which a finding is about it.
  public var bytes: Range<Int>

  public init(_ place: some FindingPlace, shownAt shown: (some FindingPlace)? = Range<Int>?.none) {
    bytes = place.bytes
    self.shown = shown?.bytes.lowerBound ?? place.bytes.lowerBound
  }
}

/// A few places out of many, each in another file. Which ones does not depend on the order in which they are found: the
/// hashes of the file names decide, so that the places come from all parts of the code, and from others for each rule.
struct PlaceSample: Sendable, Equatable {
  static let most = 3

  private struct Entry: Sendable, Equatable {
    var hash: UInt64
    var place: CodePlace

    static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      if left.hash != right.hash { return left.hash < right.hash }
      if left.place.path != right.place.path { return left.place.path < right.place.path }
      return left.place.line < right.place.line
    }
  }

  private var entries: [Entry] = []

  init() {}

  /// The sample of one place.
  ///
  /// - Parameter hash: that of its file.
  init(_ place: CodePlace, hash: UInt64) { entries = [Entry(hash: hash, place: place)] }

  /// The hash of a file for the choice of places.
  ///
  /// - Parameter salt: the same for all samples that are ever united.
  static func hash(of path: FilePath, salt: String) -> UInt64 {
    var hash = FNV1a()
    hash.combine(salt.utf8)
    let start = path.bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    hash.combine(path.bytes[start...])
    return hash.value
  }

  /// Whether a place in a file with this hash may belong to the sample.
  func mayTake(_ hash: UInt64) -> Bool {
    guard entries.count == Self.most, let last = entries.last else { return true }
    return hash <= last.hash
  }

  mutating func formUnion(_ other: PlaceSample) {
    if entries.count == Self.most, let last = entries.last, let first = other.entries.first,
      Entry.precedes(last, first)
    {
      return
    }
    let all = (entries + other.entries).sorted(by: Entry.precedes)
    entries = []
    for entry in all where entries.last?.place.path != entry.place.path {
      entries.append(entry)
      if entries.count == Self.most { return }
    }
  }

  /// The places in the order of their paths.
  var places: [CodePlace] { entries.map(\.place).sorted { $0.path < $1.path } }
}
