import LayoutModel
import Semantics
import SwiftSource

/// Settings of a button that it ignores because it has a configuration.
struct IgnoredSetting {
  /// The name of the button or of its class.
  let button: String
  let places: [Lexemes]
  let members: [String]

  /// The properties that buttons with a configuration ignore.
  ///
  /// Source: UIKit, UIButton.h ("They are ignored when a configuration is set").
  static let names: [LayoutWord] = [
    .contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets, .adjustsImageWhenHighlighted,
    .adjustsImageWhenDisabled, .reversesTitleShadowWhenHighlighted, .showsTouchWhenHighlighted,
  ]

  private init(_ button: Lexeme, _ settings: [Setting]) {
    let settings = settings.sorted { $0.statement < $1.statement }
    self.button = button.text
    places = settings.map(\.tokens)
    var members: [String] = []
    for setting in settings {
      let member = setting.path.map(\.text).joined(separator: ".")
      if !members.contains(member) { members.append(member) }
    }
    self.members = members
  }

  static func all(in file: ViewFile) -> [IgnoredSetting] {
    let mayBeIgnored =
      file.hasWord(.titleLabel) && file.hasWord(.font)
      || names.contains(where: { file.hasWord($0) })
    guard mayBeIgnored, file.hasWord(.configuration, .Configuration) else { return [] }
    return ofViews(in: file) + ofClasses(in: file)
  }

  private static func ofViews(in file: ViewFile) -> [IgnoredSetting] {
    file.madeViews().compactMap { view in
      guard view.isOnlyUIKit, view.classOfUIKit.is(.UIButton), let name = view.name else {
        return nil
      }
      let ignored = view.settings.filter { $0.path.isIgnored && $0.isUnconditional }
      guard !ignored.isEmpty else { return nil }
      let configurations = view.settings.filter {
        $0.path.count == 1 && $0.path[0].is(.configuration)
      }
      guard !configurations.contains(where: { $0.statement.assigns(.nil) }) else { return nil }
      let isMadeWith = view.makings.map(\.initializer).allSatisfy {
        $0.last?.partner?.elements.contains { $0.label.is(.configuration) } ?? false
      }
      let blocks = Set(
        configurations.map(\.statement).filter { file.alwaysRuns($0) }.map(\.block))
      let sure = isMadeWith ? ignored : ignored.filter { blocks.contains($0.statement.block) }
      return sure.isEmpty ? nil : IgnoredSetting(name, sure)
    }
  }

  /// Those of the button that the code belongs to.
  private static func ofClasses(in file: ViewFile) -> [IgnoredSetting] {
    var ignored: [Block: [Setting]] = [:]
    var configured: Set<Block> = []
    for statement in file.code.statements where statement.kind == .assignment {
      guard let target = statement.target, let member = target.ownMember,
        member.is(.configuration) || member.is(.titleLabel) || member.isIgnored,
        target.first != member || !file.scopes.isLocal(member),
        case let path = target.path(from: member),
        path.count == 1 || path.isIgnored
      else { continue }
      if member.is(.configuration), file.alwaysRuns(statement), !statement.assigns(.nil) {
        configured.insert(statement.block)
      } else if path.isIgnored {
        let setting = Setting(tokens: target, path: path, statement: statement)
        if setting.isUnconditional { ignored[statement.block, default: []].append(setting) }
      }
    }
    return configured.compactMap { block in
      guard let settings = ignored[block],
        let type = file.classOfOwnButton(at: settings[0].statement)
      else { return nil }
      return IgnoredSetting(type, settings)
    }
  }
}

extension [Lexeme] {
  /// Whether a button with a configuration ignores the property, or sets it again as the configuration says: the font of its
  /// label.
  fileprivate var isIgnored: Bool {
    first?.isIgnored ?? false || count == 2 && self[0].is(.titleLabel) && self[1].is(.font)
  }
}

extension Lexeme {
  fileprivate var isIgnored: Bool { IgnoredSetting.names.contains { self.is($0) } }
}
