/** A second run finds nothing to do: whether the package still says what it said, or says 7 by now. */
import { describe, test } from 'vitest';
import type { Generation } from '../src/model.js';
import { Batches } from './fixtures/batches.js';
import { expectNone, expectText } from './fixtures/expect.js';
import { type Fixture, readFixtures } from './fixtures/read.js';

const folders = readFixtures();
const batches = new Batches(folders.flatMap(folder => folder.fixtures));

for (const { transform, fixtures } of folders) {
  describe(transform, () => {
    for (const fixture of fixtures) {
      const from = fixture.header.from ?? null;
      test(`${fixture.name} again`, () => checkAgain(fixture, from));
      if (from !== 7) test(`${fixture.name} again, as code of 7`, () => checkAgain(fixture, 7));
    }
  });
}

async function checkAgain(fixture: Fixture, from: Generation | null): Promise<void> {
  for (const [path, { before, after, failures }] of await batches.again(fixture, from)) {
    expectText(after, before, path);
    expectNone(failures, path);
  }
}
