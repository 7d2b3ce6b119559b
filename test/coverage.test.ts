/**
 * Each verified difference between two generations has one disposition: a transform that edits, a finding, a guard that keeps
 * the old form, or nothing with the reason. `edit`, `finding` and `guard` point at fixtures that claim the row with `@row`,
 * or at a test that is titled with it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { transforms } from '../transforms/index.js';
import { expectNone } from './fixtures/expect.js';
import { type Fixture, readFixtures } from './fixtures/read.js';

interface Row {
  row: string;
  as: 'edit' | 'finding' | 'guard' | 'nothing';
  /** Id of the transform that sees to it; for a guard, the one that could do harm. */
  by?: string;
  /** Why nothing is to be done. */
  why?: string;
  /** Test file with a test titled with the row, for what is not in a source file. */
  test?: string;
}

/** Tables that are closed, and how many rows the study found. */
const TABLES: Record<string, number> = { 'core-4-to-6': 239, 'ui-providers-packages': 235, 'core-6-to-7': 206 };

const FOLDER = fileURLToPath(new URL('./coverage/', import.meta.url));
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const fixtures = readFixtures().flatMap(folder => folder.fixtures);
const tables = readdirSync(FOLDER).map(file => ({
  name: file.replace(/\.json$/, ''),
  rows: JSON.parse(readFileSync(FOLDER + file, 'utf8')) as Row[],
}));

describe.each(tables.filter(({ name }) => name in TABLES))('$name', ({ name, rows }) => {
  test('has every row once', () => {
    expect(rows).toHaveLength(TABLES[name]!);
    expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
  });

  test.each(rows)('$row', row => {
    expectNone(open(row), row.row);
  });
});

test('fixtures claim rows that exist', () => {
  const known = new Set(tables.flatMap(({ rows }) => rows.map(({ row }) => row)));
  expectNone(
    fixtures.flatMap(({ transform, name, header }) =>
      header.rows.filter(row => !known.has(row)).map(row => `${transform}/${name}: no row ${row}`),
    ),
    'unknown rows',
  );
});

/** What is missing for the row to be closed. */
function open({ row, as, by, why, test: file }: Row): string[] {
  if (as === 'nothing') return why && !by ? [] : ['a row with nothing to do needs a reason, and no transform'];
  if (!transforms.some(({ id }) => id === by)) return [`no transform ${by}`];
  if (file) return readFileSync(ROOT + file, 'utf8').includes(row) ? [] : [`${file} does not name it`];
  const claims = fixtures.filter(({ transform, header }) => transform === by && header.rows.includes(row));
  return claims.some(claim => shows(claim, as))
    ? []
    : [`no fixture in __testfixtures__/${by}/ shows this ${as} with \`@row ${row}\``];
}

function shows({ kind, header }: Fixture, as: Row['as']): boolean {
  if (as === 'edit') return kind === 'pair';
  if (as === 'guard') return kind === 'keep';
  return kind !== 'keep' && header.findings.length > 0;
}
