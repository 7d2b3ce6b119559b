/** Where the module of a package is, or will be. */
import { isInside, join, relative } from '../../../src/project/paths.js';
import type { PackageUnit, Project, SourceUnit } from '../../../src/project/project.js';
import { mentionsSdk } from '../../../src/project/sdk-names.js';
import { isModule, type Syntax } from './text.js';

export interface HelperModule {
  unit: SourceUnit;
  syntax: Syntax;
  isThere: boolean;
}

const NAME = 'tool-failure';
const FOLDERS = ['src/lib', 'src', 'lib', '.'];

const known = new WeakMap<PackageUnit, HelperModule>();

/** One for all files of a package, whichever asks first. */
export function moduleOf(unit: SourceUnit, project: Project): HelperModule {
  let found = known.get(unit.package);
  if (!found) {
    found = existing(unit, project) ?? planned(unit, project);
    known.set(unit.package, found);
  }
  return found;
}

function existing(unit: SourceUnit, project: Project): HelperModule | undefined {
  const { disk } = project.workspaces;
  for (const folder of FOLDERS.map(folder => join(rootOf(unit), folder))) {
    for (const name of [...disk.list(folder)].filter(isOurName).sort()) {
      const file = join(folder, name);
      const text = disk.read(file) ?? '';
      if (isModule(text)) return { unit: project.blank(file), syntax: syntaxOf(name, text), isThere: true };
    }
  }
  return undefined;
}

const isOurName = (name: string): boolean => new RegExp(`^${NAME}(?:-\\d+)?\\.[mc]?[jt]s$`).test(name);

function syntaxOf(name: string, text: string): Syntax {
  if (/\.[mc]?ts$/.test(name)) return 'ts';
  return /^export\b/m.test(text) ? 'esm' : 'cjs';
}

function planned(unit: SourceUnit, project: Project): HelperModule {
  const own = project.files.filter(other => other.package === unit.package);
  const users = own.filter(other => other === unit || mentionsSdk(other.code));
  const folder = join(rootOf(unit), folderFor(rootOf(unit), own, users));
  const ending = endingOf(users);
  const file = join(folder, freeName(project.workspaces.disk.list(folder)) + ending);
  const blank = project.blank(file);
  return { unit: blank, syntax: syntaxFor(blank, ending, users), isThere: false };
}

/** The folder of its package, absolute. */
const rootOf = ({ file, path, package: owner }: SourceUnit): string =>
  file.slice(0, -relative(owner.path, path).length - 1);

/** Beside the sources: where they have a place for what they share, there. */
function folderFor(root: string, own: readonly SourceUnit[], users: readonly SourceUnit[]): string {
  const holds = (folder: string, units: readonly SourceUnit[]): boolean =>
    units.some(({ file }) => isInside(join(root, folder), file));
  if (holds('src', users)) return holds('src/lib', own) ? 'src/lib' : 'src';
  return holds('lib', own) ? 'lib' : '.';
}

/** The one that most of the files have. */
function endingOf(users: readonly SourceUnit[]): string {
  const counts = new Map<string, number>();
  for (const { file, language } of users) {
    const ending = /\.[mc][jt]s$/.exec(file)?.[0] ?? (language === 'jsx' ? '.js' : '.ts');
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** A name that an import without an ending cannot mistake either. */
function freeName(names: readonly string[]): string {
  const taken = new Set(names.map(name => name.toLowerCase().replace(/\..*$/, '')));
  for (let i = 1; ; i++) {
    const name = i === 1 ? NAME : `${NAME}-${i}`;
    if (!taken.has(name)) return name;
  }
}

/** Bundlers take `import` also where Node would not. */
function syntaxFor(blank: SourceUnit, ending: string, users: readonly SourceUnit[]): Syntax {
  if (blank.language !== 'jsx') return 'ts';
  const isEsm = blank.format === 'module' || (ending === '.js' && users.some(({ code }) => /^import\b/m.test(code)));
  return isEsm ? 'esm' : 'cjs';
}
