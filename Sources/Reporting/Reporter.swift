import LintEngine

/// One format of output.
public protocol Reporter: Sendable {
  /// Appends the whole report: UTF-8, each line ended by a line feed, without any character that steers a terminal but
  /// the reporter's own colours.
  func render(_ result: LintResult, into output: inout [UInt8])
}

extension Reporter {
  /// The whole report.
  public func rendered(_ result: LintResult) -> [UInt8] {
    var output: [UInt8] = []
    render(result, into: &output)
    return output
  }
}
