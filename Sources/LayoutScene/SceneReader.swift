import LayoutModel
import Semantics
import SwiftSource

public struct SceneReader {
  let file: ViewFile
  let path: String
  /// Tells the locals of this file from those of others.
  let salt: UInt64
  let lines: LineTable
  let aliases: ViewAliases
  /// The blocks of the functions that do not set views up.
  let laterFunctions: Set<Int>
  private(set) var parts: [ScenePart] = []
  private var indices: [String: Int] = [:]
  var fates = KeyMap<Fate>()
  /// The names of the calls whose constraints are activated with others.
  var listedCalls: Set<Int> = []
  /// The calls that append something to what has one name, by the key of the name.
  let appends: [UInt64: [Call]]
  /// The functions that may lay out what they get, or make a view, by their bodies.
  var functions: [Int: LayoutFunction] = [:]
  /// How code of the file leads to functions, by their bodies.
  var reaches: [Int: Reach] = [:]
  /// For each block, what is true behind the branches in it that lay something out and leave.
  var leavingBranches: [Int: [(statement: Statement, branch: Branch)]] = [:]

  /// The parts of a file that has been read, and the functions in it that lay out what they get, or make a view.
  ///
  /// - Parameters:
  ///   - path: the path of the file for places.
  ///   - ordinal: differs from file to file of a run.
  public static func read(
    _ file: ViewFile, path: String, ordinal: Int
  ) -> (parts: [ScenePart], functions: [LayoutFunction]) {
    var reader = SceneReader(file, path: path, ordinal: ordinal)
    reader.readTypes()
    reader.readFunctions()
    guard !reader.parts.isEmpty || !reader.functions.isEmpty else { return ([], []) }
    reader.readLeavingBranches()
    reader.readReaches()
    for body in reader.functions.keys {
      reader.functions[body]?.callers = reader.reaches[body]?.condition
      reader.functions[body]?.entry = reader.reaches[body]?.entry
    }
    reader.readViews()
    reader.readMadeStacks()
    reader.readActions()
    if file.hasWord(.flex) { reader.readFlexContainers() }
    reader.readConstraints()
    reader.readContradictions()
    reader.readListGaps()
    reader.readCalls()
    reader.readClosureGaps()
    reader.readChanges()
    let functions = reader.functions.sorted { $0.key < $1.key }.map(\.value)
    return (
      reader.parts,
      functions.filter {
        !$0.isEmpty || $0.hasGap || $0.callsNothing || $0.made?.settings.isEmpty == false
      }
    )
  }

  private init(_ file: ViewFile, path: String, ordinal: Int) {
    (self.file, self.path) = (file, path)
    salt = UInt64(ordinal + 1)
    lines = LineTable(file.source.bytes)
    aliases = file.model.aliases
    appends = Dictionary(
      grouping: file.code.calls.filter {
        $0.head.hasPrefix("append") && $0.receiver?.count == 1
      }, by: { file.names.key($0.receiver?.first ?? $0.head) })
    laterFunctions = Set(file.functions.lazy.filter { !$0.isSetup }.map(\.body.index))
  }

  func place(_ tokens: Lexemes) -> ScenePlace {
    let bytes = tokens.bytes
    return ScenePlace(
      path: path, line: lines.position(of: bytes.lowerBound).line, range: bytes, declaration: bytes)
  }

  /// The place of a declaration, which is that of its name.
  func place(_ declaration: Declaration) -> ScenePlace {
    let whole = declaration.statement.tokens.bytes
    let name = declaration.name?.alone.bytes ?? whole
    return ScenePlace(
      path: path, line: lines.position(of: name.lowerBound).line, range: name,
      declaration: min(whole.lowerBound, name.lowerBound)..<max(whole.upperBound, name.upperBound))
  }

  /// Changes the part of the type that a statement belongs to; nothing for code outside of types.
  mutating func update(_ statement: Statement, _ change: (inout ScenePart) -> Void) {
    guard let type = file.scopes.type(around: statement),
      let index = indices[type.declaration.qualifiedName]
    else { return }
    change(&parts[index])
  }

  /// Notes code that the scene does not show, between the words of a sentence.
  mutating func addGap(
    _ before: String, _ code: Lexemes, _ after: String = "", atMost limit: Int = 60
  ) {
    guard let statement = code.first?.statement else { return }
    if let body = function(around: statement) { functions[body]?.hasGap = true }
    let gap = gap(before, code, after, atMost: limit)
    update(statement) { if !$0.gaps.contains(gap) { $0.gaps.append(gap) } }
  }

  func gap(
    _ before: String, _ code: Lexemes, _ after: String, atMost limit: Int = 60
  ) -> SceneGap {
    let words = [before, "`\(code.text.onOneLine(atMost: limit))`", after]
    return SceneGap(
      place: place(code), text: words.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private mutating func readTypes() {
    for type in file.types where type.isView {
      let declaration = type.declaration
      guard declaration.kind == .class || declaration.kind == .extension else { continue }
      let name = declaration.qualifiedName
      // What extends every view of UIKit lays out none in particular.
      guard !name.isEmpty,
        declaration.kind == .class || declaration.name?.isNameOfSystem == false
      else { continue }
      if indices[name] == nil {
        indices[name] = parts.count
        parts.append(
          ScenePart(
            type: name, place: place(declaration)))
      }
      guard let index = indices[name] else { continue }
      if declaration.kind == .class, let superclass = declaration.superclass {
        parts[index].superclass = superclass.text
        parts[index].inheritsFromSystem = superclass.isNameOfSystem
      }
      if declaration.role == .controller { parts[index].isController = true }
    }
    for declaration in file.code.declarations {
      let isSize = declaration.kind == .property && declaration.name == "intrinsicContentSize"
      guard declaration.kind == .initializer || isSize, let type = declaration.block.declaration,
        let index = indices[type.qualifiedName]
      else { continue }
      if isSize {
        parts[index].changes.append((.root, "intrinsicContentSize"))
      } else {
        parts[index].initializers.append(declaration.layoutParameters)
      }
    }
  }

  private mutating func readViews() {
    for (index, subview) in file.subviews.enumerated() {
      let declaration = subview.declaration
      guard let name = declaration.name, declaration.isStored, !declaration.isStatic else {
        continue
      }
      let type = className(of: declaration)
      guard !aliases.isOtherName(index) else {
        // The class of a property that a superclass has: `let label = TitleLabel(); self.label = label`.
        let item = file.names.item(name.alone, in: declaration.block)
        let maker = maker(of: declaration)
        for box in boxes(of: item, at: declaration.statement) {
          update(declaration.statement) { part in
            if part.types[box] == nil { part.types[box] = type }
            if let maker, part.makers[box] == nil { part.makers[box] = maker }
          }
        }
        continue
      }
      // Perhaps with its types: `UIHostingController<AnyView>`.
      let isController = type?.prefix { $0 != "<" }.hasSuffix("Controller") == true
      guard let box = boxName(ofSubview: index), !isController else { continue }
      let view = ScenePart.DeclaredView(
        name: box, type: type, place: place(declaration), isLocal: subview.isLocal)
      let isMadeElsewhere = declaration.value.map(Self.isCallOfMember) ?? false
      if subview.isLocal { makes(view, declaration.statement) }
      update(declaration.statement) { part in
        part.views.append(view)
        if isMadeElsewhere { part.opaque.insert(box) }
      }
      readFrame(madeWith: declaration, box)
    }
    for declaration in file.code.declarations where declaration.kind == .property {
      let type = className(of: declaration)
      let maker = maker(of: declaration)
      guard let name = declaration.name, type != nil || maker != nil,
        case let block = declaration.block,
        let identity = file.names.identity(of: file.names.item(name.alone, in: block), in: block)
      else { continue }
      let isLocal = file.scopes.isInFunction(declaration.statement)
      let box = BoxName(text: name.text, scope: isLocal ? TextHash.pair(identity, salt) : 0)
      update(declaration.statement) { part in
        if let type { part.types[box] = type }
        if let maker { part.makers[box] = maker }
      }
    }
  }

  func maker(of declaration: Declaration) -> NumberExpression? {
    guard let value = declaration.value, value.last?.kind == .rightParen,
      value.first?.kind != .leftBrace
    else { return nil }
    return expression(value, at: declaration.statement, takesTypes: false)
  }

  /// Whether a value is what a member of a type makes: `.spacer(height: 8)`, `UIView.separator()`.
  private static func isCallOfMember(_ value: Lexemes) -> Bool {
    guard let first = value.first else { return false }
    let period = first.kind == .period ? first : first.hasCapital ? first.next : nil
    guard period?.kind == .period, let member = period?.next else { return false }
    return !member.is(.`init`)
  }

  /// The class of what a property is, as far as the code spells it.
  func className(of declaration: Declaration, depth: Int = 0) -> String? {
    guard declaration.type.isEmpty else {
      let type = declaration.type.text.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
      return type.hasPrefix("any") || type.hasPrefix("some") ? nil : type
    }
    if let value = declaration.value, depth < 4,
      case .local(let local) = file.model.returnedView(of: value)
    {
      return className(of: file.subviews[local].declaration, depth: depth + 1)
    }
    let made = declaration.value?.first { $0.kind == .identifier && $0.hasCapital }
    return made?.next?.kind == .leftParen ? made?.text : nil
  }

  func boxName(ofSubview index: Int) -> BoxName? {
    let subview = file.subviews[index]
    guard let name = subview.declaration.name?.text else { return nil }
    guard subview.isLocal else { return BoxName(text: name, scope: 0) }
    return BoxName(text: name, scope: TextHash.pair(file.names.identity(of: subview), salt))
  }

}

extension Statement {
  var functionBody: Block? { block.ancestors.first { $0.kind == .functionBody } }
}

extension Declaration {
  /// The name with those of the types around: `Player.Cell`; empty for none.
  var qualifiedName: String {
    guard let name else { return "" }
    var names = [name.text]
    if kind == .extension {
      var owner = name.owner
      while let outer = owner {
        names.insert(outer.text, at: 0)
        owner = outer.owner
      }
    }
    for block in block.ancestors where block.kind == .typeBody {
      if let outer = block.declaration?.name { names.insert(outer.text, at: 0) }
    }
    return names.joined(separator: ".")
  }
}
