import type { Failure } from '../model.js';
import { moduleFormat, needsEndings } from './module-format.js';
import { Packages, type PackagesOptions } from './packages.js';
import { byCodeUnits, isInside, parent, relative } from './paths.js';
import type { Project, SourceUnit } from './project.js';
import { Resolver } from './resolve.js';
import { isSourceName, sourceUnit } from './source.js';
import { impliesAny, knowsErrorCause, TsConfigs } from './tsconfig.js';
import type { Workspaces } from './workspaces.js';

export interface Parts extends PackagesOptions {
  workspaces: Workspaces;
  /** Text per absolute path of the files that the run is about. */
  texts: ReadonlyMap<string, string>;
  /** Text of another source file, read when first asked for; undefined where it cannot be worked on. */
  readText(file: string): string | undefined;
  failures?: Failure[];
  notices?: string[];
}

/** Puts a project together out of texts and a disk. What real folders and files in memory have in common. */
export function assemble(parts: Parts): Project {
  const { workspaces, texts, cwd } = parts;
  const packages = new Packages(workspaces, parts);
  const configs = new TsConfigs(workspaces);
  const resolver = new Resolver(workspaces, configs);
  const units = new Map<string, SourceUnit | undefined>();
  const make = (file: string, text: string): SourceUnit => ({
    ...sourceUnit(relative(cwd, file), file, text, packages.of(file)),
    // Few are asked.
    get format() {
      return moduleFormat(file, workspaces, configs);
    },
    get knowsErrorCause() {
      return knowsErrorCause(configs.for(parent(file)));
    },
    get impliesAny() {
      return impliesAny(configs.for(parent(file)));
    },
    get needsEndings() {
      return needsEndings(file, workspaces, configs);
    },
  });
  for (const [file, text] of texts) units.set(file, make(file, text));

  const files = [...units.values()].filter(unit => unit !== undefined).sort((a, b) => byCodeUnits(a.path, b.path));
  const roots = new Set(
    [cwd, ...files.map(unit => unit.file.slice(0, unit.file.lastIndexOf('/')))].map(folder =>
      workspaces.boundary(folder),
    ),
  );
  const isOwn = (file: string) =>
    isSourceName(file) &&
    [...roots].some(root => isInside(root, file) && !`/${relative(root, file)}`.includes('/node_modules/'));

  return {
    packages: [...new Set(files.map(unit => unit.package))].sort((a, b) => byCodeUnits(a.path, b.path)),
    files,
    failures: (parts.failures ?? []).sort((a, b) => byCodeUnits(a.path, b.path)),
    notices: parts.notices ?? [],
    workspaces,
    resolve: (specifier, from) => resolver.resolve(specifier, from),
    unit(file) {
      if (!units.has(file)) {
        const text = isOwn(file) ? parts.readText(file) : undefined;
        units.set(file, text === undefined ? undefined : make(file, text));
      }
      return units.get(file);
    },
    blank: file => make(file, ''),
  };
}
