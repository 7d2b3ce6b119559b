import type { Generation } from '../model.js';
import { asObject } from './jsonc.js';
import { lockedVersion } from './lockfiles.js';
import { generationOf, TELLING_PACKAGES } from './majors.js';
import { join, relative } from './paths.js';
import { highestMajor } from './version-range.js';
import { DEPENDENCY_FIELDS, type Manifest, type Workspaces } from './workspaces.js';

/** The generation a package was written for, with words that a person can check. */
export interface Told {
  generation: Generation | null;
  evidence: string;
}

/** A package of hooks that is of another generation than `ai`. */
export interface Apart {
  name: string;
  generation: Generation;
}

export interface ReadingOptions {
  /** Put behind file names: ` at HEAD` where the manifests come from the last commit. */
  suffix?: string;
}

/**
 * Reads the generation off the manifests above `folder`: the range of `ai`, else of another SDK package, in the nearest
 * manifest that names one. Ranges are followed through catalogs, aliases, `workspace:` and `patch:`; where a range holds
 * no version (`latest`, `*`, a URL), the installed package and then the lockfile tell.
 */
export function readGeneration(workspaces: Workspaces, folder: string, options: ReadingOptions = {}): Told {
  let silent: string | undefined;
  const readers = readersAbove(workspaces, folder, options);
  for (const reader of readers) {
    const told = reader.first();
    if (told?.generation) return told;
    silent ??= told?.evidence;
  }
  const handed = silent === undefined && readers[0] ? toldByPackages(readers[0], options) : undefined;
  return handed ?? { generation: null, evidence: silent ?? 'no manifest names the SDK' };
}

/** A package without the SDK has its types from those of the workspace that it depends on, where these are of one generation. */
function toldByPackages({ workspaces, manifest, names }: ManifestReader, options: ReadingOptions): Told | undefined {
  const found = dependenciesOf(manifest).flatMap(name => {
    const member = workspaces.member(name, manifest.folder);
    if (!member || member.folder === manifest.folder) return [];
    const told = new ManifestReader(workspaces, member, { label: name, suffix: options.suffix ?? '' }).first();
    return told?.generation ? told : [];
  });
  const [first, ...others] = found;
  if (!first || others.some(({ generation }) => generation !== first.generation)) return undefined;
  return { ...first, evidence: `${names.label}${names.suffix}: ${first.evidence}` };
}

const dependenciesOf = ({ json }: Manifest): string[] =>
  DEPENDENCY_FIELDS.flatMap(field => Object.keys(asObject(json[field])));

/** Packages with a message type and a protocol of their own: the files that import one are written for its generation. */
const HOOKS = ['@ai-sdk/react', '@ai-sdk/vue', '@ai-sdk/svelte'];

/** The packages of hooks that are of another generation than `ai`, as where only one of them was raised. */
export function readApart(workspaces: Workspaces, folder: string, { generation }: Told): Apart[] {
  // What is on 7 may have been written for it.
  if (generation === null || generation === 7) return [];
  const readers = readersAbove(workspaces, folder, {});
  return HOOKS.flatMap(name => {
    const own = readers.map(reader => reader.told(name)?.generation).find(told => told !== undefined);
    return own && own !== generation ? [{ name, generation: own }] : [];
  });
}

function readersAbove(workspaces: Workspaces, folder: string, { suffix = '' }: ReadingOptions): ManifestReader[] {
  const manifests = workspaces.manifestsAbove(folder);
  // The evidence is printed next to the package, so an outer manifest is named as seen from there.
  return manifests.map(
    manifest =>
      new ManifestReader(workspaces, manifest, { suffix, label: relative(manifests[0]!.folder, manifest.file) }),
  );
}

class ManifestReader {
  constructor(
    readonly workspaces: Workspaces,
    readonly manifest: Manifest,
    readonly names: { label: string; suffix: string },
  ) {}

  /** What the first SDK package says that tells a generation; else what the first says that is named. */
  first(): Told | undefined {
    let silent: Told | undefined;
    for (const name of TELLING_PACKAGES) {
      const told = this.told(name);
      if (told?.generation) return told;
      silent ??= told;
    }
    return silent;
  }

  told(name: string): Told | undefined {
    const range = this.#range(name);
    return range === undefined
      ? undefined
      : this.#follow(name, range, `${this.names.label}${this.names.suffix}: ${name} ${range}`);
  }

  #range(name: string): string | undefined {
    for (const field of DEPENDENCY_FIELDS) {
      const range = asObject(this.manifest.json[field])[name];
      if (typeof range === 'string') return range.trim();
    }
    return undefined;
  }

  #follow(name: string, range: string, evidence: string): Told | undefined {
    const [, protocol = '', rest = ''] = /^(catalog|workspace|npm|patch):(.*)$/s.exec(range) ?? [];
    if (protocol === 'catalog') {
      const entry = this.workspaces.catalogEntry(this.manifest.folder, rest.trim(), name);
      if (!entry || entry.range.startsWith('catalog:')) return { generation: null, evidence };
      const catalog = rest.trim() ? `catalog ${rest.trim()}` : 'catalog';
      return this.#follow(name, entry.range, `${entry.file}${this.names.suffix} ${catalog}: ${name} ${entry.range}`);
    }
    if (protocol === 'workspace' && !highestMajor(rest)) {
      const { version } = this.workspaces.member(name, this.manifest.folder)?.json ?? {};
      return this.#plain(name, typeof version === 'string' ? version : '', `${evidence} (version ${version} here)`);
    }
    // yarn writes `npm:^5.0.0` for a plain range.
    if (protocol === 'npm' && !highestMajor(rest)) {
      const [, alias = '', aliased = 'latest'] = /^((?:@[^/]+\/)?[^@]+)(?:@(.*))?$/.exec(rest) ?? [];
      // An alias to a fork or to another package says nothing that we know.
      return TELLING_PACKAGES.includes(alias) ? this.#plain(alias, aliased, evidence) : undefined;
    }
    if (protocol === 'patch') {
      // yarn: `patch:ai@npm%3A5.0.60#~/.yarn/patches/ai.patch`
      const patched = /@(?:npm(?::|%3A))?([^#]*)/i.exec(rest.slice(1))?.[1];
      return this.#plain(name, patched ?? '', evidence);
    }
    return this.#plain(name, protocol ? rest : range, evidence);
  }

  #plain(name: string, range: string, evidence: string): Told {
    const highest = highestMajor(range);
    if (highest && !highest.open) return this.#of(name, highest.major, evidence);
    const actual = this.#installed(name) ?? this.#locked(name);
    if (actual) return this.#of(name, Number.parseInt(actual.version, 10), `${actual.where} (${evidence})`);
    if (highest) return this.#of(name, highest.major, evidence);
    return { generation: null, evidence: `${evidence}, and neither an install nor a lockfile tells the version` };
  }

  #of(name: string, major: number, evidence: string): Told {
    return { generation: generationOf(name, major) ?? null, evidence };
  }

  #installed(name: string): { version: string; where: string } | undefined {
    for (const folder of this.workspaces.foldersAbove(this.manifest.folder)) {
      const { version } = this.workspaces.manifest(join(folder, 'node_modules', name))?.json ?? {};
      if (typeof version === 'string') return { version, where: `node_modules/${name}: ${version}` };
    }
    return undefined;
  }

  #locked(name: string): { version: string; where: string } | undefined {
    const folders = this.workspaces.foldersAbove(this.manifest.folder);
    const locked = lockedVersion(this.workspaces.disk, folders, name);
    return (
      locked && { version: locked.version, where: `${locked.file}${this.names.suffix}: ${name} ${locked.version}` }
    );
  }
}
