/** Ends the test run with one plain line that scripts can read: `12 passed, 0 failed, 1 skipped`. */
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      let failures = 0
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        count[state]++
        if (state === 'failed') failures++
      }
      // a file that breaks outside its tests (an import, a hook) is a failure too
      if (failures === 0 && module.state() === 'failed') count.failed++
    }
    const skipped = count.skipped + count.pending
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${skipped} skipped\n`)
  }
}
