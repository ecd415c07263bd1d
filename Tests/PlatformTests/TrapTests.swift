import Foundation
import Testing

@testable import Platform

@Suite("A trap")
struct TrapTests {
  @Test("ends the program with a status of its own, after its report")
  func status() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(trapStatus), observing: [\.standardErrorContent]
    ) {
      reportTraps { try? StandardStream.error.write(Array("report\n".utf8)) }
      let numbers = Array(CommandLine.arguments.prefix(0))
      _ = numbers[1]
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasSuffix("report\n"))
  }

  @Test("on another thread, which has no stack left, is reported too")
  func overflow() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(trapStatus), observing: [\.standardErrorContent]
    ) {
      reportTraps { try? StandardStream.error.write(Array("report\n".utf8)) }
      @Sendable func depth(_ number: Int) -> Int { number < 0 ? 0 : 1 + depth(number + 1) }
      runOnThreads(2) { index in
        if index == 1 { exit(Int32(truncatingIfNeeded: depth(0)) & 1) }
        sleep(60)
      }
    }
    #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "report\n")
  }

  @Test("on the first thread, which has no stack left, is reported too")
  func overflowOfFirst() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(trapStatus), observing: [\.standardErrorContent]
    ) { @MainActor in
      reportTraps { try? StandardStream.error.write(Array("report\n".utf8)) }
      @Sendable func depth(_ number: Int) -> Int { number < 0 ? 0 : 1 + depth(number + 1) }
      exit(Int32(truncatingIfNeeded: depth(0)) & 1)
    }
    #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "report\n")
  }

  @Test("may start another program in its place, unless this one has begun its output")
  func again() async {
    await #expect(processExitsWith: .exitCode(9)) {
      reportTraps {
        let words = ["sh", "-c", "sleep 6; exit $ANSWER"].map { Array($0.utf8) }
        become(Array("/bin/sh".utf8), words, ["ANSWER": "9"])
      }
      fatalError()
    }
    await #expect(processExitsWith: .exitCode(trapStatus)) {
      reportTraps { become(Array("/bin/sh".utf8), [], [:]) }
      try StandardStream.output.write([10])
      fatalError()
    }
  }

  @Test("in the report ends the program at once")
  func trapInReport() async {
    await #expect(processExitsWith: .failure) {
      reportTraps { fatalError() }
      fatalError()
    }
  }

  @Test("a reference belongs to one thread")
  func reference() {
    final class Object: Sendable {}
    let reference = ThreadReference<Object>()
    let object = Object()
    reference.object = object
    runOnThreads(2) { #expect((reference.object != nil) == ($0 == 0)) }
    #expect(reference.object === object)
    reference.object = nil
    #expect(reference.object == nil)
  }
}
