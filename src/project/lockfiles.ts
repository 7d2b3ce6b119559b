import type { Disk } from './disk.js';
import { asObject, parseJsonc } from './jsonc.js';
import { join, relative } from './paths.js';

/** A version that a lockfile holds, and the lockfile's name. */
export interface LockedVersion {
  version: string;
  file: string;
}

type Look = (text: string, name: string, folder: string) => string | undefined;

/** The lockfiles we know. Those that are not JSON are read by line: a YAML parser takes seconds on a large one. */
const LOCKFILES: Record<string, Look> = {
  'package-lock.json': inNpm,
  'npm-shrinkwrap.json': inNpm,
  'pnpm-lock.yaml': inPnpm,
  'yarn.lock': inYarn,
  'bun.lock': inBun,
};

/**
 * Version of `name` in the nearest lockfile above a package. `folders` are the package's folder and those above it,
 * nearest first. Undefined where no lockfile knows the package.
 */
export function lockedVersion(disk: Disk, folders: readonly string[], name: string): LockedVersion | undefined {
  for (const folder of folders) {
    for (const [file, look] of Object.entries(LOCKFILES)) {
      if (!disk.isFile(join(folder, file))) continue;
      const version = look(disk.read(join(folder, file)) ?? '', name, relative(folder, folders[0]!));
      if (version) return { version, file };
    }
  }
  return undefined;
}

function inNpm(text: string, name: string, folder: string): string | undefined {
  const lock = asObject(parseJsonc(text));
  const packages = asObject(lock.packages);
  const version =
    asObject(packages[`${folder}/node_modules/${name}`]).version ??
    asObject(packages[`node_modules/${name}`]).version ??
    asObject(asObject(lock.dependencies)[name]).version;
  return typeof version === 'string' ? version : undefined;
}

/**
 * The importer of the package says it (`apps/web:` … `ai:` … `version: 5.0.60(zod@3.25.76)`, at the top level in the
 * lockfile of a single package); else the newest of the `packages:` keys.
 */
function inPnpm(text: string, name: string, folder: string): string | undefined {
  const entry = new RegExp(
    `^ +'?${quoted(name)}'?:(?: (\\d\\S*)|\\n(?: +specifier:.*\\n)? +version: '?(\\d[^\\s'(_]*))`,
    'm',
  );
  const importers = text.indexOf('\nimporters:');
  if (importers !== -1) {
    const start = new RegExp(`\\n {2}'?${quoted(folder)}'?:\\n`).exec(text.slice(importers));
    if (start) {
      const block = text.slice(importers + start.index + start[0].length);
      const version = entry.exec(block.slice(0, /^ {0,2}\S/m.exec(block)?.index ?? block.length));
      if (version) return plain(version[1] ?? version[2]!);
    }
  } else {
    const version = entry.exec(text);
    if (version) return plain(version[1] ?? version[2]!);
  }
  return newest(text, new RegExp(`^ {2}'?/?${quoted(name)}[@/](\\d[^\\s:'(_]*)`, 'gm'));
}

/** `ai@^5.0.0:` + `version "5.0.60"` (classic), `"ai@npm:^5.0.0":` + `version: 5.0.60` (berry). */
function inYarn(text: string, name: string): string | undefined {
  return newest(
    text,
    new RegExp(`^"?(?:[^\\n]*,\\s*"?)?${quoted(name)}@[^\\n]*:\\n\\s+version:? "?(\\d[^"\\s]*)`, 'gm'),
  );
}

function inBun(text: string, name: string): string | undefined {
  return newest(text, new RegExp(`"${quoted(name)}": \\["${quoted(name)}@(\\d[^"]*)"`, 'g'));
}

function newest(text: string, pattern: RegExp): string | undefined {
  const versions = [...text.matchAll(pattern)].map(match => match[1]!);
  return versions.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0];
}

/** `5.0.60(zod@3.25.76)` and `5.0.60_zod@3.25.76` as `5.0.60`. */
function plain(version: string): string {
  return version.replace(/[(_].*$/, '');
}

function quoted(text: string): string {
  return text.replace(/[\\^$*+?.()|{}[\]/]/g, '\\$&');
}
