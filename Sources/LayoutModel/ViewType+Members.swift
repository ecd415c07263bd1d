import SwiftSource

extension ViewType {
  /// Whether the code of other types sees a member: neither it nor the extension that it is in is private.
  public func shows(_ member: Declaration) -> Bool {
    !member.isPrivate && !(kind == .extension && declaration.isPrivate)
  }
}
