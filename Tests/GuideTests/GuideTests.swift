import Guide
import LintEngine
import Rules
import Testing
