import Platform
import Project

/// The linter as a service of editors: LSP 3.17 over two streams.
public struct LanguageServer: Sendable {
  public var version: String
  /// The address of the repository's files; nil if it is not published.
  public var documentation: String?
  public var choice: DiscoveryChoice
  public var known: KnownNames
  public var currentFolder: FilePath

  public init(
    version: String, documentation: String?, choice: DiscoveryChoice, known: KnownNames,
    currentFolder: FilePath
  ) {
    self.version = version
    self.documentation = documentation
    self.choice = choice
    self.known = known
    self.currentFolder = currentFolder
  }

  /// Serves one client until it ends the server, or until its input or output ends.
  ///
  /// - Parameters:
  ///   - read: waits for the next bytes of the client; an empty array is the end.
  ///   - write: writes bytes to the client; returns false if it reads no more.
  /// - Returns: the status that the process ends with: 0 for a client that has shut the server down first.
  public func run(
    read: @escaping @Sendable () -> [UInt8], write: @escaping ([UInt8]) -> Bool
  ) -> Int32 {
    let inbox = Inbox()
    let reader = MessageReader(inbox: inbox, read: read)
    var threads = ThreadGroup()
    guard threads.start({ reader.run() }) else { return 1 }
    let session = Session(self, inbox, Client(write: write))
    let status = session.run()
    // A client that reads no more may never end its output: the process ends with its reader.
    if !session.client.isGone { threads.join() }
    return status
  }
}
