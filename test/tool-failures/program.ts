/** The programs of the claims: as they were, and as they become. */
import { readFileSync } from 'node:fs';
import type { Choices, Generation } from '../../src/model.js';
import { expectNone } from '../fixtures/expect.js';
import { migrateFiles } from '../fixtures/migrate.js';
import { loadModules } from '../wire/load.js';
import type { Program } from './project.js';

export const textOf = (name: string): string => readFileSync(new URL(`./programs/${name}.ts`, import.meta.url), 'utf8');

/** The files of the project after the migration, by their path. */
export async function migrated(
  name: string,
  from: Generation,
  choices: Partial<Choices> = {},
): Promise<Map<string, string>> {
  const results = await migrateFiles({ 'program.ts': textOf(name) }, { from, choices });
  expectNone(results.get('program.ts')!.failures, 'failures');
  return new Map([...results].map(([path, { after }]) => [path, after]));
}

export const unmigrated = (name: string): Map<string, string> => new Map([['program.ts', textOf(name)]]);

/** @param texts the project; its program is `program.ts` */
export async function load(texts: ReadonlyMap<string, string>, generation: Generation): Promise<Program> {
  const loaded = (await loadModules(texts, generation)).get('program.ts')!;
  if ('error' in loaded) throw loaded.error;
  return loaded.module as Program;
}
