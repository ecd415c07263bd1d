import LintEngine

extension ReportContext {
  /// What tells a diagnostic from all others in the repository and stays when lines move: 16 lower-case hexadecimal digits.
  ///
  /// It is the 64-bit FNV-1a hash (RFC 9923) of the path as `rootRelative` gives it, a NUL, and the eight bytes of
  /// `contentHash`, the lowest first. Neither a line number nor the folder that the repository stands in is part of it.
  public func fingerprint(of diagnostic: Diagnostic) -> String {
    let place = FingerprintedPath(rootRelative(diagnostic.path))
    let digits = String(place.fingerprint(diagnostic.contentHash).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// A path as the formats write it, with the part of the fingerprints that comes from it.
private struct FingerprintedPath {
  /// As seen from the root; absolute outside of it.
  let path: FilePath
  private let hash: FNV1a

  init(_ path: FilePath) {
    self.path = path
    var hash = FNV1a()
    hash.combine(path.bytes)
    hash.combine(UInt8(0))
    self.hash = hash
  }

  func fingerprint(_ contentHash: UInt64) -> FNV1a {
    var hash = hash
    hash.combine(contentHash)
    return hash
  }
}

/// The fingerprints of one report, no two the same.
///
/// Two findings that have one content hash in one file should not exist; should they, the second gets a fingerprint of its
/// own that depends on how many came before it, so that services that go by the fingerprint lose none.
struct Fingerprints {
  private let context: ReportContext
  private var original = FilePath(bytes: [])
  private var place: FingerprintedPath
  private var counts: [UInt64: UInt64] = [:]

  init(_ context: ReportContext, capacity: Int) {
    self.context = context
    place = FingerprintedPath(context.rootRelative(original))
    counts.reserveCapacity(capacity)
  }

  /// The path of the diagnostic as seen from the root, and its fingerprint. Paths are looked at once as long as diagnostics
  /// of one file follow each other.
  mutating func next(_ diagnostic: Diagnostic) -> (path: FilePath, fingerprint: UInt64) {
    let path = enter(diagnostic.path)
    return (path, unique(place.fingerprint(diagnostic.contentHash)))
  }

  /// The path of the problem as seen from the root, and a fingerprint of what is wrong.
  mutating func next(_ problem: ReadProblem) -> (path: FilePath, fingerprint: UInt64) {
    let path = enter(problem.path)
    var message = FNV1a()
    message.combine(problem.message.utf8)
    return (path, unique(place.fingerprint(message.value)))
  }

  private mutating func enter(_ path: FilePath) -> FilePath {
    if path != original {
      original = path
      place = FingerprintedPath(context.rootRelative(path))
    }
    return place.path
  }

  private mutating func unique(_ hash: FNV1a) -> UInt64 {
    var hash = hash
    while let count = counts[hash.value] {
      counts[hash.value] = count + 1
      hash.combine(count)
    }
    counts[hash.value] = 1
    return hash.value
  }
}
