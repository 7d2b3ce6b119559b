import path from 'node:path';

/**
 * Paths inside the project part are absolute and use `/` on every system. The system's own form appears only where a
 * path comes in (`toSlash`); Node's file functions accept `/` everywhere, so nothing has to be turned back.
 */
export function toSlash(systemPath: string): string {
  return path.sep === '\\' ? systemPath.replaceAll('\\', '/') : systemPath;
}

/** Absolute `/` path of what the user wrote, seen from `cwd`. */
export function absolute(cwd: string, userPath: string): string {
  const full = toSlash(path.resolve(cwd, userPath));
  // `path.resolve('C:\\')` keeps the last separator; every other folder comes without one.
  return full.length > 1 && full.endsWith('/') ? full.slice(0, -1) : full;
}

/** Joins and normalises without touching the drive letter, which `path.posix.resolve` would take for a relative name. */
export function join(folder: string, ...names: string[]): string {
  const joined = path.posix.join(folder, ...names);
  return joined.length > 1 && joined.endsWith('/') ? joined.slice(0, -1) : joined;
}

/** The folder that holds `file`; a root is its own parent. */
export function parent(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? file : folder;
}

/** `folder` and every folder above it, nearest first. */
export function* upwards(folder: string): Generator<string> {
  for (let at = folder; ; at = parent(at)) {
    yield at;
    if (parent(at) === at) return;
  }
}

/** Whether `file` is `folder` or lies below it. */
export function isInside(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** `file` as seen from `folder`, with `/`; `.` for the folder itself. */
export function relative(folder: string, file: string): string {
  // On another drive there is no relative form: the absolute path is the only one that means the file.
  if (/^[a-z]:/i.test(file) && folder.slice(0, 2).toLowerCase() !== file.slice(0, 2).toLowerCase()) return file;
  return path.posix.relative(folder, file) || '.';
}

/** Order of code units: the same on every machine, unlike `localeCompare`. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
