import Platform

/// Runs the server as a process of its own, and starts it again where it crashes: a trap in a rule costs the file that it
/// looked at, and not the editor its server.
///
/// Messages pass through as they are. The supervisor only remembers what a new server has to know.
public struct Supervisor: Sendable {
  /// What a line on the worker's standard error begins with that names the file it crashes on, as JSON.
  package static let crashMark = "layoutlint-crash: "
  /// After so many crashes, something else than a file is wrong.
  private static let mostCrashes = 20

  private let start: @Sendable () -> WorkerProcess?
  private let log: @Sendable ([UInt8]) -> Void

  /// - Parameters:
  ///   - start: starts a worker; nil if the system refuses.
  ///   - log: gets what the worker writes to its standard error.
  public init(
    start: @escaping @Sendable () -> WorkerProcess?, log: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.start = start
    self.log = log
  }

  /// The line that tells the supervisor which file and rule made the worker crash.
  public static func crashLine(file: [UInt8], rule: String?) -> [UInt8] {
    let crash: JSON = [
      "path": .string(String(decoding: file, as: UTF8.self)),
      "rule": rule.map { .string($0) } ?? .null,
    ]
    return Array(crashMark.utf8) + crash.bytes + [0x0A]
  }

  /// Serves one client; see `LanguageServer.run`.
  public func run(
    read: @escaping @Sendable () -> [UInt8], write: @escaping ([UInt8]) -> Bool
  ) -> Int32 {
    let inbox = Monitor(Router.Queue())
    var threads = ThreadGroup()
    let client = FrameReader(inbox: inbox, source: nil, read: read)
    // The process ends with this function, whether or not the client still writes.
    let isStarted = threads.start {
      client.run()
      inbox.update { $0.append(.end(nil)) }
    }
    guard isStarted, let worker = start() else { return 1 }
    var router = Router(inbox: inbox, write: write)
    router.attach(worker, log)
    var crashes = 0
    while true {
      let ending = router.run()
      if router.isEnding { return ending }
      crashes += 1
      guard crashes <= Self.mostCrashes, router.canRestart, let worker = start() else {
        return ending == 0 ? 1 : ending
      }
      router.restart(worker, log)
    }
  }
}

/// Reads the messages of one side to their end.
private struct FrameReader: Sendable {
  let inbox: Monitor<Router.Queue>
  /// The number of the worker; nil for the client.
  let source: Int?
  let read: @Sendable () -> [UInt8]
  private static let mostBytes = 128 << 20

  func run() {
    var framing = MessageFraming()
    while true {
      let bytes = read()
      guard !bytes.isEmpty else { return }
      framing.append(bytes)
      while let part = framing.next() {
        switch part {
        case .content(let content): add(.content(source, content))
        case .refused(let reason): add(.refused(source, reason))
        }
      }
    }
  }

  private func add(_ event: Router.Event) {
    let _: Bool = inbox.wait { $0.byteCount < Self.mostBytes ? true : nil }
    inbox.update { $0.append(event) }
  }
}

/// Passes messages on between the client and a worker.
private struct Router {
  enum Event: Sendable {
    case content(Int?, [UInt8])
    case refused(Int?, String)
    case end(Int?)
    case crash(SessionMemory.LeftOut)
  }

  struct Queue: Sendable {
    private var events: [Event] = []
    private(set) var byteCount = 0

    mutating func append(_ event: Event) {
      if case .content(_, let content) = event { byteCount += content.count }
      events.append(event)
    }

    mutating func take() -> [Event]? {
      guard !events.isEmpty else { return nil }
      defer { (events, byteCount) = ([], 0) }
      return events
    }
  }

  /// The id of the request that shuts a new worker down where the last one was.
  private static let shutdownID = RequestID.text("layoutlint-shutdown")

  let inbox: Monitor<Queue>
  let write: ([UInt8]) -> Bool
  private var worker: WorkerProcess?
  private var number = 0
  private var memory = SessionMemory()
  /// The events that were taken and not looked at.
  private var events: ArraySlice<Event> = []
  /// Whether the server is to end with its worker.
  private(set) var isEnding = false
  /// Whether the answer to the first request was passed on.
  private var hasBegun = false
  /// Whether the answer to the first request of a new worker is still to come.
  private var isReplaying = false
  private var crash: SessionMemory.LeftOut?

  init(inbox: Monitor<Queue>, write: @escaping ([UInt8]) -> Bool) {
    (self.inbox, self.write) = (inbox, write)
  }

  /// A worker that crashes before it has begun would crash again.
  var canRestart: Bool { hasBegun }

  mutating func attach(_ worker: WorkerProcess, _ log: @escaping @Sendable ([UInt8]) -> Void) {
    number += 1
    self.worker = worker
    let (inbox, number) = (inbox, number)
    let output = FrameReader(inbox: inbox, source: number) { worker.readOutput() }
    // It ends with the worker.
    var threads = ThreadGroup()
    _ = threads.start {
      var errors = ThreadGroup()
      _ = errors.start { Self.readErrors(of: worker, inbox, log) }
      output.run()
      // What it crashed on is known before it is replaced.
      errors.join()
      inbox.update { $0.append(.end(number)) }
    }
  }

  /// Reads the standard error of a worker to its end.
  private static func readErrors(
    of worker: WorkerProcess, _ inbox: Monitor<Queue>, _ log: ([UInt8]) -> Void
  ) {
    var rest: [UInt8] = []
    while case let bytes = worker.readError(), !bytes.isEmpty {
      rest += bytes
      while let end = rest.firstIndex(of: 0x0A) {
        let line = Array(rest[...end])
        rest.removeFirst(end + 1)
        if let crash = SessionMemory.LeftOut(line) {
          inbox.update { $0.append(.crash(crash)) }
        } else {
          log(line)
        }
      }
    }
  }

  /// Passes messages on until the worker has ended.
  ///
  /// - Returns: the status of the worker.
  mutating func run() -> Int32 {
    while true {
      if events.isEmpty { events = inbox.wait { $0.take() }[...] }
      // Wakes a reader that waits for room.
      inbox.update { _ in }
      while let event = events.popFirst() {
        switch event {
        case .end(number): return status()
        case .content(nil, let content): pass(toWorker: content)
        case .content(number, let content): pass(toClient: content)
        case .refused(nil, let reason):
          _ = write(JSON.response(nil, ResponseError(.parseError, reason)).framed)
        case .end(nil):
          isEnding = true
          worker?.closeInput()
        case .crash(let crash): self.crash = crash
        // Of a worker that was replaced.
        case .content, .refused, .end: break
        }
      }
    }
  }

  private func status() -> Int32 {
    guard let ending = worker?.wait(), case .exit(let status) = ending else { return 1 }
    return status
  }

  private mutating func pass(toWorker content: [UInt8]) {
    memory.note(content)
    if case .notification("exit", _) = try? Message(content) { isEnding = true }
    // A worker that reads no more has ended, as its output will tell.
    _ = worker?.write(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  private mutating func pass(toClient content: [UInt8]) {
    // The members of a message are in order: of those with an `id`, that comes first, or an error.
    let isNotification = content.starts(with: "{\"jsonrpc\"".utf8)
    let message = isNotification ? nil : try? JSON(parsing: content)
    if message?["method"] == nil, let id = message?["id"].flatMap(RequestID.init) {
      if id == memory.initializeID, isReplaying {
        isReplaying = false
        return
      }
      if id == Self.shutdownID { return }
      memory.close(id)
      if id == memory.initializeID { begin(message) }
    } else if number > 1, message?["method"] == "client/registerCapability", let id = message?["id"]
    {
      // The client has registered it before.
      _ = worker?.write((["jsonrpc": "2.0", "id": id, "result": .null] as JSON).framed)
      return
    }
    if !write(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content) {
      isEnding = true
      worker?.closeInput()
    }
  }

  private mutating func begin(_ answer: JSON?) {
    guard let result = answer?["result"] else { return }
    hasBegun = true
    let encoding = result["capabilities"]?["positionEncoding"]?.text
    memory.encoding = encoding.flatMap(PositionEncoding.init) ?? .utf16
  }

  /// Goes on with a new worker after a crash.
  mutating func restart(
    _ worker: WorkerProcess, _ log: @escaping @Sendable ([UInt8]) -> Void
  ) {
    let blame = crash.map { file in
      "\(file.rule.map { "the rule `\($0)`" } ?? "layoutlint") crashed on `\(file.path)`, which is a bug in layoutlint: the file is left out until it is closed"
    }
    if let crash { memory.leaveOut(crash) }
    crash = nil
    let text = blame ?? "layoutlint crashed, which is a bug in layoutlint"
    for id in memory.open {
      _ = write(JSON.response(id, ResponseError(.internalError, text)).framed)
    }
    memory.closeAll()
    _ = write(
      JSON.notification("window/showMessage", ["type": 1, "message": .string(text)]).framed)
    attach(worker, log)
    isReplaying = true
    for message in memory.replay { _ = worker.write(message.framed) }
    guard memory.isShutDown else { return }
    _ = worker.write(JSON.request(Self.shutdownID, "shutdown", .null).framed)
  }
}

extension SessionMemory.LeftOut {
  /// The file that a line on the standard error names.
  fileprivate init?(_ line: [UInt8]) {
    guard line.starts(with: Supervisor.crashMark.utf8),
      let crash = try? JSON(parsing: Array(line.dropFirst(Supervisor.crashMark.utf8.count))),
      let path = crash["path"]?.text
    else { return nil }
    self.init(path: path, rule: crash["rule"]?.text)
  }
}
