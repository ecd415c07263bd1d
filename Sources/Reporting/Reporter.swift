import LintEngine

public protocol Reporter: Sendable {
  /// Appends the whole report: UTF-8, each line terminated by a line feed, without characters that control a terminal
  /// except the reporter's own colours.
  func render(_ result: LintResult, into output: inout [UInt8])
}

extension Reporter {
  public func rendered(_ result: LintResult) -> [UInt8] {
    var output: [UInt8] = []
    render(result, into: &output)
    return output
  }
}
