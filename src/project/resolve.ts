import satisfies from 'semver/functions/satisfies.js';
import valid from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import { exportTargets } from './exports-map.js';
import { asObject } from './jsonc.js';
import { isInside, join, parent, relative } from './paths.js';
import { isSdkSpecifier } from './sdk-names.js';
import { isSourceName, SOURCE_EXTENSIONS } from './source.js';
import { candidates, type TsConfigs } from './tsconfig.js';
import { DEPENDENCY_FIELDS, type Manifest, type Workspaces } from './workspaces.js';

/** Source files that a compiled name stands for: `./chat.js` in TypeScript code means `./chat.ts`. */
const COMPILED: Record<string, readonly string[]> = {
  '.js': ['.ts', '.tsx', '.js', '.jsx'],
  '.jsx': ['.tsx', '.jsx', '.ts'],
  '.mjs': ['.mts', '.mjs'],
  '.cjs': ['.cts', '.cjs'],
};

/** Folders that hold what a build makes; what they are made from lies next to them. */
const BUILD_FOLDERS = new Set(['dist', 'build', 'out', 'output', 'lib', 'es', 'esm', 'cjs', 'types', '.output']);

/**
 * Says which source file of the project a module specifier means. Packages, built files, files outside the project's
 * root and files that are not there are all undefined.
 */
export class Resolver {
  readonly #cache = new Map<string, string | undefined>();

  constructor(
    readonly workspaces: Workspaces,
    readonly configs: TsConfigs,
  ) {}

  /** `specifier` as written; `from`: the absolute path of the file that imports. Answers with an absolute path. */
  resolve(specifier: string, from: string): string | undefined {
    const folder = parent(from);
    const key = `${folder}\0${specifier}`;
    if (!this.#cache.has(key)) {
      const found = this.#find(withoutQuery(specifier), folder);
      this.#cache.set(key, found && this.#isOwn(found, folder) ? found : undefined);
    }
    return this.#cache.get(key);
  }

  #isOwn(file: string, folder: string): boolean {
    const boundary = this.workspaces.boundary(folder);
    return isInside(boundary, file) && !`/${relative(boundary, file)}`.includes('/node_modules/');
  }

  #find(specifier: string, folder: string): string | undefined {
    if (/^\.\.?(?:\/|$)/.test(specifier)) return this.#source(join(folder, specifier));
    if (/^(?:node|data|https?|file|npm|jsr|bun|virtual):/.test(specifier) || specifier === '') return undefined;
    return (
      this.#byConfig(specifier, folder) ??
      this.#byImportsField(specifier, folder) ??
      this.#byConvention(specifier, folder) ??
      this.#byPackageName(specifier, folder)
    );
  }

  #byConfig(specifier: string, folder: string): string | undefined {
    for (const config of this.configs.for(folder)) {
      for (const candidate of candidates(config, specifier)) {
        const found = this.#source(candidate);
        if (found) return found;
      }
    }
    return undefined;
  }

  #byImportsField(specifier: string, folder: string): string | undefined {
    if (!specifier.startsWith('#')) return undefined;
    const [manifest] = this.workspaces.manifestsAbove(folder);
    if (!manifest) return undefined;
    for (const target of exportTargets(manifest.json.imports, specifier)) {
      const found = target.startsWith('.')
        ? this.#builtFrom(manifest.folder, target)
        : this.#byPackageName(target, folder);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Names that a framework or its templates define where no configuration on disk does: SvelteKit and Nuxt write theirs
   * into a generated file, which a fresh checkout lacks. `@/` and `~/` can be no package, so a file that is there is
   * the one that is meant.
   */
  #byConvention(specifier: string, folder: string): string | undefined {
    const match = /^(\$lib|@@|~~|@|~|(?=\/))(?:\/(.*))?$/.exec(specifier);
    const root = match && this.workspaces.manifestsAbove(folder)[0]?.folder;
    if (!match || !root) return undefined;
    const [, alias = '', rest = ''] = match;
    const below = { $lib: ['src/lib'], '@@': ['.'], '~~': ['.'], '': ['.'] }[alias] ?? ['app', 'src', '.'];
    for (const base of below) {
      const found = this.#source(join(root, base, rest));
      if (found) return found;
    }
    return undefined;
  }

  #byPackageName(specifier: string, folder: string): string | undefined {
    // Inside the SDK's own repository these are workspace packages; they still mean the SDK.
    if (isSdkSpecifier(specifier)) return undefined;
    const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(specifier) ?? [];
    const manifest = this.#member(name, folder) ?? this.#linked(name, folder);
    if (!manifest) return undefined;
    for (const target of this.#targets(manifest, rest)) {
      const found = this.#builtFrom(manifest.folder, target);
      if (found) return found;
    }
    return undefined;
  }

  /** The workspace package, unless the manifest asks for another version of it, which then comes from the registry. */
  #member(name: string, folder: string): Manifest | undefined {
    const member = this.workspaces.member(name, folder);
    const range = this.#range(name, folder);
    const { version } = member?.json ?? {};
    const isKnown = typeof version === 'string' && valid(version) !== null && range && validRange(range) !== null;
    return isKnown && !satisfies(version, range, { includePrerelease: true }) ? undefined : member;
  }

  /** What the nearest manifest asks for. */
  #range(name: string, folder: string): string | undefined {
    const [manifest] = this.workspaces.manifestsAbove(folder);
    const ranges = DEPENDENCY_FIELDS.map(field => asObject(manifest?.json[field])[name]);
    return ranges.find(range => typeof range === 'string');
  }

  /** A package that the manifest links by path: `link:../shared`. */
  #linked(name: string, folder: string): Manifest | undefined {
    const [manifest] = this.workspaces.manifestsAbove(folder);
    const path = /^(?:file|link|portal):(.*)$/.exec(this.#range(name, folder) ?? '')?.[1];
    return manifest && path ? this.workspaces.manifest(join(manifest.folder, path)) : undefined;
  }

  /** Paths in a package that may stand for a subpath (empty for the package itself), best first. */
  #targets({ json }: Manifest, rest: string): string[] {
    const exported = exportTargets(json.exports, rest ? `./${rest}` : '.');
    if (rest) return [...exported, `./src/${rest}`, `./${rest}`];
    const entries = [json.source, json.main, json.module, json.types].filter(entry => typeof entry === 'string');
    return [...exported, ...entries, './src/index', './index', './src/main'];
  }

  /** The source of `target` in a package: itself, or, for a built file, the file it was made from. */
  #builtFrom(folder: string, target: string): string | undefined {
    const names = target.split('/').filter(name => name !== '' && name !== '.');
    const built = names.findIndex(name => !BUILD_FOLDERS.has(name));
    const direct = join(folder, ...names);
    if (built <= 0) return this.#source(direct) ?? this.#source(withoutEnding(direct));
    const made = withoutEnding(names.slice(built).join('/'));
    const source = this.#source(join(folder, 'src', made)) ?? this.#source(join(folder, made));
    // `lib` is a build in one package and hand-written in the next: what is TypeScript was not built.
    return source ?? [this.#source(direct)].find(file => file && /\.[mc]?tsx?$/.test(file));
  }

  /** The source file at `base`: as written, with an ending exchanged or added, or the folder's entry. */
  #source(base: string): string | undefined {
    const { disk } = this.workspaces;
    const isSource = (file: string) => isSourceName(file) && disk.isFile(file);
    const ending = /\.[mc]?jsx?$/.exec(base)?.[0];
    if (ending) {
      const stem = base.slice(0, -ending.length);
      const found = COMPILED[ending]?.map(extension => stem + extension).find(isSource);
      if (found) return found;
    }
    if (isSource(base)) return base;
    return (
      SOURCE_EXTENSIONS.map(extension => base + extension).find(isSource) ??
      (disk.isDirectory(base)
        ? SOURCE_EXTENSIONS.map(extension => join(base, `index${extension}`)).find(isSource)
        : undefined)
    );
  }
}

/** Bundlers take a query behind a path (`./worker?worker`, `./icon.svg?raw`). */
function withoutQuery(specifier: string): string {
  return specifier.replace(/(?<=.)\?.*$/, '');
}

function withoutEnding(path: string): string {
  return path.replace(/(?:\.d)?\.[mc]?[jt]sx?$/, '');
}
