import { exportTargets } from './exports-map.js';
import { asObject, asStrings, parseJsonc } from './jsonc.js';
import { memo } from './memo.js';
import { isInside, join, parent } from './paths.js';
import type { Workspaces } from './workspaces.js';

/** What a `tsconfig.json` or `jsconfig.json` says about module names, with everything that it extends. */
export interface TsConfig {
  baseUrl?: string;
  paths?: { base: string; patterns: ReadonlyMap<string, readonly string[]> };
  /** In lower case. */
  module?: string;
  moduleResolution?: string;
  target?: string;
  lib?: readonly string[];
  /** Whether it is said that what has no type may be `any`. */
  impliesAny?: boolean;
  /** Files of the configurations that it only refers to. */
  references: readonly string[];
}

/** The folder of the configuration that was asked for, wherever in its chain of `extends` this is written. */
const CONFIG_DIR = '$' + '{configDir}';

/** Finds and reads the configuration files of a project, each once. */
export class TsConfigs {
  constructor(readonly workspaces: Workspaces) {}

  /**
   * Configurations that say what names mean in `folder`: the nearest one, then those that it refers to (a solution file
   * has no files and no paths of its own).
   */
  readonly for = memo((folder: string): readonly TsConfig[] => {
    const file = this.#nearestFile(folder);
    return file ? this.#withReferences(file, new Set()) : [];
  });

  #nearestFile(folder: string): string | undefined {
    for (const above of this.workspaces.foldersAbove(folder)) {
      for (const name of ['tsconfig.json', 'jsconfig.json']) {
        if (this.workspaces.disk.isFile(join(above, name))) return join(above, name);
      }
    }
    return undefined;
  }

  #withReferences(file: string, seen: Set<string>): TsConfig[] {
    if (seen.has(file)) return [];
    seen.add(file);
    const config = this.#load(file);
    return [config, ...config.references.flatMap(reference => this.#withReferences(reference, seen))];
  }

  readonly #load = memo((file: string) => this.#read(file, parent(file), new Set()));

  /** `leaf`: what `CONFIG_DIR` stands for. */
  #read(file: string, leaf: string, seen: Set<string>): TsConfig {
    if (seen.has(file)) return { references: [] };
    seen.add(file);
    const folder = parent(file);
    const json = asObject(parseJsonc(this.workspaces.disk.read(file) ?? ''));
    const options = asObject(json.compilerOptions);
    const inherited: Omit<TsConfig, 'references'> = {};
    for (const name of typeof json.extends === 'string' ? [json.extends] : asStrings(json.extends)) {
      const base = this.#extended(name, folder);
      if (!base) continue;
      const { references, ...options } = this.#read(base, leaf, new Set(seen));
      Object.assign(inherited, options);
    }
    const full = (value: string) => at(folder, value.replaceAll(CONFIG_DIR, leaf));
    const baseUrl = typeof options.baseUrl === 'string' ? full(options.baseUrl) : inherited.baseUrl;
    const paths = options.paths
      ? {
          base: typeof options.baseUrl === 'string' ? full(options.baseUrl) : (inherited.baseUrl ?? folder),
          patterns: new Map(
            Object.entries(asObject(options.paths)).map(([pattern, targets]) => [
              pattern,
              asStrings(targets).map(target => target.replaceAll(CONFIG_DIR, leaf)),
            ]),
          ),
        }
      : inherited.paths;
    return {
      ...inherited,
      ...lowerCase(options, 'module'),
      ...lowerCase(options, 'moduleResolution'),
      ...lowerCase(options, 'target'),
      ...(typeof (options.noImplicitAny ?? options.strict) === 'boolean' && {
        impliesAny: !(options.noImplicitAny ?? options.strict),
      }),
      ...(Array.isArray(options.lib) && { lib: asStrings(options.lib).map(name => name.toLowerCase()) }),
      ...(baseUrl && { baseUrl }),
      ...(paths && { paths }),
      references: this.#references(json, folder),
    };
  }

  #references(json: Record<string, unknown>, folder: string): string[] {
    return (Array.isArray(json.references) ? json.references : []).flatMap(reference => {
      const { path } = asObject(reference);
      return typeof path === 'string' ? (this.#file(at(folder, path)) ?? []) : [];
    });
  }

  /** The file that an `extends` means: a path, or a file of a workspace or installed package. */
  #extended(name: string, folder: string): string | undefined {
    if (name.startsWith('.') || name.startsWith('/')) return this.#file(at(folder, name));
    const [, owner = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(name) ?? [];
    const member = this.workspaces.member(owner, folder)?.folder;
    const installed = this.workspaces.foldersAbove(folder).map(above => join(above, 'node_modules', owner));
    for (const base of member ? [member, ...installed] : installed) {
      const manifest = asObject(parseJsonc(this.workspaces.disk.read(join(base, 'package.json')) ?? ''));
      const named = rest ? exportTargets(manifest.exports, `./${rest}`) : asStrings([manifest.tsconfig]);
      for (const path of [...named, rest]) {
        const file = this.#file(join(base, path));
        if (file) return file;
      }
    }
    return undefined;
  }

  #file(path: string): string | undefined {
    const { disk } = this.workspaces;
    return [path, `${path}.json`, join(path, 'tsconfig.json')].find(file => disk.isFile(file));
  }
}

const lowerCase = (options: Record<string, unknown>, name: 'module' | 'moduleResolution' | 'target') =>
  typeof options[name] === 'string' && { [name]: options[name].toLowerCase() };

/** Whether `new Error(text, { cause })` has a type there; true where no configuration tells. */
export function knowsErrorCause(configs: readonly TsConfig[]): boolean {
  const { lib, target } = configs.find(config => config.lib ?? config.target) ?? {};
  const isNew = (name: string): boolean => /^es(?:next|20(?:2[2-9]|[3-9]\d))(?:\.error)?$/.test(name);
  return lib?.some(isNew) ?? (target === undefined || isNew(target));
}

/** Whether the configuration of a file says that what has no type may be `any`. */
export const impliesAny = (configs: readonly TsConfig[]): boolean => configs[0]?.impliesAny === true;

/** `path` as seen from `folder`, unless it is absolute. */
export function at(folder: string, path: string): string {
  return path.startsWith('/') || /^[a-z]:\//i.test(path) ? path : join(folder, path);
}

/** Files that `specifier` may mean under a configuration, without endings, in the order in which they are tried. */
export function candidates(config: TsConfig, specifier: string): string[] {
  const { paths, baseUrl } = config;
  const found = paths ? mapped(paths.patterns, specifier).map(target => at(paths.base, target)) : [];
  if (baseUrl && !isInside('node_modules', specifier)) found.push(join(baseUrl, specifier));
  return found;
}

/** Targets of the pattern that fits best: the name itself, else the longest text before the star. */
function mapped(patterns: ReadonlyMap<string, readonly string[]>, specifier: string): string[] {
  const exact = patterns.get(specifier);
  if (exact) return [...exact];
  let best: { prefix: string; suffix: string; targets: readonly string[] } | undefined;
  for (const [pattern, targets] of patterns) {
    const star = pattern.indexOf('*');
    if (star === -1) continue;
    const prefix = pattern.slice(0, star);
    const suffix = pattern.slice(star + 1);
    const fits = specifier.length >= prefix.length + suffix.length && specifier.startsWith(prefix);
    if (fits && specifier.endsWith(suffix) && (!best || prefix.length > best.prefix.length)) {
      best = { prefix, suffix, targets };
    }
  }
  if (!best) return [];
  const star = specifier.slice(best.prefix.length, specifier.length - best.suffix.length);
  // A function, so that `$&` in a path stays what it is.
  return best.targets.map(target => target.replace('*', () => star));
}
