/** The module that holds the types of V1, and what calls a model of V1 as 4 did. */
import { lineEnding } from '../../../src/edit/layout.js';
import { isInside, join, parent, relative } from '../../../src/project/paths.js';
import type { PackageUnit, Project, SourceUnit } from '../../../src/project/project.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { specifierFor } from '../../failures/helper/specifier.js';
import { areasOf, turnsV1 } from './area.js';
import { typescript } from './text.js';

export interface Module {
  file: string;
  /** What the visited file names it in its imports. */
  specifier: string;
  text: string;
}

const NAME = 'language-model-v1';

/** The module for the visited file, which holds `at`; undefined where there can be none. */
export function moduleFor(at: tsTypes.Node, context: Context): Module | undefined {
  const { unit, project, uses, checker } = context;
  if (!project || !turnsV1(at, context) || unit.format === 'commonjs') return undefined;
  const models = areasOf({ uses, checker })
    .filter(({ isWhole }) => isWhole)
    .flatMap(area => area.models.flatMap(({ node }) => uses.program.unit(node.getSourceFile()) ?? []));
  const file = filesOf(unit.package, models, project)
    .sort((a, b) => shared(b, unit) - shared(a, unit))
    .at(0);
  if (!file || (unit.language === 'jsx' && !file.endsWith('.js'))) return undefined;
  const specifier = specifierFor(unit, project.blank(file), project);
  const text = file.endsWith('.js') ? javascript() : typescript();
  return { file, specifier, text: text.replaceAll('\n', lineEnding(unit.text)) };
}

/** One for the models below each folder of a package. */
function filesOf(owner: PackageUnit, models: readonly SourceUnit[], project: Project): string[] {
  const own = models.filter(unit => unit.package === owner);
  const tops = new Set(own.map(unit => topOf(unit)));
  return [...tops].flatMap(top => {
    const units = own.filter(unit => topOf(unit) === top);
    const folder = units.map(({ file }) => parent(file)).reduce(above);
    const ending = units.some(({ language }) => language !== 'jsx') ? '.ts' : '.js';
    const isFree = ![...project.workspaces.disk.list(folder)].some(name => name.startsWith(`${NAME}.`));
    return isFree ? [join(folder, NAME + ending)] : [];
  });
}

const topOf = ({ path, package: owner }: SourceUnit): string => relative(owner.path, path).split('/')[0]!;

/** The folder that holds both. */
const above = (a: string, b: string): string => (a === b || isInside(a, b) ? a : above(parent(a), b));

const shared = (file: string, unit: SourceUnit): number => {
  const [a, b] = [file.split('/'), unit.file.split('/')];
  const end = a.findIndex((name, i) => name !== b[i]);
  return end === -1 ? a.length : end;
};

/** The same without its types. */
function javascript(): string {
  const { outputText } = ts.transpileModule(typescript(), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const [head] = typescript().split('import type', 1);
  const code = outputText
    .replace(/^(?: {4})+/gm, spaces => spaces.slice(spaces.length / 2))
    .replace(/(?<!\*\/\n)^(?=\/\*\*|(?:export )?(?:async )?function\b|const\b)/gm, '\n');
  return `${head}${code.replace(/^\n+/, '')}`;
}
