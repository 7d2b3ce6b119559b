/** How a file names the module in its imports. */
import { importsOf } from '../../../src/project/imports.js';
import { parent, relative } from '../../../src/project/paths.js';
import type { Project, SourceUnit } from '../../../src/project/project.js';

/** What a relative import ends in: as the file itself does, as the file that it is compiled to, or not at all. */
type Ending = 'source' | 'compiled' | 'none';

export function specifierFor(unit: SourceUnit, module: SourceUnit, project: Project): string {
  const imported = [...importsOf(unit.code)].find(name => project.resolve(name, unit.file) === module.file);
  if (imported) return imported;
  const path = relative(parent(unit.file), module.file);
  return written(path.startsWith('.') ? path : `./${path}`, endingIn(unit, module, project));
}

/** As the file imports others, else as the others of its package do. */
function endingIn(unit: SourceUnit, module: SourceUnit, project: Project): Ending {
  const endings = (of: SourceUnit): Ending[] => endingsIn(of, module, project);
  const [own] = endings(unit);
  if (own) return own;
  if (unit.needsEndings) return 'compiled';
  for (const other of project.files) {
    const [ending] = other.package === unit.package ? endings(other) : [];
    if (ending) return ending;
  }
  return 'none';
}

function endingsIn(unit: SourceUnit, module: SourceUnit, project: Project): Ending[] {
  return [...importsOf(unit.code)].flatMap(specifier => {
    const file = specifier.startsWith('.') ? project.resolve(specifier, unit.file) : undefined;
    if (!file || isTyped(file) !== isTyped(module.file)) return [];
    const ending = /\.[mc]?[jt]sx?$/.exec(specifier)?.[0];
    return !ending ? 'none' : file.endsWith(ending) ? 'source' : 'compiled';
  });
}

const isTyped = (file: string): boolean => /\.[mc]?tsx?$/.test(file);

function written(path: string, ending: Ending): string {
  // Nobody looks for these under a shorter name.
  const isSpecial = /\.[mc][jt]s$/.test(path);
  if (ending === 'source') return path;
  if (ending === 'compiled' || isSpecial) return path.replace(/ts$/, 'js');
  return path.replace(/\.[jt]s$/, '');
}
