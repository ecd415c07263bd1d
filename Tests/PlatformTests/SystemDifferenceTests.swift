import Foundation
import TestSupport
import Testing

@testable import Platform

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("What systems do differently", .timeLimit(.minutes(5)))
struct SystemDifferenceTests {
  @Test("the text of an error is right on many threads at once")
  func errorTexts() {
    let codes = [ENOENT, EACCES, EPERM, ENOSPC, ELOOP, EIO, 9999]
    let texts = codes.map { SystemError(code: $0).text }
    #expect(texts[0] == "no such file or directory")
    #expect(texts[6].contains("9999"))
    let wrong = Monitor(0)
    runOnThreads(4) { index in
      for round in 0..<2000 {
        let number = (round + index) % codes.count
        if SystemError(code: codes[number]).text != texts[number] { wrong.update { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test("time never runs backwards")
  func time() {
    #expect(Instant(nanoseconds: .max).microsecondsAgo == 0)
    let start = Instant()
    usleep(2000)
    #expect(2000..<60_000_000 ~= start.microsecondsAgo)
  }

  @Test("a signal that only one thread sees is told to the others")
  func heldSignals() {
    // Those that the parent has blocked would not count.
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGHUP)
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let turn = Monitor(0)
    withSignalsHeld { isAskedToEnd in
      runOnThreads(2) { index in
        if index == 0 {
          #expect(!isAskedToEnd())
          // For this thread only, as macOS does with a signal for the process.
          pthread_kill(pthread_self(), SIGHUP)
          turn.update { $0 = 1 }
          turn.wait { $0 == 2 ? () : nil }
          #expect(isAskedToEnd())
          turn.update { $0 = 3 }
          // Takes it, so that it does not end the tests.
          var taken = sigset_t()
          sigemptyset(&taken)
          sigaddset(&taken, SIGHUP)
          var signal: Int32 = 0
          #expect(sigwait(&taken, &signal) == 0)
        } else {
          turn.wait { $0 == 1 ? () : nil }
          #expect(!isAskedToEnd())
          turn.update { $0 = 2 }
          turn.wait { $0 == 3 ? () : nil }
          #expect(isAskedToEnd())
        }
      }
      #expect(isAskedToEnd())
    }
  }
}
