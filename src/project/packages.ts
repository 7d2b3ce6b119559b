import type { Generation } from '../model.js';
import { type Apart, readApart, readGeneration, type Told } from './generation.js';
import { memo } from './memo.js';
import { parent, relative } from './paths.js';
import type { PackageUnit } from './project.js';
import type { Workspaces } from './workspaces.js';

export interface PackagesOptions {
  cwd: string;
  /** What `--from` says; null for "unknown", undefined to read the manifests. */
  from?: Generation | null | undefined;
  /** The manifests as they were in the last commit of the repository around `folder`; undefined where there is none. */
  atHead?: ((folder: string) => Workspaces | undefined) | undefined;
}

/** Which package owns a file. One `PackageUnit` per manifest, made when first asked for. */
export class Packages {
  constructor(
    readonly workspaces: Workspaces,
    readonly options: PackagesOptions,
  ) {}

  /** The package of the nearest manifest above `file` (absolute); the working directory where there is no manifest. */
  of(file: string): PackageUnit {
    return this.#unit(this.#owner(parent(file)));
  }

  readonly #owner = memo((folder: string) => this.workspaces.manifestsAbove(folder)[0]?.folder ?? this.options.cwd);

  readonly #unit = memo(
    (folder: string): PackageUnit => ({
      path: relative(this.options.cwd, folder),
      name: this.workspaces.manifest(folder)?.name || folder.slice(folder.lastIndexOf('/') + 1),
      ...this.#tell(folder),
    }),
  );

  #tell(folder: string): Told & { apart: Apart[] } {
    const { from } = this.options;
    if (from !== undefined) return { generation: from, evidence: from === null ? 'not known' : '--from', apart: [] };
    const told = this.#read(folder);
    const apart = readApart(this.workspaces, folder, told);
    const evidence = [told.evidence, ...apart.map(({ name, generation }) => `${name} of ${generation}`)].join(', ');
    return { ...told, evidence, apart };
  }

  #read(folder: string): Told {
    const { atHead } = this.options;
    const now = readGeneration(this.workspaces, folder);
    if (now.generation !== 7) return now;
    // The manifest may have been raised already, as the official guide advises; the code is still what was committed.
    const before = atHead?.(folder);
    const told = before && readGeneration(before, folder, { suffix: ' at HEAD' });
    return told?.generation && told.generation < 7 ? told : now;
  }
}
