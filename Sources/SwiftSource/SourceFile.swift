#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes of one Swift file and the tokens in them.
///
/// A worker reuses one for all its files, so the storage only grows. Not `Sendable`; everything read from it is valid
/// until the next `load`.
public final class SourceFile {
  /// The zero bytes after the file's bytes, so that look-ahead needs no bounds check.
  public static let padding = 64
  /// The largest file; offsets are 32 bits wide.
  public static let maximumByteCount = Int(UInt32.max) - 1

  /// What can be read of the file.
  struct Content {
    var bytes: UnsafeRawBufferPointer
    var tokens: UnsafeBufferPointer<Token>
    var landmarks = Table<Int32>()
    var comments: [Comment] = []
    var problems: [SyntaxProblem] = []
    var words = WordSet()
    var hasBalancedBrackets = true
    var hasLineBreaksInStrings = false
    var isOutOfMemory = false
  }

  // Owned by a single worker. Checking exclusivity on each access took a tenth of a run. Other modules check it for
  // every stored property that they can see, whatever its attribute says, so they only see computed ones.

  @exclusivity(unchecked)
  var content: Content
  /// The file's bytes; `padding` zero bytes follow them in memory.
  public var bytes: UnsafeRawBufferPointer { content.bytes }
  /// The tokens in order; the last one is `endOfFile`. Empty before `tokenize`.
  public var tokens: UnsafeBufferPointer<Token> { content.tokens }
  /// The indices of the bracket tokens, including parts of interpolated strings.
  @exclusivity(unchecked)
  var brackets = Table<Int32>()
  /// The indices of the periods and of the keywords that declare or extend something, in order; empty unless
  /// `notesLandmarks`.
  package var landmarks: Table<Int32> { content.landmarks }
  /// Whether `tokenize` notes the landmarks.
  @exclusivity(unchecked)
  public var notesLandmarks = false
  /// The comments in order.
  public var comments: [Comment] { content.comments }
  /// What is wrong with the text, in the order of discovery.
  public var problems: [SyntaxProblem] { content.problems }
  /// The words of the vocabulary that the file's tokens spell.
  public var words: WordSet { content.words }
  /// Whether a token spells this word; costs less than to ask for all words.
  public func has(_ word: Word) -> Bool { content.words.contains(word) }
  /// Whether each bracket has a partner and no two pairs cross: the outline then adds no problem.
  public var hasBalancedBrackets: Bool { content.hasBalancedBrackets }
  /// Whether a string literal spans lines or has the escape `\n`.
  public var hasLineBreaksInStrings: Bool { content.hasLineBreaksInStrings }
  /// Whether the file has no tokens from some point on, which is a problem.
  @exclusivity(unchecked)
  var isCutOff = false
  /// Whether there was not enough memory for the file, which is then empty or without its tokens.
  public var isOutOfMemory: Bool { content.isOutOfMemory }

  /// From `malloc`, the only allocator that reports a lack of memory.
  @exclusivity(unchecked)
  private var byteStorage: UnsafeMutableRawBufferPointer
  @exclusivity(unchecked)
  var tokenStorage: UnsafeMutableBufferPointer<Token>
  let nestingStorage: UnsafeMutablePointer<UInt8>

  private static let leastByteCount = 1 << 16
  private static let leastTokenCount = 1 << 12

  public init() {
    // So little that a process without it could not do anything else.
    guard let byteStart = malloc(Self.leastByteCount),
      let tokenStart = malloc(Self.leastTokenCount * MemoryLayout<Token>.stride),
      let nestingStart = malloc(BracketNesting.byteCount)
    else { preconditionFailure("no memory for an empty file") }
    byteStorage = UnsafeMutableRawBufferPointer(start: byteStart, count: Self.leastByteCount)
    tokenStorage = UnsafeMutableBufferPointer(
      start: tokenStart.assumingMemoryBound(to: Token.self), count: Self.leastTokenCount)
    nestingStorage = nestingStart.assumingMemoryBound(to: UInt8.self)
    content = Content(
      bytes: UnsafeRawBufferPointer(rebasing: byteStorage[0..<0]),
      tokens: UnsafeBufferPointer(start: tokenStorage.baseAddress, count: 0))
    endBytes(at: 0)
  }

  deinit {
    free(byteStorage.baseAddress)
    free(tokenStorage.baseAddress)
    free(nestingStorage)
    brackets.free()
    content.landmarks.free()
  }

  /// A file with the given bytes, loaded and tokenized.
  public convenience init(_ bytes: some Collection<UInt8>, vocabulary: Vocabulary = .swift) {
    self.init()
    load(bytes)
    tokenize(vocabulary)
  }

  /// Replaces the bytes with a copy of these.
  public func load(_ source: some Collection<UInt8>) {
    load(capacity: source.count) { target in
      target.copyBytes(from: source)
      return source.count
    }
  }

  /// Replaces the bytes with those that `fill` writes. If there is no memory for them, the file is empty and
  /// `isOutOfMemory`, and `fill` is not called.
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
    let hasRoom = reserve(capacity + Self.padding)
    content.bytes = UnsafeRawBufferPointer(rebasing: byteStorage[0..<0])
    content.isOutOfMemory = !hasRoom
    guard hasRoom else { return }
    let count = try fill(UnsafeMutableRawBufferPointer(rebasing: byteStorage[0..<capacity]))
    endBytes(at: count)
  }

  /// Makes the first bytes of the storage those of the file, and pads them.
  private func endBytes(at count: Int) {
    let end = UnsafeMutableRawBufferPointer(rebasing: byteStorage[count..<(count + Self.padding)])
    end.initializeMemory(as: UInt8.self, repeating: 0)
    content.bytes = UnsafeRawBufferPointer(rebasing: byteStorage[0..<count])
  }

  /// Makes room for bytes and discards the current ones; returns whether there is memory for it.
  private func reserve(_ byteCount: Int) -> Bool {
    guard byteStorage.count < byteCount else { return true }
    // A little more than needed, or else the exact size.
    for wanted in [byteCount + byteCount / 4, byteCount] {
      guard let start = malloc(wanted) else { continue }
      free(byteStorage.baseAddress)
      byteStorage = UnsafeMutableRawBufferPointer(start: start, count: wanted)
      return true
    }
    return false
  }

  /// Empties the file and frees most of its memory.
  public func unload() {
    reset()
    if let start = realloc(byteStorage.baseAddress, Self.leastByteCount) {
      byteStorage = UnsafeMutableRawBufferPointer(start: start, count: Self.leastByteCount)
    }
    let tokenBytes = Self.leastTokenCount * MemoryLayout<Token>.stride
    if let start = realloc(tokenStorage.baseAddress, tokenBytes) {
      tokenStorage = UnsafeMutableBufferPointer(
        start: start.assumingMemoryBound(to: Token.self), count: Self.leastTokenCount)
    }
    brackets.free()
    brackets = Table()
    content.landmarks.free()
    content.landmarks = Table()
    load([])
    content.tokens = UnsafeBufferPointer(start: tokenStorage.baseAddress, count: 0)
  }

  /// Whether there is memory for an outline of the tokens and the facts derived from it; otherwise the file is out of
  /// memory.
  public func hasMemoryForOutline() -> Bool {
    // For a smaller file the check would cost more than the memory.
    guard tokens.count > Self.tokenCountWorthAsking else { return true }
    // Not with `malloc`: the compiler removes an allocation that is only freed.
    let size = tokens.count * Self.outlineBytesPerToken
    let probe = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    content.isOutOfMemory = probe == nil || probe == UnsafeMutableRawPointer(bitPattern: -1)
    if !isOutOfMemory { munmap(probe, size) }
    return !isOutOfMemory
  }

  private static let tokenCountWorthAsking = 1 << 18
  /// What ordinary code takes, with a margin.
  private static let outlineBytesPerToken = 64

  private func reset() {
    content.tokens = UnsafeBufferPointer(start: tokenStorage.baseAddress, count: 0)
    content.comments.removeAll(keepingCapacity: true)
    content.problems.removeAll(keepingCapacity: true)
    brackets.removeAll()
    content.landmarks.removeAll()
    content.words = WordSet()
    content.hasBalancedBrackets = true
    content.hasLineBreaksInStrings = false
    isCutOff = false
  }

  /// The text of a range of bytes, repaired if it is not UTF-8.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The text of a token.
  public func text(_ token: Token) -> String { text(token.range) }
}
