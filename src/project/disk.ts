import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { memo } from './memo.js';
import { join, parent, upwards } from './paths.js';

/** What the project part asks of a file system, so that the same rules hold for real folders and for files in memory. */
export interface Disk {
  /** Text of a file; undefined when it is not there, not readable, or a folder. */
  read(file: string): string | undefined;
  isFile(file: string): boolean;
  isDirectory(folder: string): boolean;
  /** Names in a folder; none when it is not there. */
  list(folder: string): readonly string[];
}

type Entries = Map<string, 'file' | 'folder'>;

/**
 * The real disk. Each folder is listed once and questions are answered from the listing: resolving one import asks for
 * a dozen spellings, and a listing costs less than a dozen failing look-ups.
 */
export function nodeDisk(): Disk {
  const kindOf = (file: string): 'file' | 'folder' | undefined => {
    if (parent(file) === file) return 'folder';
    const entries = listing(parent(file));
    return entries ? entries.get(path.posix.basename(file)) : statKind(file);
  };
  const listing = memo(listFolder);
  return {
    read: readText,
    isFile: file => kindOf(file) === 'file',
    isDirectory: folder => kindOf(folder) === 'folder',
    list: folder => [...(listing(folder)?.keys() ?? [])],
  };
}

/** Entries of a folder, links followed; null when the folder may be entered but not listed. */
function listFolder(folder: string): Entries | null {
  const entries: Entries = new Map();
  try {
    // `C:` alone means "the current folder of that drive" to Windows.
    for (const entry of readdirSync(/^[a-z]:$/i.test(folder) ? `${folder}/` : folder, { withFileTypes: true })) {
      const kind = entry.isSymbolicLink()
        ? statKind(join(folder, entry.name))
        : entry.isDirectory()
          ? 'folder'
          : entry.isFile()
            ? 'file'
            : undefined;
      if (kind) entries.set(entry.name, kind);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return null;
  }
  return entries;
}

function statKind(file: string): 'file' | 'folder' | undefined {
  try {
    const stat = statSync(file);
    return stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : undefined;
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A disk that holds `files` (absolute path to text) and nothing else. */
export function memoryDisk(files: ReadonlyMap<string, string>): Disk {
  const folders = new Map<string, Set<string>>();
  for (const file of files.keys()) {
    let below = file;
    for (const folder of upwards(parent(file))) {
      const names = folders.get(folder) ?? new Set<string>();
      folders.set(folder, names.add(path.posix.basename(below)));
      below = folder;
    }
  }
  return {
    read: file => files.get(file),
    isFile: file => files.has(file),
    isDirectory: folder => folders.has(folder),
    list: folder => [...(folders.get(folder) ?? [])].filter(name => name !== ''),
  };
}
