/// What is computed once and handed on often, behind one reference: to hand it on counts that one, and not a reference for
/// each array in it.
final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Box<KeyMap<Int>> {
  func value(of key: UInt64) -> Int? { value[key] }
}
