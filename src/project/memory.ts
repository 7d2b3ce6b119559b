import type { Generation } from '../model.js';
import { assemble } from './assemble.js';
import { readText } from './discover.js';
import { memoryDisk, nodeDisk } from './disk.js';
import { manifestsAtHead } from './head.js';
import { absolute, join } from './paths.js';
import type { Project } from './project.js';
import { isSourceName } from './source.js';
import { Workspaces } from './workspaces.js';

export interface MemoryOptions {
  /** The generation of all packages; null for an unknown one. Without it the manifests among the files tell. */
  from?: Generation | null;
  /** The root's `package.json`, where `files` holds none. */
  manifest?: Record<string, unknown>;
}

/** The folder in which the files of a project in memory seem to lie. */
const MEMORY_ROOT = '/project';

/**
 * A project of files that are on no disk: path relative to `/project` (or absolute below it) to text. Source files
 * become its `files`; manifests, `tsconfig.json`, lockfiles and workspace files among them are obeyed as on a disk.
 */
export function memoryProject(files: Readonly<Record<string, string>>, options: MemoryOptions = {}): Project {
  const texts = new Map(
    Object.entries(files).map(([path, text]) => [path.startsWith('/') ? path : join(MEMORY_ROOT, path), text]),
  );
  const manifest = `${MEMORY_ROOT}/package.json`;
  if (options.manifest && !texts.has(manifest)) texts.set(manifest, JSON.stringify(options.manifest));
  const workspaces = new Workspaces(memoryDisk(texts), { root: MEMORY_ROOT });
  const isOwnSource = (file: string) => isSourceName(file) && !file.includes('/node_modules/');
  return assemble({
    workspaces,
    cwd: MEMORY_ROOT,
    from: options.from,
    texts: new Map([...texts].filter(([file]) => isOwnSource(file))),
    readText: file => texts.get(file),
  });
}

export interface StdinOptions {
  /** The file that the text stands for; it need not be there. */
  path: string;
  text: string;
  cwd: string;
  from?: Generation | null | undefined;
}

/**
 * A project of one text that stands for the file at `path`. Its manifests, configurations and the files that it imports
 * come from the disk; nothing else is looked for.
 */
export function stdinProject({ path, text, cwd, from }: StdinOptions): Project {
  const base = absolute(cwd, '.');
  const workspaces = new Workspaces(nodeDisk(), { fallback: base });
  return assemble({
    workspaces,
    cwd: base,
    from: from ?? undefined,
    atHead: manifestsAtHead(workspaces),
    texts: new Map([[absolute(base, path), text]]),
    readText,
  });
}
