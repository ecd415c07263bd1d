import LayoutScene
import LayoutSolver
import Platform
import Reporting
import Wireframe

/// `layoutlint wireframe [PATH …]`: draws the views of a class, or of all classes on one page.
struct WireframeCommand {
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    let workspace = try Workspace(ofFiles: invocation, "wireframe")
    guard let discovery = try workspace.discovery(invocation) else { return .failure }
    var reader = SceneFiles(discovery)
    reader.readColors()
    let picture: [UInt8]
    if let revision = invocation.revision {
      let changes = try reader.changes(
        since: revision, of: invocation.value(.type), in: workspace.currentFolder, inheriting: true)
      picture = WireframePage.comparison(changes.filter(\.hasLayout), choice)
    } else {
      let types = try reader.types(named: invocation.value(.type))
      let scenes = reader.scenes(of: types, inheriting: true).filter(\.hasLayout)
      picture =
        invocation.has(.all)
        ? WireframePage.all(scenes, choice, drawn: Console.progress) : try drawing(scenes)
    }
    let written =
      if let file = invocation.file(.output) {
        Console.write(picture, .html, to: file, workspace.search.writer(for: invocation.operands))
      } else {
        Console.write(picture, .html)
      }
    return max(written, reader.hasFailed ? .failure : .success)
  }

  private var choice: Wireframe.Choice {
    var choice = Wireframe.Choice()
    choice.device = invocation.value(.device).flatMap { SceneDevice($0) } ?? .phone
    choice.device.isRightToLeft = invocation.has(.rtl)
    choice.device.textScale = Fraction(invocation.number(.textSize) ?? 100, over: 100)
    choice.isDark = invocation.has(.dark)
    choice.state = invocation.value(.state)
    choice.showsDistances = invocation.has(.distances)
    return choice
  }

  private func drawing(_ scenes: [LayoutScene]) throws(UsageError) -> [UInt8] {
    guard let scene = scenes.first else {
      throw UsageError(
        "no code in these files adds or constrains a view", "name a file or a folder with views")
    }
    guard scenes.count == 1 else {
      let isClear = Set(scenes.map(\.type)).count == scenes.count
      let names = scenes.prefix(5).map {
        "`\($0.type)`" + (isClear ? "" : " in `\($0.place.path)`")
      }.joined(separator: ", ")
      throw UsageError(
        "there are \(scenes.count) classes to draw: \(names)\(scenes.count > 5 ? ", …" : "")",
        "choose one with \(isClear ? "`--type`" : "its file"), or draw all on one page with `--all`"
      )
    }
    let states = SceneGeometry.states(of: scene)
    if let state = invocation.value(.state), !states.contains(state) {
      let known = states.map { "`\($0)`" }.joined(separator: ", ")
      throw UsageError(
        "`\(scene.type)` has no state `\(state)`",
        states.isEmpty ? "its constraints have no conditions" : "its states are \(known)")
    }
    do throws(Wireframe.Refusal) {
      return try Wireframe(scene, choice).svg()
    } catch {
      throw UsageError(error.text, "`layoutlint outline` lists its views and constraints")
    }
  }
}
