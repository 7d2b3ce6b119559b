import { type Dirent, existsSync, readdirSync } from 'node:fs';
import type { Failure } from '../model.js';
import { IgnoreRules } from './ignore-rules.js';
import { join, relative, upwards } from './paths.js';
import { reasonOf } from './reason.js';
import { isSourceName } from './source.js';

export interface WalkOptions {
  cwd: string;
  /** More patterns, relative to the working directory. */
  ignore: IgnoreRules;
  gitignore: boolean;
}

/** Folders that hold no source of the project, whatever the ignore files say. */
const NEVER_ENTERED = new Set(['node_modules', '.git']);

/**
 * Every source file below `root` (absolute), in no order. Links are not followed: what they lead to is either below
 * `root` and found there, or outside and none of our business. That also settles loops. A folder that cannot be read
 * becomes a failure.
 */
export function walk(root: string, options: WalkOptions, failures: Failure[]): string[] {
  const found: string[] = [];
  const above = options.gitignore ? rulesAbove(root, options.cwd) : IgnoreRules.none;
  const pending = [{ folder: root, rules: above }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { folder } = next;
    let entries: Dirent[];
    try {
      entries = readdirSync(/^[a-z]:$/i.test(folder) ? `${folder}/` : folder, { withFileTypes: true });
    } catch (error) {
      failures.push({ path: relative(options.cwd, folder), reason: reasonOf(error) });
      continue;
    }
    const hasRules = options.gitignore && entries.some(entry => entry.name === '.gitignore');
    const outer = next.rules.inside(folder);
    const rules = hasRules ? outer.enter(folder) : outer;
    for (const entry of entries) {
      const isFolder = entry.isDirectory();
      if (isFolder ? NEVER_ENTERED.has(entry.name) : !entry.isFile() || !isSourceName(entry.name)) continue;
      const file = join(folder, entry.name);
      if (rules.ignores(file, isFolder) || options.ignore.ignores(file, isFolder)) continue;
      if (isFolder) pending.push({ folder: file, rules });
      else found.push(file);
    }
  }
  return found;
}

/**
 * The ignore rules that hold in `root` already: those of the folders above it up to the git root (with the repository's
 * own `info/exclude`), outside a repository up to the working directory.
 */
function rulesAbove(root: string, cwd: string): IgnoreRules {
  const folders = [...upwards(root)];
  let outermost = folders.findIndex(isRepository);
  if (outermost === -1) outermost = folders.indexOf(cwd);
  let rules = IgnoreRules.none;
  for (const folder of folders.slice(0, outermost + 1).reverse()) {
    if (isRepository(folder)) rules = rules.withFile(join(folder, '.git/info/exclude'), folder);
    // The walk reads the file of `root` itself, as it does in every folder.
    if (folder !== root) rules = rules.enter(folder);
  }
  return rules;
}

function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}
