import LayoutScene
import Platform
import Reporting

/// `layoutlint outline [PATH …]`: shows the tree of views that the code of classes lays out, and what a change does to it.
struct OutlineCommand {
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let workspace = try Workspace(ofFiles: invocation, "outline")
    guard let discovery = try workspace.discovery(invocation) else { return .failure }
    let reader = SceneFiles(discovery)
    var output: [UInt8] = []
    if let revision = invocation.revision {
      let changes = try reader.changes(
        since: revision, of: invocation.value(.type), in: workspace.currentFolder)
      OutlineComparison(changes, style: invocation.style).render(format, into: &output)
    } else {
      output = outline(reader, try reader.types(named: invocation.value(.type)))
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
}
