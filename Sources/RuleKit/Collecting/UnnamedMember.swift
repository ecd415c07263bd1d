import LayoutModel

/// That no other file of the project can name a stored property of a class.
public struct UnnamedMember: Condition {
  /// Its name without back quotes. A word such as `contentView` counts as named, and so does a capitalized name.
  public var name: String
  /// The name of its type: its extensions and subclasses in other files name its members without a period.
  public var type: String
  /// The supertypes that the system does not declare: a protocol of a library may require the property.
  public var supertypes: [String]
  public var clause: String { "no other file can name `\(name)`" }
  private var isNamedInFile = false
  private var isExtendedInFile = false

  public init(_ name: String, of type: String, supertypes: [String]) {
    self.name = name.filter { $0 != "`" }
    self.type = type.filter { $0 != "`" }
    self.supertypes = supertypes
  }

  public mutating func read(_ file: ViewFile) {
    let names = file.memoized { NameCensus(of: $0.source) }
    isNamedInFile = names.fileCount(NameCensus.hash(name, .member)) > 0
    isExtendedInFile = names.fileCount(NameCensus.hash(type, .extended)) > 0
  }

  public func holds(in project: Project) -> Bool {
    guard let names = project.names else { return false }
    func count(_ name: String, _ role: NameCensus.Role) -> Int {
      names.fileCount(NameCensus.hash(name, role))
    }
    return !(name.utf8.first.map(NameCensus.isCapital) ?? true)
      && count(name, .member) == (isNamedInFile ? 1 : 0)
      && count(name, .requirement) == 0 && count(type, .inherited) == 0
      && count(type, .extended) == (isExtendedInFile ? 1 : 0)
      && supertypes.allSatisfy { count($0, .declared) > 0 }
      // Last: to look a word up by its text compares it with all words.
      && LayoutWord(rawValue: name)?.isOfLayout != true
  }
}
