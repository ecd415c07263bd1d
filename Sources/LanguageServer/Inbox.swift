import Platform

/// What waits for the server: one thread reads messages while another answers them.
final class Inbox: Sendable {
  enum Event: Sendable {
    case message(Message)
    case refused(Message.Refusal)
    /// The files of the workspace were read.
    case loaded(LoadedProject)
    /// The input has ended.
    case end
  }

  /// A client that sends more than this without waiting for answers has to wait itself. In memory, JSON is larger.
  private static let mostBytes = 8 << 20
  /// What an event of the client counts at least.
  private static let leastBytes = 256

  private struct State {
    var events: ArraySlice<(event: Event, byteCount: Int)> = []
    var byteCount = 0
    /// The requests that were not answered, and those of them that the client does not want any more.
    var open: Set<JSON> = []
    var cancelled: Set<JSON> = []
    /// How many changes of each document wait.
    var changes: [String: Int] = [:]

    mutating func take() -> Event? {
      guard let (event, count) = events.popFirst() else { return nil }
      byteCount -= count
      if let uri = event.changed, let count = changes[uri] {
        changes[uri] = count > 1 ? count - 1 : nil
      }
      return event
    }
  }

  private let state = Monitor(State())

  /// Adds an event of the client; waits while too much waits.
  func append(_ event: Event, byteCount: Int) {
    let byteCount = max(byteCount, Self.leastBytes)
    let _: Bool = state.wait { state in
      state.byteCount == 0 || state.byteCount + byteCount <= Self.mostBytes ? true : nil
    }
    add(event, byteCount)
  }

  func append(_ event: Event) { add(event, 0) }

  private func add(_ event: Event, _ byteCount: Int) {
    state.update { state in
      if case .message(.request(let id, _, _)) = event { state.open.insert(id) }
      if case .message(.notification("$/cancelRequest", let params)) = event {
        // It counts at once, for requests that wait in front of it.
        if let id = try? Message.id(params), state.open.contains(id) {
          state.cancelled.insert(id)
        }
      }
      if let uri = event.changed { state.changes[uri, default: 0] += 1 }
      state.events.append((event, byteCount))
      state.byteCount += byteCount
    }
  }

  /// Takes the next event, and waits for one.
  func next() -> Event {
    let event = state.wait { $0.take() }
    // Wakes the reader, which may wait for room.
    state.update { _ in }
    return event
  }

  func nextIfAny() -> Event? {
    var event: Event?
    state.update { event = $0.take() }
    return event
  }

  func isCancelled(_ id: JSON) -> Bool { state.withLock { $0.cancelled.contains(id) } }

  func close(_ id: JSON) {
    state.withLock { state in
      state.open.remove(id)
      state.cancelled.remove(id)
    }
  }

  /// Whether a change of a document waits, which would make an answer about it worthless.
  func hasChange(of uri: String) -> Bool {
    state.withLock { ($0.changes[uri] ?? 0) > 0 }
  }
}

extension Inbox.Event {
  fileprivate var changed: String? {
    guard case .message(.notification("textDocument/didChange", let params)) = self else {
      return nil
    }
    return params["textDocument"]?["uri"]?.text
  }
}

/// Reads messages into an inbox until the input ends or the client ends the server.
struct MessageReader: Sendable {
  let inbox: Inbox
  /// Waits for the next bytes; an empty array is the end.
  let read: @Sendable () -> [UInt8]

  func run() {
    var framing = MessageFraming()
    do throws(MessageFraming.BadHeader) {
      while case let bytes = read(), !bytes.isEmpty {
        framing.append(bytes)
        while let content = try framing.next() {
          guard take(content) else { return }
        }
      }
    } catch {
      inbox.append(.refused(.init(id: nil, .init(.parseError, error.reason))), byteCount: 0)
    }
    inbox.append(.end)
  }

  private func take(_ content: [UInt8]) -> Bool {
    do throws(Message.Refusal) {
      let message = try Message(content)
      inbox.append(.message(message), byteCount: content.count)
      if case .notification("exit", _) = message { return false }
    } catch {
      inbox.append(.refused(error), byteCount: 0)
    }
    return true
  }
}
