#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The growing buffer that tokens are written to; its memory comes from `malloc`.
struct TokenOutput {
  private(set) var start: UnsafeMutablePointer<Token>
  private(set) var next: UnsafeMutablePointer<Token>
  private(set) var limit: UnsafeMutablePointer<Token>
  /// Whether there was no memory for more tokens, in which case those written are lost.
  private(set) var isExhausted = false

  /// Writes from the start of the buffer, which must have room for a token.
  init?(_ buffer: UnsafeMutableBufferPointer<Token>) {
    guard let start = buffer.baseAddress else { return nil }
    self.start = start
    next = start
    limit = start + buffer.count
  }

  /// The whole buffer.
  var buffer: UnsafeMutableBufferPointer<Token> {
    UnsafeMutableBufferPointer(start: start, count: limit - start)
  }

  /// How many tokens were written.
  @inline(__always)
  var count: Int {
    // Unsigned: the difference of two pointers would be divided with more instructions.
    let byteCount = UInt(bitPattern: UnsafeRawPointer(next) - UnsafeRawPointer(start))
    return Int(bitPattern: byteCount / UInt(bitPattern: MemoryLayout<Token>.stride))
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    if next == limit { grow() }
    next.initialize(to: token)
    next += 1
  }

  @inline(never)
  private mutating func grow() {
    let count = limit - start
    guard let larger = realloc(start, 2 * count * MemoryLayout<Token>.stride) else {
      // The file is abandoned without telling the tokenizer, which overwrites what it has written.
      isExhausted = true
      next = start
      return
    }
    start = larger.assumingMemoryBound(to: Token.self)
    next = start + count
    limit = start + 2 * count
  }
}
