/** The module that the files of a package share for the failures of their tools. */
import type { Draft } from '../../../src/edit/draft.js';
import { lineEnding } from '../../../src/edit/layout.js';
import type { Project, SourceUnit } from '../../../src/project/project.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type HelperModule, moduleOf } from './place.js';
import { specifierFor } from './specifier.js';
import { type HelperExport, moduleText } from './text.js';

/** Whether the file that is visited can import from the module, which is made where it is not there. */
export const hasHelper = (source: tsTypes.SourceFile, context: Context): boolean =>
  reachable(source, context) !== undefined;

/** Whether it can, and the module is there already or wanted everywhere: it is not worth a file of its own. */
export function sharesHelper(source: tsTypes.SourceFile, context: Context): boolean {
  const found = reachable(source, context);
  return found !== undefined && (found.module.isThere || context.choices.toolErrorsHelper === 'always');
}

/**
 * What the file of `at`, which is the one that is visited, calls an export of the module. Once the change is taken, the
 * import is added and the module made. Undefined where there can be none.
 */
export function helperImport(draft: Draft, at: tsTypes.Node, name: HelperExport, context: Context): string | undefined {
  const source = at.getSourceFile();
  const found = reachable(source, context);
  if (!found) return undefined;
  const { module, project } = found;
  if (!module.isThere) {
    const text = moduleText(module.syntax, context.choices.errorRef);
    draft.create(module.unit.file, text.replaceAll('\n', lineEnding(source.text)));
  }
  return draft.import(at, specifierFor(context.unit, module.unit, project), name);
}

function reachable(
  source: tsTypes.SourceFile,
  { project, choices, unit }: Context,
): { module: HelperModule; project: Project } | undefined {
  if (!project || choices.toolErrorsHelper === 'off') return undefined;
  const module = moduleOf(unit, project);
  return canImport(source, unit, module) ? { module, project } : undefined;
}

/** Whether the language and the module system of a file let it import from the module. */
function canImport(source: tsTypes.SourceFile, unit: SourceUnit, { unit: target, syntax }: HelperModule): boolean {
  if ((unit.language === 'jsx') !== (target.language === 'jsx')) return false;
  if (unit.format === 'commonjs' && target.format === 'module') return false;
  return syntax === 'cjs' || source.statements.some(ts.isImportDeclaration);
}
