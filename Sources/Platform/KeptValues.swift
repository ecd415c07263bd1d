import Synchronization

private let kept = Mutex<[any Sendable]>([])

/// Keeps a value as long as the process runs: what ends with it anyway need not be taken apart piece by piece before.
public func keepUntilExit(_ value: some Sendable) { kept.withLock { $0.append(value) } }
