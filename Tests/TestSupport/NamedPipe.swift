import Foundation

/// A pipe with a name, whose reader a test waits for. No wait depends on how fast the machine is: only a failure takes minutes.
package struct NamedPipe {
  package let path: String

  /// Creates the pipe.
  package init(_ path: String) throws {
    self.path = path
    guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
  }

  /// Waits until a process reads the pipe.
  ///
  /// - Returns: a descriptor that writes to it, to close; nil if nobody reads.
  package func waitForReader() -> Int32? {
    var writer: Int32 = -1
    let isRead = Self.wait {
      writer = open(path, O_WRONLY | O_NONBLOCK)
      return writer >= 0
    }
    return isRead ? writer : nil
  }

  /// Waits until no process reads the pipe.
  ///
  /// - Returns: false if one still does.
  package func waitForNoReader() -> Bool {
    Self.wait {
      let writer = open(path, O_WRONLY | O_NONBLOCK)
      if writer >= 0 { close(writer) }
      return writer < 0 && errno == ENXIO
    }
  }

  private static func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<12_000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }
}
