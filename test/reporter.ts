/** Ends the output of a run with `N passed, N failed`, alone on the last line. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      // A file that breaks before its tests are known, or a suite whose hook throws, is a failure without a test.
      failed += module.errors().length;
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        if (state === 'failed') failed++;
      }
    }
    const summary = `${passed} passed, ${failed} failed`;
    if (passed + failed === 0) process.exitCode = 1;
    // What npm says about a failed script comes after this; .ci/run names a file, to have the line last all the same.
    if (process.env.TEST_SUMMARY_FILE) writeFileSync(process.env.TEST_SUMMARY_FILE, `${summary}\n`);
    else process.once('exit', () => process.stdout.write(`${summary}\n`));
  }
}
