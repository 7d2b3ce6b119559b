import type { Disk } from './disk.js';
import { git, gitRoot } from './git.js';
import { memo } from './memo.js';
import { join, relative } from './paths.js';
import { Workspaces } from './workspaces.js';

/** Files that say which version of a package is used. */
const TELLING_FILES =
  /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.yarnrc\.yml|package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/;

/**
 * The manifests as they were in the last commit, for the repository around a folder; undefined where there is none, or
 * where no manifest was changed since. Git is asked once per repository, and once per file that did change.
 */
export function manifestsAtHead(now: Workspaces): (folder: string) => Workspaces | undefined {
  const ofRepository = memo((root: string) => {
    const changed = git(root, ['diff', '--name-only', '--no-ext-diff', '--no-renames', '-z', 'HEAD', '--']);
    const files = (changed ?? '').split('\0').filter(file => TELLING_FILES.test(file));
    return files.length > 0 ? new Workspaces(headDisk(now.disk, root, new Set(files)), now.outermost) : undefined;
  });
  return folder => {
    const root = gitRoot(folder);
    return root === undefined ? undefined : ofRepository(root);
  };
}

/** The disk, with the text that the changed files had in the last commit. */
function headDisk(disk: Disk, root: string, changed: ReadonlySet<string>): Disk {
  const committed = memo((path: string) => git(root, ['show', '--no-textconv', `HEAD:${path}`]));
  const isInstalled = (file: string) => `${file}/`.includes('/node_modules/');
  return {
    ...disk,
    // What is installed goes with the manifest of today.
    isFile: file => !isInstalled(file) && (disk.isFile(file) || changed.has(relative(root, file))),
    isDirectory: folder => !isInstalled(folder) && disk.isDirectory(folder),
    read: file => (changed.has(relative(root, file)) ? committed(relative(root, file)) : disk.read(file)),
    list: folder => disk.list(join(folder)),
  };
}
