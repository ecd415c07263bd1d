/// "1 file", "2 files", "3 entries".
///
/// - Parameter several: the plural; nil for one that ends in "s".
package func amount(_ count: Int, _ one: String, _ several: String? = nil) -> String {
  "\(count) \(count == 1 ? one : several ?? one + "s")"
}
