/** Fixtures are real code: the input compiles under its generation, the output under 7, both strict. */
import { describe, test } from 'vitest';
import type { Generation } from '../src/model.js';
import { isSourceName } from '../src/project/source.js';
import { type Compiled, compile } from './fixtures/compile.js';
import { expectNone } from './fixtures/expect.js';
import { type Fixture, type FixtureFile, readFixtures } from './fixtures/read.js';

const GENERATIONS: readonly Generation[] = [4, 5, 6, 7];

const fixtures = readFixtures().flatMap(folder => folder.fixtures);

for (const generation of GENERATIONS) {
  const inputs = fixtures.filter(({ header }) => header.from === generation);
  const outputs = generation === 7 ? fixtures.filter(({ kind }) => kind === 'pair') : [];
  const files = [
    ...inputs.flatMap(sources).map(file => file.input),
    ...outputs.flatMap(sources).map(file => file.output),
  ];

  let compiled: Compiled | undefined;
  const check = (fixture: Fixture, side: 'input' | 'output'): void => {
    compiled ??= compile(files, generation);
    for (const file of sources(fixture)) expectNone(compiled.errors(file[side]), file[side]);
  };

  describe(`under ${generation}`, () => {
    for (const fixture of inputs) {
      const name = `${fixture.transform}/${fixture.name}${fixture.kind === 'pair' ? ' input' : ''}`;
      test.skipIf(fixture.header.typesSkip !== undefined)(name, () => check(fixture, 'input'));
    }
    for (const fixture of outputs) {
      const name = `${fixture.transform}/${fixture.name} output`;
      test.skipIf(fixture.header.typesSkipOutput !== undefined)(name, () => check(fixture, 'output'));
    }
  });
}

function sources(fixture: Fixture): FixtureFile[] {
  return fixture.files.filter(({ path }) => isSourceName(path));
}
