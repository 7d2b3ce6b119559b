/** Fixtures are real code: the input compiles under its generation, the output under 7, both strict. Wire programs too. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import type { Generation } from '../src/model.js';
import { isSourceName } from '../src/project/source.js';
import { moduleText } from '../transforms/failures/helper/text.js';
import { typescript as modelsOfV1 } from '../transforms/providers/v1-models/text.js';
import { type Compiled, compile } from './fixtures/compile.js';
import { expectNone } from './fixtures/expect.js';
import { parseHeader } from './fixtures/header.js';
import { type Fixture, type FixtureFile, readFixtures } from './fixtures/read.js';

const GENERATIONS: readonly Generation[] = [4, 5, 6, 7];

const PROGRAMS = fileURLToPath(new URL('./wire/programs/', import.meta.url));
const programs = readdirSync(PROGRAMS).map(name => ({ name, file: PROGRAMS + name }));
const generationOf = (file: string) => parseHeader(readFileSync(file, 'utf8')).from;

const fixtures = readFixtures().flatMap(folder => folder.fixtures);

for (const generation of GENERATIONS) {
  const inputs = fixtures.filter(({ header }) => header.from === generation);
  const outputs = generation === 7 ? fixtures.filter(({ kind }) => kind === 'pair') : [];
  const wired = programs.filter(({ file }) => generationOf(file) === generation);
  const files = [
    ...inputs.flatMap(sources).map(file => file.input),
    ...outputs.flatMap(sources).map(file => file.output),
    ...wired.map(({ file }) => file),
  ];

  const folders = new Set(outputs.flatMap(sources).map(file => dirname(file.output)));
  const modules = new Map(
    [...folders].flatMap(folder => [
      [join(folder, 'tool-failure.ts'), moduleText('ts', true)],
      [join(folder, 'language-model-v1.ts'), modelsOfV1()],
    ]),
  );
  let compiled: Compiled | undefined;
  const check = (file: string): void => {
    compiled ??= compile(files, generation, modules);
    expectNone(compiled.errors(file), file);
  };

  describe(`under ${generation}`, () => {
    for (const { name, file } of wired) test(`wire/${name}`, () => check(file));
    for (const fixture of inputs) {
      const name = `${fixture.transform}/${fixture.name}${fixture.kind === 'pair' ? ' input' : ''}`;
      test.skipIf(fixture.header.typesSkip !== undefined)(name, () => {
        for (const file of sources(fixture)) check(file.input);
      });
    }
    for (const fixture of outputs) {
      const name = `${fixture.transform}/${fixture.name} output`;
      test.skipIf(fixture.header.typesSkipOutput !== undefined)(name, () => {
        for (const file of sources(fixture)) check(file.output);
      });
    }
  });
}

function sources(fixture: Fixture): FixtureFile[] {
  return fixture.files.filter(({ path }) => isSourceName(path));
}
