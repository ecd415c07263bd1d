/// A place that does something in one of several ways, of which a project should use only one.
public struct Occurrence: Sendable, Equatable {
  /// The name of the way, which is also the value of the option that prescribes it.
  public var way: String
  /// Identifies the owner of the occurrence within the file. An owner that uses several ways counts once for each.
  public var owner: UInt64
  /// What the owners are, in the plural: "view types".
  public var owners: Finding.Message
  /// What the owners of this way do, with a plural verb and code in back quotes. The same for all occurrences of a way.
  public var practice: Finding.Message
  /// What the others should do if this is the majority's way. The same for all occurrences of a way.
  public var advice: Finding.Message
  /// The group that it is counted in; set when it is collected.
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

  /// The key of occurrences that are counted together.
  struct Group: Hashable, Sendable {
    /// The configuration file that governs them; nil if there is none.
    var configuration: FilePath?
    var rule: String
    /// The options of the rule, as text.
    var options: String
  }
}
