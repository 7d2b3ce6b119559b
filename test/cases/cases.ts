/**
 * 151 small inputs on which the official codemod did harm or nothing; the file names what it did: `untouched` edited code that is
 * not the SDK's, `missed` left SDK code as it was, `broken` wrote code that is wrong, `reported` is from its issue list.
 */
import { readFileSync } from 'node:fs';
import type { Generation } from '../../src/model.js';
import { type Migrated, type MigrateOptions, migrateFiles } from '../fixtures/migrate.js';

export interface Case {
  kind: 'untouched' | 'missed' | 'broken' | 'reported';
  /** The transform of the official codemod, for untouched ones. */
  about?: string;
  id?: string;
  /** The bundle of the official codemod that was run: `v7` takes code of 6. */
  generation?: string;
  input: string;
}

/** What the tool makes of a case that is to change. */
export interface Expected {
  index: number;
  id: string;
  /**
   * right: becomes `output`, or stays where there is no `output` because staying is right · finding: stays, with findings ·
   * later: belongs to a change that no transform makes yet; `output` where existing ones make a part of it
   */
  outcome: 'right' | 'finding' | 'later';
  output?: string;
  /** `severity:line`, sorted. */
  findings?: string[];
  /** Why the outcome is what it is; for `later` the change that is missing. */
  note?: string;
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const cases: readonly Case[] = read<Case[]>('./lookalikes.json');
export const expected: readonly Expected[] = read<Expected[]>('./expected.json');

/** The generation whose code the official bundle was meant for. */
export const generationOf = ({ generation = '' }: Case): Generation =>
  (({ v4: 4, v5: 4, v6: 5, v7: 6, 'v5+v6+v7': 4 }) as Record<string, Generation>)[generation]!;

/** Some cases hold JSX, which `.tsx` reads; CommonJS is resolved in JavaScript files only. */
const pathOf = (index: number, { input }: Case): string =>
  `case-${index}/case.${input.includes('module.exports') ? 'cjs' : 'tsx'}`;

export async function migrateCases(
  chosen: readonly (readonly [number, Case])[],
  from: Generation | null,
  options: Pick<MigrateOptions, 'everything' | 'choices'>,
): Promise<Map<number, Migrated>> {
  // Each is a package of its own: what is said once of a package is said of each.
  const files = Object.fromEntries(
    chosen.flatMap(([index, of]) => [
      [`case-${index}/package.json`, `{ "name": "case-${index}" }`],
      [pathOf(index, of), of.input],
    ]),
  );
  const results = await migrateFiles(files, { from, ...options });
  return new Map(chosen.map(([index, of]) => [index, results.get(pathOf(index, of))!]));
}
