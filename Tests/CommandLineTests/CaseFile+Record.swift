import TestSupport
import Testing

extension CaseFile {
  /// Records what is wrong, at its lines of the file.
  func record(_ differences: [Difference]) {
    for difference in differences {
      Issue.record(
        "\(path):\(difference.line): \(difference.text)",
        sourceLocation: SourceLocation(
          fileID: "Fixtures/" + path, filePath: path, line: difference.line, column: 1))
    }
  }
}
