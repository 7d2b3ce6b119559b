import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { RunOptions } from '../../src/cli-options.js';
import { DEFAULT_CHOICES } from '../../src/model.js';

/** A folder with these files, gone after the test. Absolute, without links in its path. */
export function folderOf(files: Record<string, string | Buffer>): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'ai sdk fix $(x) ')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  put(root, files);
  return root.replaceAll('\\', '/');
}

export function put(root: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Options of a run that writes everything below `cwd`, whether or not it is committed. */
export const optionsIn = (cwd: string, options: Partial<RunOptions> = {}): RunOptions => ({
  cwd,
  paths: ['.'],
  mode: 'write',
  ignore: [],
  gitignore: true,
  force: true,
  deps: false,
  only: [],
  skip: [],
  kinds: undefined,
  choices: DEFAULT_CHOICES,
  ...options,
});

/** Runs git in `folder`, without the configuration of whoever runs the tests. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_AUTHOR_NAME: 'test',
      GIT_AUTHOR_EMAIL: 'test@example.com',
      GIT_COMMITTER_NAME: 'test',
      GIT_COMMITTER_EMAIL: 'test@example.com',
    },
  });
}

/** A repository in which everything that is there now is committed. */
export function commitAll(folder: string): void {
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A', '-f');
  git(folder, 'commit', '-q', '-m', 'all');
}
