/** The cases as projects: read, migrated together, migrated again, and loaded under 7 as they were and as they become. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edit, Finding } from '../../src/model.js';
import { isSourceName } from '../../src/project/source.js';
import { compile } from '../fixtures/compile.js';
import { migrateFiles } from '../fixtures/migrate.js';
import { loadModules } from '../wire/load.js';
import { CASES, type Case } from './cases.js';

const FOLDER = fileURLToPath(new URL('./cases/', import.meta.url));

const LIB = readdirSync(join(FOLDER, 'lib')).map(name => [`lib/${name}`, read(`lib/${name}`)] as const);

export const textOf = ({ name, file = name }: Case): string => read(`${file}.ts`);

function read(path: string): string {
  return readFileSync(join(FOLDER, path), 'utf8');
}

export interface Changed {
  before: string;
  after: string;
  /** What is left of it by a second run. */
  again: string;
  edits: Edit[];
  findings: Finding[];
  failures: string[];
  /** The other files of its project that are not as they were. */
  changedBeside: string[];
}

/** Cases that are seen alike share a project; each project has a folder. */
const keyOf = ({ name, choices, isAlone }: Case): string => JSON.stringify([choices, isAlone && name]);
const keys = [...new Set(CASES.map(keyOf))];
const folderOf = (of: Case): string => `project-${keys.indexOf(keyOf(of))}`;
const pathOf = (of: Case): string => `${folderOf(of)}/${of.name}.ts`;

export interface Run {
  changed: Map<Case, Changed>;
  /** The sources of all projects, by their place. */
  before: Map<string, string>;
  after: Map<string, string>;
}

export async function migrateCases(): Promise<Run> {
  const run: Run = { changed: new Map(), before: new Map(), after: new Map() };
  for (const key of keys) {
    const cases = CASES.filter(of => keyOf(of) === key);
    await migrateProject(cases, run);
  }
  return run;
}

async function migrateProject(cases: readonly Case[], run: Run): Promise<void> {
  const sources = Object.fromEntries([...LIB, ...cases.map(of => [`${of.name}.ts`, textOf(of)] as const)]);
  const files = {
    'package.json': JSON.stringify({ name: 'cases', type: 'module' }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, module: 'esnext', moduleResolution: 'bundler' },
    }),
    ...sources,
  };
  const options = { from: 6, choices: cases[0]!.choices } as const;
  const first = await migrateFiles(files, options);
  const after = Object.fromEntries([...first].map(([path, { after }]) => [path, after]));
  const second = await migrateFiles(after, options);
  for (const [path, text] of Object.entries(sources)) run.before.set(`${folderOf(cases[0]!)}/${path}`, text);
  for (const [path, text] of Object.entries(after))
    if (isSourceName(path)) run.after.set(`${folderOf(cases[0]!)}/${path}`, text);

  const changedBeside = LIB.filter(([path, text]) => after[path] !== text).map(([path]) => path);
  for (const of of cases) {
    const path = `${of.name}.ts`;
    const again = second.get(path)!.after;
    run.changed.set(of, { before: sources[path]!, ...first.get(path)!, again, changedBeside });
  }
}

/** The type errors of each case. */
export function compileCases(texts: ReadonlyMap<string, string>, generation: 6 | 7): (of: Case) => string[] {
  const files = new Map([...texts].map(([path, text]) => [join(FOLDER, path), text]));
  const compiled = compile([...files.keys()], generation, files);
  return of => compiled.errors(join(FOLDER, pathOf(of)));
}

export interface Program {
  tools?: Record<string, unknown>;
  main?(model: unknown): Promise<never>;
  [probe: string]: unknown;
}

export async function loadCases(texts: ReadonlyMap<string, string>): Promise<(of: Case) => Program> {
  const modules = await loadModules(texts, 7);
  return of => {
    const loaded = modules.get(pathOf(of))!;
    if ('error' in loaded) throw loaded.error;
    return loaded.module as Program;
  };
}
