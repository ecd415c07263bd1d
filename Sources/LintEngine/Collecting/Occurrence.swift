/// A place that does something in one of several ways, where a project should use one.
public struct Occurrence: Sendable, Equatable {
  /// Names the way; the same word is the value of the option that prescribes it.
  public var way: String
  /// Tells whose occurrence it is from the others of the file. An owner of several ways counts once for each.
  public var owner: UInt64
  /// Who the owners are, a plural: "view types".
  public var owners: Finding.Message
  /// What the owners of this way do, with the verb of a plural, code in back quotes. The same for all of a way.
  public var practice: Finding.Message
  /// What the others are to do if this way is the majority's. The same for all of a way.
  public var advice: Finding.Message
  /// What it is counted with; known once it is collected.
  var group: Group?

  public init(
    way: String, owner: UInt64, owners: Finding.Message, practice: Finding.Message,
    advice: Finding.Message
  ) {
    self.way = way
    self.owner = owner
    self.owners = owners
    self.practice = practice
    self.advice = advice
  }

  /// What occurrences that are counted together have in common.
  struct Group: Hashable, Sendable {
    /// The configuration file that governs them; nil for none.
    var configuration: FilePath?
    var rule: String
    /// The options of the rule, as text.
    var options: String
  }
}
