/** The apps of this folder, and what becomes of them. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Io, main } from '../../src/cli.js';
import type { Report } from '../../src/model.js';

export const APPS = fileURLToPath(new URL('./apps/', import.meta.url));

export async function inCopy(app: string, action: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ai-sdk-fix-browser-'));
  try {
    cpSync(join(APPS, app), folder, { recursive: true });
    await action(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As on the command line; answers the lines with an error, as `FILE:LINE`. */
export async function migrate(folder: string): Promise<string[]> {
  let said = '';
  const stream: Io['stdout'] = {
    write(text, done) {
      said += text;
      done?.();
    },
  };
  const io = { stdout: stream, stderr: stream, stdin: [], env: {}, cwd: folder, isTTY: {}, columns: undefined };
  const words = ['--deps', '--keep-temperature', '--format', 'json', '.'];
  expect(await main(words, io as unknown as Io), said).toBe(0);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(dependencies.ai).toMatch(/^\^7\./);
  const { findings } = JSON.parse(said) as Report;
  return findings.filter(({ severity }) => severity === 'error').map(({ path, line }) => `${path}:${line}`);
}
