/**
 * Every file in `__testfixtures__` is a test, and again a test for each way of writing the same code down.
 * How fixtures are written: `test/fixtures/README.md`.
 */
import { describe, expect, test } from 'vitest';
import { transforms } from '../transforms/index.js';
import { Batches, changesText, type FixtureResult } from './fixtures/batches.js';
import { expectNone, expectText } from './fixtures/expect.js';
import { findingKeys } from './fixtures/migrate.js';
import { type Fixture, readFixtures } from './fixtures/read.js';
import { foreign, plain, spellings, type Variant } from './fixtures/variants.js';
import { weaknesses } from './fixtures/weaknesses.js';

const folders = readFixtures();
const batches = new Batches(folders.flatMap(folder => folder.fixtures));

describe.each(folders.map(folder => [folder.transform, folder] as const))('%s', (_, folder) => {
  test('the folder is in order', () =>
    expectNone([...folder.problems, ...weaknesses(folder, transforms)], folder.transform));

  for (const fixture of folder.fixtures) {
    describe(fixture.name, () => {
      test(plain.name, () => checkPlain(fixture));
      for (const variant of spellings) {
        test.skipIf(!changesText(fixture, variant))(variant.name, () => checkSpelling(fixture, variant));
      }
      test(foreign.name, () => checkForeign(fixture));
    });
  }
});

test('every transform has fixtures', () => {
  const known = new Set(folders.map(folder => folder.transform));
  // A manifest is no source file: `test/project/manifest.test.ts`.
  const ofCode = transforms.filter(({ words, hints }) => words.length > 0 || hints);
  expectNone(
    ofCode.filter(({ id }) => !known.has(id)).map(({ id }) => `__testfixtures__/${id}/ is missing`),
    'transforms without fixtures',
  );
});

async function checkPlain(fixture: Fixture): Promise<void> {
  const results = await batches.run(fixture, plain);
  checkFailures(results);
  for (const file of fixture.files) expectText(results.get(file.path)!.after, file.after, file.path);
  checkFindings(fixture, results);

  // A fixture that passes through another transform says nothing about its own.
  const own: { transform: string }[] = [...results.values()].flatMap(({ edits, findings }): { transform: string }[] =>
    fixture.kind === 'report' ? findings : edits,
  );
  if (fixture.kind !== 'keep') expect(own.map(({ transform }) => transform)).toContain(fixture.transform);
}

async function checkSpelling(fixture: Fixture, variant: Variant): Promise<void> {
  const results = await batches.run(fixture, variant);
  const expected = await batches.run(fixture, plain);
  checkFailures(results);
  for (const [path, { after }] of results) {
    const text = expected.get(path)!.after;
    expectText(after, path.endsWith('.json') ? text : variant.map(text, path), path);
  }
  checkFindings(fixture, results);
}

async function checkForeign(fixture: Fixture): Promise<void> {
  const results = await batches.run(fixture, foreign);
  checkFailures(results);
  for (const [path, { before, after, findings }] of results) {
    expectText(after, before, path);
    expectNone(
      findings.map(({ line, message }) => `${path}:${line} ${message}`),
      'findings about code that is not the SDK’s',
    );
  }
}

function checkFailures(results: FixtureResult): void {
  expectNone(
    [...results].flatMap(([path, { failures }]) => failures.map(failure => `${path}: ${failure}`)),
    'failures',
  );
}

function checkFindings(fixture: Fixture, results: FixtureResult): void {
  for (const { path, header } of fixture.files) {
    const { findings } = results.get(path)!;
    const messages = findings.map(
      ({ severity, line, transform, message }) => `${severity}:${line} ${transform}: ${message}`,
    );
    expect(findingKeys(findings), `findings in ${path}\n${messages.join('\n')}`).toEqual(header.findings);
  }
}
