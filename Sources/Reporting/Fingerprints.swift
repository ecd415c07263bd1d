import Platform
import RuleKit

/// The fingerprints of one report, without duplicates: identifiers that are unique in the repository, and stable when
/// lines move.
///
/// One is the 64-bit FNV-1a hash (RFC 9923) of the `rootRelative` path, a NUL, and the eight bytes of `contentHash`,
/// the lowest first. It depends neither on a line number nor on the location of the repository. Two findings with the
/// same content hash in one file should not exist; if they do, the second gets a fingerprint that also depends on the
/// number of earlier ones, so that services that rely on fingerprints lose none.
struct Fingerprints {
  private let context: ReportContext
  private var original: FilePath?
  private var path = FilePath(bytes: [])
  private var counts: [UInt64: UInt64] = [:]

  init(_ context: ReportContext) { self.context = context }

  /// The path of the entry relative to the root, which is computed once for consecutive ones of a file, and its
  /// fingerprint. That of a file that could not be read depends on the message.
  mutating func next(_ entry: ReportEntry) -> (path: FilePath, fingerprint: String) {
    if entry.path != original {
      original = entry.path
      path = context.rootRelative(entry.path)
    }
    var hash = FNV1a()
    hash.combine(path.bytes)
    hash.combine(UInt8(0))
    if let diagnostic = entry.diagnostic {
      hash.combine(diagnostic.contentHash)
    } else {
      var message = FNV1a()
      message.combine(entry.message.utf8)
      hash.combine(message.value)
    }
    while let count = counts[hash.value] {
      counts[hash.value] = count + 1
      hash.combine(count)
    }
    counts[hash.value] = 1
    return (path, hash.value.hexadecimal)
  }
}
