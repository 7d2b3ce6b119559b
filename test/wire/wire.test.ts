/**
 * A migrated program asks the model the same under 7 as the original did under its own generation. And left as it was it
 * does not, which shows that the comparison can fail.
 *
 * A program starts with
 * - `// @from 4`: the generation it is written for
 * - `// @unmigrated broken`: under 7 it asks something else or throws; or `works`: its old names are aliases in 7
 * - `// @forbid TEXT`: the original lets TEXT get into a request; the migrated program must not, so that the results of
 *   tools are left out of the comparison
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Generation } from '../../src/model.js';
import { expectNone } from '../fixtures/expect.js';
import { type Migrated, migrateFiles } from '../fixtures/migrate.js';
import { type Outcome, runProgram } from './run.js';

const PROGRAMS = new URL('./programs/', import.meta.url);

interface Declared {
  from: Generation;
  unmigrated: 'broken' | 'works';
  forbid: string | undefined;
}

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const programs = readdirSync(PROGRAMS)
  .sort()
  .map(name => {
    const text = readFileSync(new URL(name, PROGRAMS), 'utf8');
    return { name, text, declared: read(text, name) };
  });

for (const { name, text, declared } of programs) {
  describe(name.replace(/\.ts$/, ''), () => {
    test('asks the same after the migration', () => checkMigrated(name, text, declared));
    test(`${declared.unmigrated} without it`, () => checkUnmigrated(text, declared));
  });
}

async function checkMigrated(name: string, text: string, { from, forbid }: Declared): Promise<void> {
  const original = await runProgram(text, from);
  expect(original.threw).toBeNull();

  const migrated = (await migrationOf(from)).get(name)!;
  expectNone(migrated.failures, 'failures');
  const outcome = await runProgram(migrated.after, 7);
  expect(comparable(outcome, forbid), migrated.after).toEqual(comparable(original, forbid));
  if (forbid) {
    expect(JSON.stringify(original.requests)).toContain(forbid);
    expect(JSON.stringify(outcome), migrated.after).not.toContain(forbid);
  }
}

/** The programs of a generation share a run. */
const migrations = new Map<Generation, Promise<Map<string, Migrated>>>();

function migrationOf(from: Generation): Promise<Map<string, Migrated>> {
  let migration = migrations.get(from);
  if (!migration) {
    const texts = programs.filter(({ declared }) => declared.from === from).map(({ name, text }) => [name, text]);
    migration = migrateFiles(Object.fromEntries(texts), { from });
    migrations.set(from, migration);
  }
  return migration;
}

async function checkUnmigrated(text: string, { from, unmigrated, forbid }: Declared): Promise<void> {
  const original = await runProgram(text, from);
  const outcome = await runProgram(text, 7);
  if (unmigrated === 'works') expect(outcome).toEqual(original);
  else if (forbid) expect(JSON.stringify(outcome.requests)).toContain(forbid);
  else expect(outcome).not.toEqual(original);
}

/** Where the results of tools are meant to change, all but their values. */
function comparable(outcome: Outcome, forbid: string | undefined): unknown {
  if (!forbid) return outcome;
  const drop = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'result' in value ? { result: value.result } : value;
  return JSON.parse(JSON.stringify(outcome, drop));
}

function read(text: string, name: string): Declared {
  const value = (key: string) => new RegExp(`^// @${key} (.+)$`, 'm').exec(text)?.[1];
  const from = Number(value('from'));
  const unmigrated = value('unmigrated');
  if (![4, 5, 6].includes(from)) throw new Error(`${name}: @from must be 4, 5 or 6`);
  if (unmigrated !== 'broken' && unmigrated !== 'works')
    throw new Error(`${name}: @unmigrated must be broken or works`);
  return { from: from as Generation, unmigrated, forbid: value('forbid') };
}
