import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the tarball holds what the command needs, and nothing of the tests', () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const output = execFileSync(npm, ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd, encoding: 'utf8' });
  const [{ files }] = JSON.parse(output) as [{ files: { path: string }[] }];
  const paths = files.map(({ path }) => path);
  for (const needed of [
    'dist/bin/ai-sdk-fix.js',
    'dist/src/sdk/declarations/ai.d.ts',
    'dist/src/sdk/declarations/lib.d.ts',
    'dist/transforms/index.js',
    'jscodeshift.cjs',
    'README.md',
    'LICENSE',
  ]) {
    expect(paths).toContain(needed);
  }
  expect(paths.filter(path => /^(?:test|__testfixtures__|examples|scripts|src)\//.test(path))).toEqual([]);
});
