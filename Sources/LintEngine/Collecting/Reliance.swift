import LayoutModel

/// What a finding or its fix relies on that only all files of a run together can tell.
public enum Reliance: Sendable, Equatable {
  /// The majority uses another way; otherwise the finding of a `CollectingRule` is dropped. Its message says what is
  /// done here and is prefixed with what the majority does; its advice becomes that of the majority's way.
  case minority(Occurrence)
  /// An extension of the type declares the function, and other files can call it; otherwise the fix is unsafe.
  case declaration(FunctionName, ofExtended: String)
  /// A file declares or calls the function, which is one of the rule's `requiredFunctions`; otherwise the finding is
  /// dropped.
  case presence(FunctionName)
  /// No file declares or calls the function, which is one of the rule's `requiredFunctions`; otherwise the finding is
  /// dropped.
  case absence(FunctionName)
  /// A file has a helper whose name fits one of these patterns, which are the rule's `requiredHelpers`; otherwise the
  /// finding is dropped.
  case helper([String])
  /// No other file of the run names the member, and the run sees the whole project; otherwise the finding of a
  /// `CollectingRule` that `collectsNames` is dropped.
  case unnamed(Member)
  /// No file of the run declares a protocol of this name, and the run sees the whole project; otherwise the finding of
  /// a `CollectingRule` that `collectsNames` is dropped.
  case noProtocol(String)
  /// The function that a view is handed to does this with it, as far as the files of the run declare functions of that
  /// name, and the run sees the whole project; otherwise the finding of a `CollectingRule` that `collectsNames` is
  /// dropped.
  case handed(ViewHanding)
  /// A class of the run overrides the function so that it makes constraints each time it runs; otherwise the finding of a
  /// `CollectingRule` is dropped. Its message gets the names of such classes.
  case overridden(OverridableFunction)
  /// The class that the setup belongs to, or one that it inherits from, calls the function in it; otherwise the finding of
  /// a `CollectingRule` is dropped.
  case inherited(SetupRun)
  /// The class of a view fixes the length in another way, in whatever file of the run, and no other file declares a type
  /// of its name; otherwise the finding of a `CollectingRule` is dropped. Its message gets the length.
  case contradicted(OwnSizeDemand)
  /// No file of the run adds the view of the controller of this class to another view, where it may be of any size;
  /// otherwise the finding of a `CollectingRule` is dropped.
  case notEmbedded(String)
  /// No file of the run hides the content views of cells, or turns their touches off; otherwise the finding is dropped.
  case coveringContentViews
  /// The methods that files of the run declare for UIKit's views and layers, and that the rule identifies, do what it
  /// asks, and there is one; otherwise the finding of a `CollectingRule` is dropped.
  case layerMethod(UInt64)
  /// No code of the run empties a bag or removes observers, and the run sees the whole project; otherwise the finding of a
  /// `CollectingRule` is dropped.
  case keeps(SubscriptionStore)

  /// Whether the finding is dropped unless it holds; otherwise it is about the fix only.
  var decidesFinding: Bool {
    if case .declaration = self { false } else { true }
  }

  /// Whether it cannot hold unless the run sees the whole project.
  var needsWholeProject: Bool {
    switch self {
    case .unnamed, .noProtocol, .handed, .keeps: true
    case .minority, .declaration, .presence, .absence, .helper, .overridden, .layerMethod,
      .contradicted, .notEmbedded, .coveringContentViews, .inherited:
      false
    }
  }

  /// What remains of it when the user configures the safety of the rule's fixes; nil for nothing.
  func left(with setting: FixSetting) -> Reliance? {
    if case .declaration = self, setting == .safe { nil } else { self }
  }
}

/// A stored property of a class, and what tells whether other files can name it.
public struct Member: Sendable, Equatable {
  /// Its name without back quotes. A word of the layout vocabulary, such as `contentView`, counts as named, and so does a
  /// name that begins with a capital letter.
  public var name: String
  /// The name of its type, which extensions and subclasses in other files extend: they name its members without a
  /// period.
  public var type: String
  /// What the type inherits from and conforms to, as far as the system does not declare it: a protocol of a library
  /// may require the property.
  public var supertypes: [String]
  /// Whether its own file names it as a member of something other than `self`; set when it is collected.
  var isNamedInFile = false
  /// Whether its own file extends the type; set when it is collected.
  var isExtendedInFile = false

  public init(_ name: String, of type: String, supertypes: [String]) {
    self.name = name.filter { $0 != "`" }
    self.type = type.filter { $0 != "`" }
    self.supertypes = supertypes
  }
}

extension Member {
  /// Notes where its own file has its names.
  mutating func note(_ names: NameCensus) {
    isNamedInFile = names.fileCount(NameCensus.hash(name, .member)) > 0
    isExtendedInFile = names.fileCount(NameCensus.hash(type, .extended)) > 0
  }
}

extension NameCensus {
  /// Whether a file declares a protocol of a name.
  func declaresProtocol(_ name: String) -> Bool { fileCount(Self.hash(name, .protocol)) > 0 }

  /// Whether a single file declares types of a name.
  func isDeclaredOnce(_ type: String) -> Bool { fileCount(Self.hash(type, .declared)) == 1 }

  /// Whether no file but its own can name a member.
  func isUnnamed(_ member: Member) -> Bool {
    func count(_ name: String, _ role: Role) -> Int { fileCount(Self.hash(name, role)) }
    return !(member.name.utf8.first.map(Self.isCapital) ?? true)
      && count(member.name, .member) == (member.isNamedInFile ? 1 : 0)
      && count(member.name, .requirement) == 0 && count(member.type, .inherited) == 0
      && count(member.type, .extended) == (member.isExtendedInFile ? 1 : 0)
      && member.supertypes.allSatisfy { count($0, .declared) > 0 }
      // Last: to look a word up by its text compares it with all words.
      && LayoutWord(rawValue: member.name) == nil
  }
}
