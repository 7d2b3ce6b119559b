import { parse as parseYaml } from 'yaml';
import type { Disk } from './disk.js';
import { expandFolders } from './folder-globs.js';
import { asObject, asStrings, parseJsonc } from './jsonc.js';
import { memo } from './memo.js';
import { isInside, join, upwards } from './paths.js';

/** A `package.json` as it was read. */
export interface Manifest {
  file: string;
  folder: string;
  name: string;
  json: Record<string, unknown>;
}

/** A range that a catalog holds, and where the catalog stands. */
export interface CatalogEntry {
  range: string;
  /** `pnpm-workspace.yaml`, `package.json` or `.yarnrc.yml`. */
  file: string;
  folder: string;
  /** Keys that lead to the range. */
  path: readonly string[];
}

/** Fields of a manifest that say what the code of the package is written against, most telling first. */
export const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
] as const;

/**
 * Manifests and workspaces of a disk: npm, yarn and bun `workspaces`, `pnpm-workspace.yaml`, and the catalogs of pnpm,
 * bun and yarn. Everything is read once.
 */
export class Workspaces {
  /** `outermost`: the project's root where it is known, else the folder that stands in where nothing marks a root. */
  constructor(
    readonly disk: Disk,
    readonly outermost: { root: string } | { fallback: string },
  ) {}

  /** The manifest in `folder` itself. */
  readonly manifest = memo((folder: string): Manifest | undefined => {
    const file = join(folder, 'package.json');
    if (!this.disk.isFile(file)) return undefined;
    const json = asObject(parseJsonc(this.disk.read(file) ?? ''));
    return { file, folder, name: typeof json.name === 'string' ? json.name : '', json };
  });

  /**
   * Manifests at and above `folder` up to the project's root, nearest first. Manifests that only set a module type
   * (`{ "type": "commonjs" }`) are no packages and are left out.
   */
  manifestsAbove(folder: string): Manifest[] {
    return this.foldersAbove(folder).flatMap(above => {
      const manifest = this.manifest(above);
      return manifest && isPackage(manifest) ? [manifest] : [];
    });
  }

  /** `folder` and the folders above it up to the project's root. */
  foldersAbove(folder: string): string[] {
    const boundary = this.boundary(folder);
    return [...upwards(folder)].filter(above => isInside(boundary, above));
  }

  /**
   * The project's root as seen from `folder`: the git root, else the topmost folder that declares workspaces, else the
   * nearest manifest's folder.
   */
  readonly boundary = memo((folder: string): string => {
    if ('root' in this.outermost) return this.outermost.root;
    let nearest: string | undefined;
    let topmost: string | undefined;
    for (const above of upwards(folder)) {
      const git = join(above, '.git');
      // In submodules and linked work trees `.git` is a file.
      if (this.disk.isDirectory(git) || this.disk.isFile(git)) return above;
      if (this.#declares(above)) topmost = above;
      if (this.manifest(above)) nearest ??= above;
    }
    const { fallback } = this.outermost;
    return topmost ?? nearest ?? (isInside(fallback, folder) ? fallback : folder);
  });

  #declares(folder: string): boolean {
    return (
      this.disk.isFile(join(folder, 'pnpm-workspace.yaml')) || this.manifest(folder)?.json.workspaces !== undefined
    );
  }

  /** Folders above `folder` that declare workspaces, nearest first. */
  rootsAbove(folder: string): string[] {
    return this.foldersAbove(folder).filter(above => this.#declares(above));
  }

  /** The workspace package called `name`, looked up in the workspaces that `folder` lies in. */
  member(name: string, folder: string): Manifest | undefined {
    for (const root of this.rootsAbove(folder)) {
      const member = this.members(root).get(name);
      if (member) return member;
    }
    return this.manifestsAbove(folder).find(manifest => manifest.name === name);
  }

  /** Packages of the workspace at `root` by name, the root's own among them. */
  readonly members = memo((root: string): ReadonlyMap<string, Manifest> => {
    const members = new Map<string, Manifest>();
    for (const folder of [root, ...expandFolders(this.disk, root, this.#patterns(root))]) {
      const manifest = this.manifest(folder);
      if (manifest?.name && !members.has(manifest.name)) members.set(manifest.name, manifest);
    }
    return members;
  });

  #patterns(root: string): string[] {
    const { workspaces } = this.manifest(root)?.json ?? {};
    const declared = Array.isArray(workspaces) ? workspaces : asObject(workspaces).packages;
    return [...asStrings(declared), ...asStrings(this.#yaml(join(root, 'pnpm-workspace.yaml')).packages)];
  }

  /** What `catalog:` (empty `catalog`) or `catalog:legacy` means for `name` in the package at `folder`. */
  catalogEntry(folder: string, catalog: string, name: string): CatalogEntry | undefined {
    for (const above of this.foldersAbove(folder)) {
      const manifest = this.manifest(above)?.json ?? {};
      const holders: [file: string, holder: Record<string, unknown>, path: string[]][] = [
        ['pnpm-workspace.yaml', this.#yaml(join(above, 'pnpm-workspace.yaml')), []],
        ['package.json', asObject(manifest.workspaces), ['workspaces']],
        ['package.json', manifest, []],
        ['.yarnrc.yml', this.#yaml(join(above, '.yarnrc.yml')), []],
      ];
      const isDefault = catalog === '' || catalog === 'default';
      const places = [...(isDefault ? [['catalog']] : []), ['catalogs', catalog || 'default']];
      for (const [file, holder, path] of holders) {
        for (const place of places) {
          const range = place.reduce<Record<string, unknown>>((at, key) => asObject(at[key]), holder)[name];
          if (typeof range === 'string') return { range, file, folder: above, path: [...path, ...place, name] };
        }
      }
    }
    return undefined;
  }

  readonly #yaml = memo((file: string) => (this.disk.isFile(file) ? asYaml(this.disk.read(file)) : {}));
}

function asYaml(text = ''): Record<string, unknown> {
  try {
    return asObject(parseYaml(text));
  } catch {
    return {};
  }
}

function isPackage({ name, json }: Manifest): boolean {
  return name !== '' || json.workspaces !== undefined || DEPENDENCY_FIELDS.some(field => json[field] !== undefined);
}
