import LayoutScene
import Platform
import Reporting

/// `layoutlint outline [PATH …]`: shows the tree of views that the code of classes lays out, and what a change does to it.
struct OutlineCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    workspace = try Workspace(ofFiles: invocation, "outline")
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let discovery = try workspace.discovery(invocation) else { return .failure }
    let reader = SceneFiles(discovery)
    let wanted = try reader.types(named: invocation.value(.type))
    let output: [UInt8]
    if let revision = invocation.revision {
      output = try comparison(reader, wanted, since: revision)
    } else {
      output = outline(reader, wanted)
    }
    let written = format == .json ? Console.write(output, .json) : Console.show(output)
    return max(written, reader.hasFailed ? .failure : .success)
  }

  private var format: OutlineFormat {
    invocation.value(.format).flatMap(OutlineFormat.init(rawValue:)) ?? .text
  }

  private func outline(_ reader: SceneFiles, _ types: Set<String>) -> [UInt8] {
    var scenes = reader.scenes(of: types)
    if !invocation.has(.type) { scenes.removeAll(where: \.isEmpty) }
    var output: [UInt8] = []
    if scenes.isEmpty, format == .text {
      output.append("no code in these files adds or constrains a view\n")
    } else {
      OutlineReport(
        scenes, style: invocation.style, width: StandardStream.output.terminalWidth ?? 80
      ).render(format, into: &output)
    }
    return output
  }

  private func comparison(
    _ reader: SceneFiles, _ types: Set<String>, since revision: String
  ) throws(UsageError) -> [UInt8] {
    var before = reader
    try before.goBack(to: revision, in: workspace.currentFolder)
    let all = invocation.has(.type) ? types : types.union(before.selectedTypes)
    let comparison = OutlineComparison(
      before.scenes(of: all), reader.scenes(of: all), style: invocation.style)
    var output: [UInt8] = []
    comparison.render(format, into: &output)
    return output
  }
}
