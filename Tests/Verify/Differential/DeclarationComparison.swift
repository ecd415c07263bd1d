import SwiftSource

/// The declarations of our outline, compared with those of SwiftSyntax: their kinds, the positions of keyword and name,
/// and the braces around the body.
struct DeclarationComparison {
  /// A declaration in a form that both sides share.
  private struct Entry: Hashable {
    var kind: ReferenceKind
    var keyword: Int
    /// The start of the name; nil if there is none, and for an extension, whose name is a type.
    var name: Int?
    /// The positions of the braces; nil for a property, whose accessors we treat as declarations.
    var braces: [Int]?
  }

  private(set) var count = 0
  /// One line for each declaration that only one side has.
  private(set) var differences: [(place: Int, text: String)] = []

  init(_ source: SourceFile, _ reference: ReferenceFile) {
    let code = Code()
    code.read(source)
    // Handles do not keep the code.
    let ours = withExtendedLifetime(code) { Set(code.declarations.compactMap { Self.entry($0) }) }
    let theirs = Set(reference.declarations.map(Self.entry))
    count = ours.intersection(theirs).count
    for entry in ours.subtracting(theirs) { add("only ours", entry) }
    for entry in theirs.subtracting(ours) { add("only theirs", entry) }
    differences.sort { ($0.place, $0.text) < ($1.place, $1.text) }
  }

  private mutating func add(_ side: String, _ entry: Entry) {
    let name = entry.name.map { ", name at \($0)" } ?? ""
    let braces = entry.braces.map { ", braces at \($0)" } ?? ""
    differences.append((entry.keyword, "\(side): \(entry.kind)\(name)\(braces)"))
  }

  private static func entry(_ declaration: Declaration) -> Entry? {
    guard let kind = ReferenceKind(declaration.kind) else { return nil }
    func start(_ token: Lexeme) -> Int { token.bytes.lowerBound }
    let braces = declaration.body.map { [$0.open, $0.close].compactMap { $0 }.map(start) } ?? []
    return Entry(
      kind: kind, keyword: start(declaration.keyword),
      name: hasName(kind) ? declaration.name.map(start) : nil,
      braces: kind == .propertyDeclaration ? nil : braces)
  }

  private static func entry(_ declaration: ReferenceFile.Declaration) -> Entry {
    let kind = declaration.kind
    return Entry(
      kind: kind, keyword: declaration.keyword,
      name: hasName(kind) ? declaration.name?.lowerBound : nil,
      braces: kind == .propertyDeclaration
        ? nil : [declaration.leftBrace, declaration.rightBrace].compactMap { $0 })
  }

  private static func hasName(_ kind: ReferenceKind) -> Bool {
    switch kind {
    case .extensionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .subscriptDeclaration:
      false
    default: true
    }
  }
}

extension ReferenceKind {
  /// The kind in SwiftSyntax; nil for declarations that are parts of others there.
  fileprivate init?(_ kind: Declaration.Kind) {
    switch kind {
    case .class: self = .classDeclaration
    case .structure: self = .structDeclaration
    case .enumeration: self = .enumDeclaration
    case .actor: self = .actorDeclaration
    case .protocol: self = .protocolDeclaration
    case .extension: self = .extensionDeclaration
    case .function: self = .functionDeclaration
    case .initializer: self = .initializerDeclaration
    case .deinitializer: self = .deinitializerDeclaration
    case .subscripting: self = .subscriptDeclaration
    case .property: self = .propertyDeclaration
    case .binding, .accessor: return nil
    }
  }
}
