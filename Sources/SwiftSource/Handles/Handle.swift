/// Stands for one thing in the code of a file: the address of the file's outline, and an index.
///
/// A handle costs no more than the index, and is valid until the next file is read. Two are equal if they stand for the
/// same place.
public protocol Handle {
  /// - Parameters:
  ///   - index: counts the things of this kind in the file.
  ///   - outline: stays where it is for as long as the handle is used.
  init(_ index: Int, in outline: UnsafePointer<Outline>)
}

extension Handle {
  /// Nil for a negative index, which stands for nothing in the tables of an outline.
  @inlinable
  init?(ifAny index: Int, in outline: UnsafePointer<Outline>) {
    guard index >= 0 else { return nil }
    self.init(index, in: outline)
  }
}
