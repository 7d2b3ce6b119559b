/** The cases of `test/cases/lookalikes.json`: what stays untouched, and what becomes of the rest. */
import { describe, expect, test } from 'vitest';
import { cases, expected, generationOf, migrateCases } from './cases/cases.js';
import { expectNone, expectText } from './fixtures/expect.js';
import { findingKeys, type Migrated } from './fixtures/migrate.js';

const numbered = cases.map((of, index) => [index, of] as const);
const untouched = numbered.filter(([, { kind }]) => kind === 'untouched');
const others = numbered.filter(([, { kind }]) => kind !== 'untouched');

const GENERATIONS = [4, 5, 6, null] as const;

/** One run for all cases of a generation, started by the first test that asks. */
const runs = new Map<unknown, Promise<Map<number, Migrated>>>();
function once(key: unknown, run: () => Promise<Map<number, Migrated>>): Promise<Map<number, Migrated>> {
  if (!runs.has(key)) runs.set(key, run());
  return runs.get(key)!;
}

test('no case is forgotten', () => {
  expect(untouched).toHaveLength(73);
  expect(expected.map(({ index, id }) => [index, id])).toEqual(others.map(([index, { id }]) => [index, id]));
});

describe.each(GENERATIONS)('untouched in code of %s', from => {
  test.each(untouched.map(([index, of]) => [index, of.about, of] as const))('%i %s', async (index, _, { input }) => {
    // Every file is looked at, also those that the selection leaves out: the judgement itself is tested.
    const results = await once(from, () => migrateCases(untouched, from, { everything: true }));
    const { after, findings, failures } = results.get(index)!;
    expectNone(failures, 'failures');
    expectText(after, input, `case ${index}`);
    expectNone(
      findings.map(({ line, message }) => `${line}: ${message}`),
      'findings',
    );
  });
});

// The cases are about names; wrapping the tools in them would only hide what becomes of those.
describe('changed', () => {
  test.each(expected.map(entry => [entry.index, entry.id, entry.outcome, entry] as const))(
    '%i %s: %s',
    async (index, _, __, entry) => {
      const of = cases[index]!;
      const from = generationOf(of);
      const same = others.filter(([, other]) => generationOf(other) === from);
      const { after, findings, failures } = (
        await once(`changed ${from}`, () => migrateCases(same, from, { choices: { toolErrors: 'off' } }))
      ).get(index)!;
      expectNone(failures, 'failures');
      expectText(after, entry.output ?? of.input, `case ${index} (${entry.outcome})`);
      expect(findingKeys(findings), findings.map(({ message }) => message).join('\n')).toEqual(entry.findings ?? []);
    },
  );

  test('the outcomes say what they claim', () => {
    const problems = expected.flatMap(({ index, outcome, output, findings = [], note }) => {
      if (output === cases[index]!.input) return [`${index}: the output is the input; leave it out`];
      if (outcome === 'right' && output === undefined && !note) return [`${index}: say in a note why nothing changes`];
      if (outcome === 'finding' && findings.length === 0) return [`${index}: a finding is claimed and none is listed`];
      if (outcome === 'later' && !note) return [`${index}: name the missing change in a note`];
      return [];
    });
    expectNone(problems, 'expected.json');
  });
});
