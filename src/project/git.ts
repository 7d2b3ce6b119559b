import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { absolute, byCodeUnits, join, parent, relative, toSlash, upwards } from './paths.js';

/** Path arguments per call: far below the limit that systems set to the length of a command line. */
const PATHS_PER_CALL = 500;

/**
 * Output of a git command; undefined when it fails, for whatever reason (git is not installed, no repository, the
 * object is not there). No shell, no optional locks, no hook of the repository's configuration, and paths mean
 * themselves (`:(top)` and `*` are names).
 */
export function git(folder: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-c', 'core.fsmonitor=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...withoutGitVariables(), GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1' },
      windowsHide: true,
    });
  } catch {
    return undefined;
  }
}

/** Inside a git hook these name another repository than the one around `cwd`. */
function withoutGitVariables(): NodeJS.ProcessEnv {
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_PREFIX, ...rest } = process.env;
  return rest;
}

/** Root of the repository or linked work tree around `folder`. */
export function gitRoot(folder: string): string | undefined {
  for (const above of upwards(folder)) if (existsSync(join(above, '.git'))) return above;
  return undefined;
}

export interface GitState {
  /** Whether any of the paths lies in a git repository: without one nothing can be told, and nothing is held up. */
  repository: boolean;
  /** Changed files, relative to the working directory, sorted. */
  changed: string[];
}

/**
 * Files below `paths` that git has uncommitted changes of: modified, staged, deleted or renamed ones. Untracked files
 * count where they are among `writes` (relative to `cwd` or absolute): they could not be brought back.
 */
export function isGitDirty(paths: readonly string[], cwd: string, writes: readonly string[] = []): GitState {
  // Git reports real paths, so both sides are made real.
  const base = real(absolute(cwd, '.'));
  const writable = new Set(writes.map(path => real(absolute(cwd, path))));
  const changed = new Set<string>();
  let repository = false;
  for (const [root, files] of byRepository([...(paths.length > 0 ? paths : ['.']), ...writes], cwd)) {
    for (let at = 0; at < files.length; at += PATHS_PER_CALL) {
      const some = files.slice(at, at + PATHS_PER_CALL).map(file => relative(root, file));
      const untracked = writes.length > 0 ? 'all' : 'no';
      const output = git(root, ['status', '--porcelain', '-z', `--untracked-files=${untracked}`, '--', ...some]);
      if (output === undefined) continue;
      repository = true;
      for (const entry of entries(output)) {
        const file = join(root, entry.path);
        if (!entry.untracked || writable.has(file)) changed.add(relative(base, file));
      }
    }
  }
  return { repository, changed: [...changed].sort(byCodeUnits) };
}

/** The changed files of `isGitDirty`; none outside a repository. */
export function gitChanges(paths: readonly string[], cwd: string, writes: readonly string[] = []): string[] {
  return isGitDirty(paths, cwd, writes).changed;
}

/** The paths, real and absolute, by the repository that holds them. */
function byRepository(paths: readonly string[], cwd: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of new Set(paths.map(path => real(absolute(cwd, path))))) {
    const root = gitRoot(existsSync(join(path, '.git')) ? path : parent(path)) ?? undefined;
    if (root) files.set(root, [...(files.get(root) ?? []), path]);
  }
  return files;
}

/** Entries of `git status --porcelain -z`: `XY path`, and for a rename the old path as an entry of its own. */
function* entries(output: string): Generator<{ path: string; untracked: boolean }> {
  const fields = output.split('\0').filter(field => field !== '');
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at]!;
    yield { path: field.slice(3), untracked: field.startsWith('??') };
    if (/^(?:[RC].|.[RC])/.test(field)) at++;
  }
}

function real(path: string): string {
  try {
    return toSlash(realpathSync(path));
  } catch {
    return path;
  }
}
