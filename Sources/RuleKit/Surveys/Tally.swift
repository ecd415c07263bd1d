import LayoutModel
import Platform
import SwiftSource

/// How often the code does something in each of several ways, and a few places of each.
public struct Tally: Sendable, Equatable {
  /// The number of places by the name of the way.
  public private(set) var counts: [String: Int] = [:]
  private var samples: [String: PlaceSample] = [:]
  /// The offsets of places in the file that is being counted, which `locate` takes.
  private var offsets: [String: Int] = [:]

  /// The hash of that file; nil if its places are not shown.
  private var hash: UInt64?
  private var salt = ""

  public init() {}

  /// A tally that shows places.
  package init(salt: String) { self.salt = salt }

  /// Goes on to the next file.
  package mutating func begin(_ path: FilePath) {
    hash = PlaceSample.hash(of: path, salt: salt)
    offsets.removeAll(keepingCapacity: true)
  }

  func wants(_ way: String) -> Bool {
    guard let hash, offsets[way] == nil else { return false }
    return samples[way]?.mayTake(hash) ?? true
  }

  /// Counts places that do it in one way.
  public mutating func count(_ way: String, _ places: Int = 1) {
    if places > 0 { counts[way, default: 0] += places }
  }

  /// Counts a place that does it in one way. The first one in a file may be shown.
  public mutating func count(_ way: String, at place: some FindingPlace) {
    counts[way, default: 0] += 1
    show(way, at: place.bytes.lowerBound)
  }

  /// Offers a place as an example of a way, without counting it. The first one in a file may be shown.
  mutating func show(_ way: String, at offset: Int) {
    if wants(way) { offsets[way] = offset }
  }

  /// The number of places that do it in one way.
  public subscript(way: String) -> Int { counts[way] ?? 0 }

  /// How often each way that begins with a word and a space occurs, without these: the most frequent first, then by name.
  public func ways(_ word: String) -> [(name: String, count: Int)] {
    counts.filter { $0.key.hasPrefix(word + " ") }
      .map { (String($0.key.dropFirst(word.count + 1)), $0.value) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// A few places that do it in one of some ways, the same ones for any number of threads.
  public func places(_ ways: some Sequence<String>) -> [CodePlace] {
    var sample = PlaceSample()
    for way in ways { samples[way].map { sample.formUnion($0) } }
    return sample.places
  }

  /// Whether `locate` has something to do.
  package var hasOffsets: Bool { !offsets.isEmpty }

  /// Turns the places of a file into lines.
  package mutating func locate(in path: FilePath, _ lines: LineTable) {
    guard let hash else { return }
    for (way, offset) in offsets {
      let place = CodePlace(path: path, line: lines.position(of: offset).line)
      samples[way, default: PlaceSample()].formUnion(PlaceSample(place, hash: hash))
    }
    offsets.removeAll(keepingCapacity: true)
  }

  package mutating func formUnion(_ other: Tally) {
    counts.merge(other.counts, uniquingKeysWith: +)
    for (way, sample) in other.samples {
      samples[way, default: PlaceSample()].formUnion(sample)
    }
  }
}

// MARK: - Choices

extension Tally {
  /// Counts the places and findings of a rule under one choice; those with conditions are counted by `takeDecided`.
  mutating func take(_ findings: [Finding], of places: [JudgedPlace]) {
    count(Self.places, places.count)
    var groups: Set<Int> = []
    count(
      Self.findings,
      findings.count { finding in
        finding.conditions.isEmpty
          && finding.group.map { groups.insert($0.id).inserted } ?? true
      })
    guard wants(Self.kept) else { return }
    let met = MetRanges(findings.lazy.map(\.range))
    if let kept = places.first(where: { !met.meet($0.bytes) }) { show(Self.kept, at: kept.shown) }
  }

  /// Counts findings of a choice that other files have decided.
  package mutating func takeDecided(_ count: Int) { self.count(Self.findings, count) }

  /// Fewer places say nothing about a team.
  public static let leastPlaces = 5
  /// The name of all places that a rule judges.
  package static let places = "places"
  /// The name of the findings of a choice.
  package static let findings = "findings"
  /// The name of the places without findings.
  package static let kept = "kept"
}

extension Rule {
  /// The findings of the rule in a file, without fixes.
  public func findings(in file: ViewFile) -> [Finding] {
    var report = Report(wantsFixes: false)
    checker(of: query)(file, &report)
    return report.takeFindings()
  }
}

/// Ranges of a file, of which any that another one meets is found without comparing it with each.
private struct MetRanges {
  private let exact: Set<Range<Int>>
  /// The starts in ascending order, each with the last end of a range that begins there or before.
  private var starts: [Int] = []
  private var ends: [Int] = []

  init(_ ranges: some Sequence<Range<Int>>) {
    exact = Set(ranges)
    for range in exact.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      starts.append(range.lowerBound)
      ends.append(max(ends.last ?? 0, range.upperBound))
    }
  }

  func meet(_ range: Range<Int>) -> Bool {
    if exact.contains(range) { return true }
    let index = starts.partitioningIndex { $0 >= range.upperBound }
    return !range.isEmpty && index > 0 && ends[index - 1] > range.lowerBound
  }
}
