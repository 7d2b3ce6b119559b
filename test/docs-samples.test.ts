/**
 * The samples in the documentation of 7 are new code: none of them may change, neither where the package says 7 nor where
 * nothing tells the generation.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { load } from '../src/sdk/typescript.js';
import { readSamples, type Samples } from './docs/samples.js';
import { expectNone, textDiff } from './fixtures/expect.js';
import { type Migrated, migrateFiles } from './fixtures/migrate.js';

/** A page whose samples are of 4: they import `Message` and take `input` of `useChat`, which 7 does not have. */
const OLD_PAGE = '05-ai-sdk-rsc/10-migrating-to-ui.mdx/';

let samples: Samples;

beforeAll(async () => {
  await load();
  samples = readSamples(7);
  for (const place of Object.keys(samples.parsed)) if (place.startsWith(OLD_PAGE)) delete samples.parsed[place];
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
    results = await migrateFiles(samples.parsed, { from, choices: { toolErrors: from === null ? 'off' : 'auto' } });
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

  test.runIf(from === 7)('no sample holds a finding', () => {
    expectNone(
      [...results].flatMap(([place, { findings }]) =>
        findings.map(({ line, transform, message }) => `${place}:${line} ${transform}: ${message}`),
      ),
      'findings',
    );
  });

  test('no transform fails', () => {
    expectNone(
      [...results].flatMap(([place, { failures }]) => failures.map(failure => `${place}: ${failure}`)),
      'failures',
    );
  });
});
