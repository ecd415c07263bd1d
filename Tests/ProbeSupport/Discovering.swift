import Platform
import Project
import RuleKit

/// The discovery of the files in some absolute paths.
package func discovery(
  _ paths: [FilePath], _ choice: DiscoveryChoice = DiscoveryChoice(),
  rules: [any Rule.Type] = [], in folder: String = "/"
) -> FileDiscovery {
  let known = KnownNames(rules: rules, reporters: ["pretty", "json"])
  return FileDiscovery(
    paths, ConfigurationSearch(choice, known: known, currentFolder: FilePath(folder)))
}

package func discovery(_ path: FilePath) -> FileDiscovery { discovery([path]) }
