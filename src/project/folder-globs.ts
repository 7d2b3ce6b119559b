import type { Disk } from './disk.js';
import { join, relative } from './paths.js';

/**
 * Folders below `root` that workspace patterns mean: `packages/*`, `apps/**`, `{a,b}/*`, `!packages/old`. Folders of
 * installed packages and hidden folders are never among them. Sorted as found; each folder once.
 */
export function expandFolders(disk: Disk, root: string, patterns: readonly string[]): string[] {
  const wanted = patterns.filter(pattern => !pattern.startsWith('!')).flatMap(braces);
  const unwanted = patterns
    .filter(pattern => pattern.startsWith('!'))
    .flatMap(pattern => braces(pattern.slice(1)))
    .map(pattern => new RegExp(`^${segments(pattern).map(segmentSource).join('/')}$`.replaceAll('/.*$', '(/.*)?$')));
  const folders = new Set<string>();
  for (const pattern of wanted) expand(disk, root, segments(pattern), folders);
  return [...folders].filter(folder => !unwanted.some(pattern => pattern.test(relative(root, folder))));
}

function expand(disk: Disk, folder: string, rest: readonly string[], found: Set<string>): void {
  const [segment, ...deeper] = rest;
  if (segment === undefined) {
    if (disk.isDirectory(folder)) found.add(folder);
  } else if (segment === '**') {
    expand(disk, folder, deeper, found);
    for (const name of subfolders(disk, folder)) expand(disk, join(folder, name), rest, found);
  } else if (/[*?[]/.test(segment)) {
    const pattern = new RegExp(`^${segmentSource(segment)}$`);
    for (const name of subfolders(disk, folder)) {
      if (pattern.test(name)) expand(disk, join(folder, name), deeper, found);
    }
  } else {
    expand(disk, join(folder, segment), deeper, found);
  }
}

function subfolders(disk: Disk, folder: string): string[] {
  return disk
    .list(folder)
    .filter(name => name !== 'node_modules' && !name.startsWith('.') && disk.isDirectory(join(folder, name)))
    .sort();
}

function segments(pattern: string): string[] {
  return pattern.split('/').filter(segment => segment !== '' && segment !== '.');
}

function segmentSource(segment: string): string {
  if (segment === '**') return '.*';
  return segment
    .replace(/[\\^$+.()|{}[\]]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]');
}

/** `{a,b}/c` as `a/c` and `b/c`. */
function braces(pattern: string): string[] {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern);
  if (!match) return [pattern];
  return match[2]!.split(',').flatMap(choice => braces(`${match[1]}${choice}${match[3]}`));
}
