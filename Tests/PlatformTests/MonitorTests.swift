import Platform
import Synchronization
import Testing

@Suite("Threads that wait for each other", .timeLimit(.minutes(10)))
struct MonitorTests {
  @Test(
    "who waits gets what others add, each piece once, woken each time or seldom", arguments: [1, 8])
  func handsOver(wakingCount: Int) {
    struct State {
      var pieces: [Int] = []
      var isClosed = false
    }
    let monitor = Monitor(State())
    let taken = Mutex<[Int]>([])
    var threads = ThreadGroup()
    for _ in 0..<4 {
      let isRunning = threads.start {
        while let piece = monitor.wait(for: { state -> Int?? in
          guard let piece = state.pieces.popLast() else { return state.isClosed ? .some(nil) : nil }
          return piece
        }) {
          taken.withLock { $0.append(piece) }
        }
      }
      #expect(isRunning)
    }
    #expect(threads.count == 4)
    for piece in 0..<10_000 {
      monitor.change {
        $0.pieces.append(piece)
        return $0.pieces.count % wakingCount == 0
      }
    }
    monitor.update { $0.isClosed = true }
    threads.join()
    #expect(threads.count == 0)
    #expect(taken.withLock { $0.sorted() } == Array(0..<10_000))
  }

  @Test("one thread at a time uses the value")
  func excludes() {
    let monitor = Monitor(0)
    runOnThreads(8) { _ in
      for _ in 0..<5000 { monitor.withLock { $0 += 1 } }
    }
    #expect(monitor.withLock { $0 } == 40_000)
  }
}
