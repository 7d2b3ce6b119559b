/** The program behind every question about a name: the user's files, the shipped declarations, and nothing else. */

import { readdirSync, readFileSync } from 'node:fs';
import type { SourceUnit } from '../project/project.js';
import { messageOf } from '../project/reason.js';
import { withProps } from '../project/templates/props.js';
import { Template } from './templates.js';
import { Project, ts, type tsTypes } from './typescript.js';

/** Declarations live under this folder of the in-memory file system; no user file can. */
export const SDK_FOLDER = '/__ai-sdk-fix__/';

/** Whether it is one of the shipped declarations. */
export const isSdkFile = ({ fileName }: tsTypes.SourceFile): boolean => fileName.startsWith(SDK_FOLDER);

export interface Program {
  checker: tsTypes.TypeChecker;
  /** Files that the compiler could not read at all, with the reason. */
  unread: ReadonlyMap<SourceUnit, string>;
  /** The parsed file of a unit that was read. */
  source(unit: SourceUnit): tsTypes.SourceFile;
  /** The unit of a parsed user file. */
  unit(source: tsTypes.SourceFile): SourceUnit | undefined;
  /** The template of a component, which is parsed behind its scripts. */
  template(unit: SourceUnit): Template | undefined;
  /** Parsed user files, in the order given. */
  sources: readonly tsTypes.SourceFile[];
}

/** `.vue` and `.svelte` are read as the language of their script. */
const virtualPath = (unit: SourceUnit): string => {
  const path = unit.file.startsWith('/') ? unit.file : `/${unit.file}`;
  return /\.(vue|svelte)$/.test(path) ? `${path}.${unit.language}` : path;
};

/**
 * @param units the files to understand and those that they reach
 * @param resolve the project's own file behind a specifier; everything that it does not know stays unresolved
 */
export function createProgram(
  units: readonly SourceUnit[],
  resolve: (specifier: string, from: string) => string | undefined,
): Program {
  const byPath = new Map(units.map(unit => [virtualPath(unit), unit]));
  const pathOf = new Map(units.map(unit => [unit.file, virtualPath(unit)]));

  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    compilerOptions: {
      noLib: true,
      allowJs: true,
      checkJs: false,
      jsx: ts.JsxEmit.Preserve,
      strict: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
    resolutionHost: () => ({
      resolveModuleNames: (names, containing) =>
        names.map(name => {
          const from = byPath.get(containing);
          const file = from && resolve(name, from.file);
          const resolvedFileName = file && pathOf.get(file);
          return resolvedFileName ? { resolvedFileName, isExternalLibraryImport: false } : undefined;
        }),
    }),
  });

  const declarations = new URL('./declarations/', import.meta.url);
  for (const name of readdirSync(declarations).sort()) {
    project.createSourceFile(SDK_FOLDER + name, readFileSync(new URL(name, declarations), 'utf8'));
  }
  // ts-morph takes a byte order mark off the text, which would shift every offset.
  const unread = new Map<SourceUnit, string>();
  const templates = new Map<SourceUnit, Template>();
  for (const [path, unit] of byPath) {
    try {
      const template = Template.of(unit);
      if (template) templates.set(unit, template);
      const code = unit.code.replace(/^\uFEFF/, '\u00A0');
      const source = project.createSourceFile(path, template ? withProps(code) + template.code : code);
      if (!isTooDeep(source.compilerNode)) continue;
      project.removeSourceFile(source);
      unread.set(unit, 'nested too deeply');
    } catch (error) {
      unread.set(unit, messageOf(error));
    }
  }

  const program = project.getProgram().compilerObject;
  const sources = new Map<SourceUnit, tsTypes.SourceFile>();
  const units_ = new Map<tsTypes.SourceFile, SourceUnit>();
  for (const [path, unit] of byPath) {
    const source = program.getSourceFile(path);
    if (!source || unread.has(unit)) continue;
    sources.set(unit, source);
    units_.set(source, unit);
  }
  return {
    checker: program.getTypeChecker(),
    unread,
    source: unit => sources.get(unit)!,
    unit: source => units_.get(source),
    template: unit => templates.get(unit),
    sources: [...sources.values()],
  };
}

/** What the compiler's recursion bears with room to spare; code written by hand stays below a tenth of it. */
const DEEPEST = 500;

/** Whether code is nested so deeply that binding or checking it would end the whole run. */
function isTooDeep(source: tsTypes.SourceFile): boolean {
  const pending: [node: tsTypes.Node, depth: number][] = [[source, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, depth] = next;
    if (depth > DEEPEST) return true;
    // A long sum is a chain to the compiler, not a nest.
    ts.forEachChild(node, child => {
      pending.push([child, ts.isBinaryExpression(child) && ts.isBinaryExpression(node) ? depth : depth + 1]);
    });
  }
  return false;
}
