import Synchronization

private let kept = Mutex<[any Sendable]>([])

/// Keeps a value until the process ends, which saves freeing it piece by piece just before.
public func keepUntilExit(_ value: some Sendable) { kept.withLock { $0.append(value) } }
