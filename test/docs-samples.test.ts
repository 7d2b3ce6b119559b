/**
 * The samples in the documentation of 7 are new code: none of them may change, neither where the package says 7 nor where
 * nothing tells the generation.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { syntaxError } from '../src/check.js';
import { memoryProject } from '../src/project/memory.js';
import { load } from '../src/sdk/typescript.js';
import { expectNone, textDiff } from './fixtures/expect.js';
import { type Migrated, migrateFiles } from './fixtures/migrate.js';
import { aiFolder } from './fixtures/sdk-packages.js';

const DOCS = join(aiFolder(7), 'docs');
/** The migration guides show old code on purpose. */
const OLD_CODE = /^08-migration-guides\/|(?:^|\/)node_modules\//;

const FENCE = /^([ \t]*)(```+|~~~+)(tsx?|typescript|jsx?|javascript)\b[^\n]*\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm;
const EXTENSIONS: Record<string, string> = { tsx: 'tsx', jsx: 'jsx', js: 'js', javascript: 'js' };

interface Samples {
  /** Text by place, `file.mdx/LINE.ts`. */
  parsed: Record<string, string>;
  unparsed: number;
}

let samples: Samples;

beforeAll(async () => {
  await load();
  samples = readSamples();
});

test('enough samples are real code', () => {
  const parsed = Object.keys(samples.parsed).length;
  console.log(`${parsed} samples of the documentation parse, ${samples.unparsed} are fragments that do not`);
  expect(parsed).toBeGreaterThan(500);
  expect(Object.values(samples.parsed).filter(text => /from ['"]ai['"]/.test(text)).length).toBeGreaterThan(300);
});

describe.each([7, null] as const)('as code of %s', from => {
  let results: Map<string, Migrated>;
  beforeAll(async () => {
    // Hardening is no migration: where the generation is unknown it fits the newest code too.
    results = await migrateFiles(samples.parsed, { from, toolErrors: from === null ? 'off' : 'auto' });
  });

  test('no sample is edited', () => {
    const edited = [...results].filter(([place, { after }]) => after !== samples.parsed[place]);
    expectNone(
      edited.map(([place, { after, edits }]) => {
        const ids = [...new Set(edits.map(edit => edit.transform))];
        return `${place} by ${ids}\n${textDiff(samples.parsed[place]!, after, 'documentation', 'edited')}`;
      }),
      'edited samples',
    );
  });

  test('no transform fails', () => {
    expectNone(
      [...results].flatMap(([place, { failures }]) => failures.map(failure => `${place}: ${failure}`)),
      'failures',
    );
  });
});

function readSamples(): Samples {
  const found: Samples = { parsed: {}, unparsed: 0 };
  for (const file of pages()) {
    const text = readFileSync(join(DOCS, file), 'utf8').replaceAll('\r\n', '\n');
    for (const match of text.matchAll(FENCE)) {
      const line = text.slice(0, match.index).split('\n').length;
      const place = `${file}/${line}.${EXTENSIONS[match[3]!] ?? 'ts'}`;
      const sample = asModule(match[4]!.replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''));
      if (parses(place, sample)) found.parsed[place] = sample;
      else found.unparsed++;
    }
  }
  return found;
}

function pages(): string[] {
  return readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.mdx') && !OLD_CODE.test(file))
    .sort();
}

/** A sample without imports would share its names with all others. */
const asModule = (text: string): string => (/^\s*(?:import|export)\b/m.test(text) ? text : `${text}export {};\n`);

function parses(place: string, text: string): boolean {
  const [unit] = memoryProject({ [place]: text }, { from: 7 }).files;
  return syntaxError(unit!, text) === null;
}
