/**
 * The samples in the documentation of an older generation are what its users wrote: each one that compiles there compiles under
 * 7 once it is migrated, or holds a finding at the line that does not.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Generation } from '../src/model.js';
import { load } from '../src/sdk/typescript.js';
import { readGuides, readSamples, type Samples } from './docs/samples.js';
import { compile } from './fixtures/compile.js';
import { expectNone } from './fixtures/expect.js';
import { type Migrated, migrateFiles } from './fixtures/migrate.js';
import { ROOT } from './fixtures/sdk-packages.js';

/** What a sample leaves to its reader: other packages, files and names. Types are checked around them. */
const LEFT_OUT = /TS(?:2304|2307|2552|2503|18004|7026|17004) /;

/** A parameter whose type would come from what is left out. */
const UNTYPED = /TS(?:7006|7031) /;

/** Samples of a generation that compile under it, at the least. */
const OLD: readonly { from: Generation; atLeast: number; read: () => Samples }[] = [
  { from: 4, atLeast: 20, read: () => readGuides(4) },
  { from: 5, atLeast: 5, read: () => readGuides(5) },
  { from: 6, atLeast: 600, read: () => readSamples(6) },
];

/** Samples whose call has no prompt, which 7 refuses and the older types let pass. */
const PARTIAL = ['26-migration-guide-5-0.mdx/3136.tsx', '26-migration-guide-5-0.mdx/3178.tsx'];

describe.each(OLD)('samples of $from', ({ from, atLeast, read }) => {
  let sound: Record<string, string>;
  let results: Map<string, Migrated>;
  let failing: Map<string, string[]>;

  beforeAll(async () => {
    await load();
    const { parsed } = read();
    for (const place of PARTIAL) delete parsed[place];
    const errors = errorsOf(parsed, from);
    sound = Object.fromEntries(Object.entries(parsed).filter(([place]) => !errors.has(place)));
    // A tool that is wrapped is no part of the upgrade.
    results = await migrateFiles(sound, { from, choices: { toolErrors: 'off' } });
    failing = errorsOf(Object.fromEntries([...results].map(([place, { after }]) => [place, after])), 7);
    const edited = [...results].filter(([place, { after }]) => after !== sound[place]).length;
    const before = errorsOf(sound, 7).size;
    console.log(
      `${Object.keys(sound).length} of ${Object.keys(parsed).length} samples of ${from} compile; ` +
        `${before} of them do not under 7, ${failing.size} after the migration, which edited ${edited}`,
    );
  });

  test('enough samples compile', () => expect(Object.keys(sound).length).toBeGreaterThanOrEqual(atLeast));

  test('what does not compile under 7 holds a finding there', () => {
    expectNone(
      [...failing].flatMap(([place, errors]) =>
        errors.filter(error => !isReported(error, results.get(place)!)).map(error => `${place}:${error}`),
      ),
      'errors without a finding',
    );
  });

  test('no transform fails', () => {
    expectNone(
      [...results].flatMap(([place, { failures }]) => failures.map(failure => `${place}: ${failure}`)),
      'failures',
    );
  });
});

/** Findings stand at lines of the old text, errors at lines of the new: what was inserted in between counts as near. */
function isReported(error: string, { findings, edits }: Migrated): boolean {
  const line = Number.parseInt(error, 10);
  const added = edits.reduce((sum, { before, after }) => sum + lines(after) - lines(before), 0);
  return findings.some(finding => finding.line <= line && line <= finding.endLine + Math.max(0, added));
}

const lines = (text: string): number => text.split('\n').length;

/** Type errors by place. */
function errorsOf(samples: Readonly<Record<string, string>>, generation: Generation): Map<string, string[]> {
  const file = (place: string): string => join(ROOT, 'docs-samples', place);
  const texts = new Map(Object.entries(samples).map(([place, text]) => [file(place), text]));
  const compiled = compile([...texts.keys()], generation, texts);
  const found = Object.entries(samples).map(
    ([place, text]) => [place, own(compiled.errors(file(place)), text)] as const,
  );
  return new Map(found.filter(([, errors]) => errors.length > 0));
}

/** The errors that a sample has by itself. */
function own(errors: readonly string[], text: string): string[] {
  const isPart = !/\bfrom '/.test(text) || errors.some(error => LEFT_OUT.test(error));
  return errors.filter(error => !LEFT_OUT.test(error) && !(isPart && UNTYPED.test(error)));
}
