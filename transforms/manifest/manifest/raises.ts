/** Ranges in a manifest and its catalogs that are to be raised. */
import { type Entry, entryAt } from '../../../src/project/data-file.js';
import { join } from '../../../src/project/paths.js';
import { admitsMajor, lowestVersion, raised, withoutOlder } from '../../../src/project/version-range.js';
import { DEPENDENCY_FIELDS } from '../../../src/project/workspaces.js';
import type { DataFile, ManifestContext } from '../../../src/transform.js';
import { versionFor7 } from './versions.js';

interface Place {
  file: DataFile;
  entry: Entry;
}

export interface Dependency {
  name: string;
  range: string;
  named: Place;
  /** Where its range is: the same place, or a catalog. */
  written: Place;
}

export interface Raise {
  name: string;
  from: string;
  to: string;
  named: Place;
  written: Place;
  /** Whether the range shuts out what 7 needs; else only its lowest version is too low. */
  isNeeded: boolean;
}

const FIELDS: readonly string[] = DEPENDENCY_FIELDS;

/** What the manifest depends on, and what it sets for every package of its workspace. */
export function dependenciesOf(context: ManifestContext): Dependency[] {
  const { file, isOwn, manifest, open } = context;
  const settings = open(join(manifest.folder, 'pnpm-workspace.yaml'));
  return [
    ...file.entries.flatMap(entry => {
      const name = isOwn && isDependency(entry.path) ? entry.path[1] : overridden(entry.path);
      return name ? (dependency(name, { file, entry }, context) ?? []) : [];
    }),
    ...(settings?.entries ?? []).flatMap(entry => {
      const name = entry.path[0] === 'overrides' ? overridden(entry.path) : undefined;
      return name && settings ? (dependency(name, { file: settings, entry }, context) ?? []) : [];
    }),
  ];
}

const isDependency = (path: readonly string[]): boolean => path.length === 2 && FIELDS.includes(path[0]!);

/** The package that an override holds in the whole project; those for one version or below one package are left. */
function overridden(path: readonly string[]): string | undefined {
  const [field, ...keys] = path[0] === 'pnpm' ? path.slice(1) : path;
  if (field !== 'overrides' && field !== 'resolutions') return undefined;
  // npm writes `.` for the package itself beside what is set below it.
  if (keys.length > 2 || (keys.length === 2 && keys[1] !== '.')) return undefined;
  const name = keys[0]?.replace(/^\*\*\//, '');
  return name && /^(?:@[^/@>]+\/)?[^/@>]+$/.test(name) ? name : undefined;
}

function dependency(name: string, named: Place, context: ManifestContext): Dependency | undefined {
  const { value } = named.entry;
  const catalog = /^catalog:(.*)$/.exec(value)?.[1];
  if (catalog === undefined) return { name, range: value, named, written: named };
  const place = context.workspaces.catalogEntry(context.manifest.folder, catalog.trim(), name);
  const file = place && context.open(join(place.folder, place.file));
  const entry = file && entryAt(file.entries, place.path);
  return entry && { name, range: place.range, named, written: { file, entry } };
}

export function raiseOf({ name, range, named, written }: Dependency): Raise | undefined {
  // `npm:^5.0.0` is a range, `npm:fork@^5.0.0` another package.
  const [, prefix = '', plain = ''] = /^(npm:(?:(?:@[^/@]+\/)?[^/@]+@)?)?(.*)$/s.exec(range) ?? [];
  if (prefix !== '' && prefix !== 'npm:' && prefix !== `npm:${name}@`) return undefined;
  const lowest = lowestVersion(plain);
  const version = lowest && versionFor7(name, lowest[0]);
  const to = version && (name === 'zod' ? eachRaised(plain) : raised(plain, version));
  if (!to) return undefined;
  const isNeeded = name === 'zod' ? !/^[\^>]/.test(plain) : !admitsMajor(plain, version);
  return { name, from: range, to: prefix + to, isNeeded, named, written };
}

/** 7 takes two majors of zod, and so may a library. */
function eachRaised(range: string): string | undefined {
  const alternatives = range.split(/\s*\|\|\s*/);
  const all = alternatives.map(one => {
    const version = versionFor7('zod', lowestVersion(one)?.[0] ?? 0);
    return (version && raised(one, version)) ?? one;
  });
  return all.every((one, i) => one === alternatives[i]) ? undefined : all.join(' || ');
}

/** `engines.node`, where the field is there. */
export function engineRaise(file: DataFile): Raise | undefined {
  const entry = entryAt(file.entries, ['engines', 'node']);
  const to = entry && withoutOlder(entry.value, 22);
  if (!to) return undefined;
  const place = { file, entry };
  return { name: 'engines.node', from: entry.value, to, isNeeded: true, named: place, written: place };
}
