import LayoutScene
import LayoutSolver
import Platform
import Reporting
import Wireframe

/// `layoutlint wireframe [PATH …]`: draws the views of a class, or of all classes on one page.
struct WireframeCommand {
  private let invocation: Invocation
  private let workspace: Workspace

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    workspace = try Workspace(ofFiles: invocation, "wireframe")
    for option in [Option.Name.type, .since, .diff, .state]
    where invocation.has(.all) && invocation.has(option) {
      throw UsageError(
        "`--all` and `--\(option.rawValue)` contradict each other", "remove one of them")
    }
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let discovery = try workspace.discovery(invocation) else { return .failure }
    let reader = SceneFiles(discovery)
    let types = try reader.types(named: invocation.value(.type))
    let scenes = self.scenes(of: types, in: reader)
    let picture = invocation.has(.all) ? page(scenes) : try drawing(reader, scenes)
    return max(write(picture), reader.hasFailed ? .failure : .success)
  }

  private func scenes(of types: Set<String>, in reader: SceneFiles) -> [LayoutScene] {
    reader.scenes(of: types, inheriting: true).filter(\.hasLayout)
  }

  private func write(_ picture: [UInt8]) -> ExitStatus {
    guard let file = invocation.file(.output) else { return Console.write(picture, .html) }
    return Console.write(picture, .html, to: file, workspace.writer(for: invocation.operands))
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

  /// The picture of the only scene, or of what it was and is.
  private func drawing(_ reader: SceneFiles, _ scenes: [LayoutScene]) throws(UsageError) -> [UInt8]
  {
    if let revision = invocation.revision {
      var before = reader
      try before.goBack(to: revision, in: workspace.currentFolder)
      let types = Set(scenes.map(\.type)).union(try before.types(named: invocation.value(.type)))
      let old = self.scenes(of: types, in: before)
      return WireframePage.comparison(SceneChange.all(from: old, to: scenes), choice)
    }
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
    try checkState(scene)
    do throws(Wireframe.Refusal) {
      return try Wireframe(scene, choice).svg()
    } catch {
      throw UsageError(error.text, "`layoutlint outline` lists its views and constraints")
    }
  }

  private func checkState(_ scene: LayoutScene) throws(UsageError) {
    guard let state = invocation.value(.state) else { return }
    let states = SceneGeometry.states(of: scene)
    guard !states.contains(state) else { return }
    let known = states.map { "`\($0)`" }.joined(separator: ", ")
    throw UsageError(
      "`\(scene.type)` has no state `\(state)`",
      states.isEmpty ? "its constraints have no conditions" : "its states are \(known)")
  }

  private func page(_ scenes: [LayoutScene]) -> [UInt8] {
    WireframePage.all(scenes, choice, drawn: Console.progress)
  }
}
