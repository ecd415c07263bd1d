import LayoutModel
import SwiftSource

/// The functions of a file's cells that get a row to show, by their bodies.
struct RowFunctions {
  private var functions: [Int: ViewFunction] = [:]
  private var all: [Int: ViewFunction] = [:]

  init(_ file: ViewFile) {
    for function in file.functions where function.type >= 0 && !function.isNested {
      all[function.body.index] = function
      guard function.hasParameters, let name = function.declaration.name, name.isForRow,
        !function.declaration.isPrivate, !function.declaration.isStatic,
        !function.declaration.hasAttribute, function.declaration.getsRow,
        function.body.tokens.count <= Self.longest,
        file.names.mentions(ofFunction: function.key).allSatisfy({ !$0.isOfSelf || $0.call == nil })
      else { continue }
      functions[function.body.index] = function
    }
  }

  /// A bound: for each view, the function is walked through.
  private static let longest = 8192

  var isEmpty: Bool { functions.isEmpty }

  /// The function that gets a row and has the body.
  func row(_ body: Block) -> ViewFunction? { functions[body.index] }

  /// Whether a function runs once for each cell, as far as the file says.
  func isOnlyForSetup(_ function: ViewFunction, in file: ViewFile) -> Bool {
    if function.declaration.kind == .initializer || function.declaration.name == "awakeFromNib" {
      return true
    }
    guard function.isSetup, !function.hasParameters else { return false }
    return file.names.mentions(ofFunction: function.key).prefix(16).allSatisfy { mention in
      guard let caller = mention.statement?.block.function else { return false }
      return caller.kind == .initializer || caller.name == "awakeFromNib"
        || caller.name?.isNameOfCommonSetup == true || caller.name?.hasWordPrefix("set") == true
        || caller.body.flatMap(self.function)?.isSetup == true
    }
  }

  /// A member of a type by its body.
  func function(_ body: Block) -> ViewFunction? { all[body.index] }
}

/// The parameters of a function that are about a row, and the locals that it derives from them.
struct DataNames {
  private var names = KeySet()
  private var parameters = KeySet()

  init(_ function: ViewFunction, in file: ViewFile) {
    let data = function.declaration.parameters?.parameters.filter(\.isData) ?? []
    for (index, parameter) in data.enumerated() where index == 0 || !parameter.mayBeStyle {
      names.insert(file.names.key(parameter.name))
      parameters.insert(file.names.key(parameter.name))
    }
    for declaration in file.code.declarations(in: function.body) {
      guard let name = declaration.name else { continue }
      let value = declaration.value ?? declaration.statement.tokens.prefix(64)
      if value.contains(where: { isKnown($0, in: file) }) { names.insert(file.names.key(name)) }
    }
  }

  private func isKnown(_ token: Lexeme, in file: ViewFile) -> Bool {
    token.kind == .identifier && token.previous?.kind != .period
      && names.contains(file.names.key(token))
  }

  /// Whether the data of the row decide which way a branch takes, and may be either.
  func decide(_ branch: Statement, in file: ViewFile) -> Bool {
    let conditions = branch.conditions(in: file)
    let isGuard = branch.first.is(.guard)
    var isData = false
    for condition in conditions {
      for token in condition {
        if token.kind == .directive || token.kind == .macro || token == "available" || token.is(.as)
          || token.is(.is)
        {
          return false
        }
        // A cell of one kind is only used for rows of that kind.
        if isGuard, token == "count" || token == "indices" || token.is(.case) { return false }
        if isKnown(token, in: file) { isData = true } else if token.isOnceFlag { return false }
      }
      if condition.bindsConversion { return false }
      if isGuard, let value = condition.onlyName, parameters.contains(file.names.key(value)) {
        return false
      }
    }
    return isData
  }
}

extension Code {
  /// The declarations in a block, on all levels.
  fileprivate func declarations(in block: Block) -> ArraySlice<Declaration> {
    let range = block.tokens.indices
    let start = declarations.partitioningIndex { $0.keyword.index >= range.lowerBound }
    return ArraySlice(declarations[start...].prefix { $0.keyword.index < range.upperBound })
  }
}

extension Parameter {
  /// Whether it may be data of a row, rather than a handler, a delegate or a way to show it.
  fileprivate var isData: Bool {
    !type.contains { $0.kind == .arrow || $0.hasSuffix("elegate") || $0.hasSuffix("andler") }
      && name != "animated" && name != "delegate"
      && !(type.first.map { $0.hasSuffix("View") || $0.hasSuffix("Controller") } ?? false)
  }

  /// Whether it may say how all rows are shown, beside the row itself: a value of one of the project's types.
  fileprivate var mayBeStyle: Bool {
    guard let type = type.first, self.type.allSatisfy({ $0.kind != .questionPostfix }) else {
      return false
    }
    return
      !(type == "Bool" || type == "Int" || type == "String" || type == "Double"
      || type == "CGFloat" || type == "Float" || type == "Date" || type.kind != .identifier)
  }

  /// Whether calls may leave it out.
  fileprivate var hasDefault: Bool { type.contains { $0.kind == .equal } }
}

extension Declaration {
  /// Whether a function gets more than flags, and not only what a call wants to change.
  fileprivate var getsRow: Bool {
    let data = parameters?.parameters.filter(\.isData) ?? []
    return data.contains { !$0.hasDefault } && data.contains { !($0.type.first == "Bool") }
  }
}

extension Lexeme {
  /// Whether a function of this name shows a row: `configure(with:)`, `setData(_:)`.
  fileprivate var isForRow: Bool {
    if Self.rowPrefixes.contains(where: hasWordPrefix) { return true }
    return Self.rowNames.contains { self == $0 }
  }

  private static let rowPrefixes: [StaticString] = [
    "configure", "config", "bind", "apply", "render", "fill", "populate", "setup", "setUp",
    "display", "dataBind",
  ]
  private static let rowNames: [StaticString] = [
    "set", "setData", "setCell", "setContent", "setContents", "setModel", "setItem", "setInfo",
    "setUI", "setView", "setViews", "setViewModel", "setConfig", "setValue", "setValues", "update",
    "updateCell", "updateUI", "updateView", "updateContent", "updateContents", "updateWith",
    "updateData", "updateModel", "updateItem", "updateInfo", "load", "loadData", "loadCell",
    "setConfigure", "cellConfigure", "setCellData", "initCell", "prepare", "inject", "injectData",
  ]

  /// Whether it is a name for what is true once.
  fileprivate var isOnceFlag: Bool {
    guard kind == .identifier, previous?.kind != .period || previous?.previous?.is(.`self`) == true
    else { return false }
    return ["first", "First", "initial", "Initial", "onfigured", "etup", "oaded", "nitialized"]
      .contains { text.contains($0) }
  }
}

extension Lexemes {
  /// Whether a `let` binds what a call makes of the row, which is there for all rows: a formatted number, a parsed date. A
  /// text for a URL may be empty.
  fileprivate var bindsConversion: Bool {
    contains { token in
      guard token.kind == .equal, let declared = token.previous, declared.kind == .identifier,
        let keyword = declared.previous, keyword.is(.let) || keyword.is(.var)
      else { return false }
      return suffix(after: token).outermost.prefix { $0.kind != .comma }.contains {
        $0.call != nil && !($0 == "URL" || $0.hasPrefix("first") || $0.hasPrefix("last"))
      }
    }
  }

  /// The name that `let name = name` or `let name` is about.
  fileprivate var onlyName: Lexeme? {
    guard let keyword = first, keyword.is(.let), let name = last, name.kind == .identifier,
      name.previous?.kind != .period, count == 2 || count == 4 || last?.is(.else) == true
    else { return nil }
    return name
  }
}
