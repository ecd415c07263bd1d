import LintEngine
import Platform
import Project
import RuleKit

extension ReportContext {
  /// An identifier of a diagnostic that is unique in the repository and stable when lines move: 16 lower-case
  /// hexadecimal digits.
  ///
  /// It is the 64-bit FNV-1a hash (RFC 9923) of the `rootRelative` path, a NUL, and the eight bytes of `contentHash`,
  /// the lowest first. It depends neither on a line number nor on the location of the repository.
  public func fingerprint(of diagnostic: Diagnostic) -> String {
    let place = FingerprintedPath(rootRelative(diagnostic.path))
    let digits = String(place.fingerprint(diagnostic.contentHash).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// A path in the form of the reports, with its part of the fingerprints.
private struct FingerprintedPath {
  /// Relative to the root; absolute outside of it.
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

/// The fingerprints of one report, without duplicates.
///
/// Two findings with the same content hash in one file should not exist; if they do, the second gets a fingerprint that
/// also depends on the number of earlier ones, so that services that rely on fingerprints lose none.
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

  /// The path of the diagnostic relative to the root, and its fingerprint. The path is computed once for consecutive
  /// diagnostics of a file.
  mutating func next(_ diagnostic: Diagnostic) -> (path: FilePath, fingerprint: UInt64) {
    let path = enter(diagnostic.path)
    return (path, unique(place.fingerprint(diagnostic.contentHash)))
  }

  /// The path of the problem relative to the root, and a fingerprint of its message.
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
