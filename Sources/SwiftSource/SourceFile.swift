/// The bytes of one Swift file and the tokens in them.
///
/// A worker keeps one and loads file after file into it: the storage only grows. Not `Sendable`; everything read from
/// it is valid until the next `load`.
public final class SourceFile {
  /// Zero bytes that follow the file's bytes, so that look-ahead needs no bounds check.
  public static let padding = 64
  /// Bytes that a file may have; offsets are 32 bits wide.
  public static let maximumByteCount = Int(UInt32.max) - 1

  // One worker has the file to itself. Checking at run time that nothing else has, on each access, cost a tenth of a run.

  /// The file's bytes; `padding` zero bytes follow them in memory.
  @exclusivity(unchecked)
  public private(set) var bytes: UnsafeRawBufferPointer
  /// The tokens in order; the last one is `endOfFile`. Empty before `tokenize`.
  @exclusivity(unchecked)
  public internal(set) var tokens: UnsafeBufferPointer<Token>
  /// The indices of the tokens that are brackets, parts of interpolated strings among them.
  @exclusivity(unchecked)
  var brackets = Table<Int32>()
  /// The comments in order, which stand between tokens.
  @exclusivity(unchecked)
  public internal(set) var comments: [Comment] = []
  /// What is wrong with the text, in the order it was found.
  @exclusivity(unchecked)
  public internal(set) var problems: [SyntaxProblem] = []
  /// The words of the vocabulary that the file's tokens spell.
  @exclusivity(unchecked)
  public internal(set) var words = WordSet()

  @exclusivity(unchecked)
  private var byteStorage: UnsafeMutableRawBufferPointer
  @exclusivity(unchecked)
  var tokenStorage: UnsafeMutableBufferPointer<Token>

  public init() {
    byteStorage = .allocate(byteCount: 1 << 16, alignment: 64)
    tokenStorage = .allocate(capacity: 1 << 12)
    byteStorage.initializeMemory(as: UInt8.self, repeating: 0)
    bytes = UnsafeRawBufferPointer(rebasing: byteStorage[0..<0])
    tokens = UnsafeBufferPointer(start: tokenStorage.baseAddress, count: 0)
  }

  deinit {
    byteStorage.deallocate()
    tokenStorage.deallocate()
    brackets.free()
  }

  /// A file with these bytes, loaded and tokenized.
  public convenience init(_ bytes: some Collection<UInt8>, vocabulary: Vocabulary = .swift) {
    self.init()
    load(bytes)
    tokenize(vocabulary)
  }

  /// Replaces the bytes by a copy of these.
  public func load(_ source: some Collection<UInt8>) {
    load(capacity: source.count) { target in
      target.copyBytes(from: source)
      return source.count
    }
  }

  /// Replaces the bytes by what `fill` writes.
  ///
  /// - Parameters:
  ///   - capacity: bytes that `fill` may write, at most `maximumByteCount`.
  ///   - fill: writes from the start of the buffer and returns how many bytes it wrote.
  /// - Throws: what `fill` throws; the file is empty then.
  public func load<Failure: Error>(
    capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    precondition(capacity <= Self.maximumByteCount, "a file of 4 GiB or more")
    reset()
    if byteStorage.count < capacity + Self.padding {
      byteStorage.deallocate()
      byteStorage = .allocate(byteCount: capacity + capacity / 4 + Self.padding, alignment: 64)
    }
    bytes = UnsafeRawBufferPointer(rebasing: byteStorage[0..<0])
    let count = try fill(UnsafeMutableRawBufferPointer(rebasing: byteStorage[0..<capacity]))
    let end = UnsafeMutableRawBufferPointer(rebasing: byteStorage[count..<(count + Self.padding)])
    end.initializeMemory(as: UInt8.self, repeating: 0)
    bytes = UnsafeRawBufferPointer(rebasing: byteStorage[0..<count])
  }

  private func reset() {
    tokens = UnsafeBufferPointer(start: tokenStorage.baseAddress, count: 0)
    comments.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    brackets.removeAll()
    words = WordSet()
  }

  /// The text of some bytes of the file, repaired where it is not UTF-8.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The text of a token.
  public func text(_ token: Token) -> String { text(token.range) }
}
