import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The first test of a file may wait for a program that hundreds of others share.
    testTimeout: 120_000, hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: ['default', './test/reporter.ts'],
  },
});
