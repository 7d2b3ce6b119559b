/** The apps of this folder, and what becomes of them. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyPatch, parsePatch } from 'diff';
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

/** Applies the patch of an app; answers the lines that it takes away and the migration had left alone, as `FILE:LINE`. */
export function finishByHand(app: string, folder: string): string[] {
  const list = join(APPS, app, 'by-hand.patch');
  if (!existsSync(list)) return [];
  return parsePatch(readFileSync(list, 'utf8')).flatMap(patch => {
    const name = patch.newFileName!;
    const file = join(folder, name);
    const finished = applyPatch(readFileSync(file, 'utf8'), patch);
    if (finished === false) throw new Error(`${app}/by-hand.patch: the migration makes another ${name} now`);
    writeFileSync(file, finished);
    const original = readFileSync(join(APPS, app, name), 'utf8').split('\n');
    const removed = patch.hunks.flatMap(({ lines }) => lines.filter(line => line.startsWith('-')));
    const left = removed.map(line => original.indexOf(line.slice(1))).filter(index => index >= 0);
    return left.map(index => `${name}:${index + 1}`);
  });
}
