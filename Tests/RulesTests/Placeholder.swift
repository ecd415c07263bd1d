// Replaced by real tests.
