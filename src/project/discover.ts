import { realpathSync, statSync } from 'node:fs';
import type { Failure, Generation } from '../model.js';
import { assemble } from './assemble.js';
import { nodeDisk } from './disk.js';
import { manifestsAtHead } from './head.js';
import { IgnoreRules } from './ignore-rules.js';
import { absolute, isInside, relative, toSlash } from './paths.js';
import type { Project } from './project.js';
import { reasonOf } from './reason.js';
import { isSourceName, readSource } from './source.js';
import { walk } from './walk.js';
import { Workspaces } from './workspaces.js';

export interface DiscoverOptions {
  /** What paths are relative to, in the arguments and in the report. */
  cwd: string;
  /** Generation of all the code; without it each package's manifest tells. */
  from?: Generation | null | undefined;
  /** Patterns in the syntax of `.gitignore`, relative to `cwd`. They hold for named files too. */
  ignore: readonly string[];
  /** Whether `.gitignore` files count. A file or folder that is named is taken even when they shut it out. */
  gitignore: boolean;
}

/**
 * Finds the source files below `paths` (files and folders; the working directory where there are none), the packages
 * that own them and the generation each package was written for. Never throws for what it finds on the disk: a path
 * that is not there or not readable is among the project's failures.
 */
export function discover(paths: readonly string[], options: DiscoverOptions): Project {
  const cwd = absolute(options.cwd, '.');
  const search = new Search(cwd, options);
  for (const path of paths.length > 0 ? paths : ['.']) search.add(path);
  const workspaces = new Workspaces(nodeDisk(), { fallback: cwd });
  return assemble({
    workspaces,
    cwd,
    from: options.from ?? undefined,
    atHead: manifestsAtHead(workspaces),
    texts: search.read(),
    readText,
    failures: search.failures,
    notices: search.notices(),
  });
}

/** Text of a source file; undefined where it cannot be read or is not worked on. */
export function readText(file: string): string | undefined {
  const read = readSource(file);
  return read && 'text' in read ? read.text : undefined;
}

/** Collects files; the same file reached twice, by two paths or through a link, counts once. */
class Search {
  readonly failures: Failure[] = [];
  readonly #files = new Map<string, string>();
  readonly #empty: string[] = [];
  readonly #noSource: string[] = [];
  readonly #ignore: IgnoreRules;

  constructor(
    readonly cwd: string,
    readonly options: DiscoverOptions,
  ) {
    this.#ignore = IgnoreRules.none.withPatterns(
      cwd,
      options.ignore.map(pattern => pattern.replace(/^\.\//, '/')),
    );
  }

  /** Takes a path as the user wrote it. */
  add(path: string): void {
    const full = absolute(this.cwd, path);
    const shown = relative(this.cwd, full);
    try {
      const stat = statSync(full);
      const real = toSlash(realpathSync(full));
      if (stat.isDirectory()) this.#addFolder(full, real);
      else if (!isSourceName(full)) this.#noSource.push(shown);
      else if (!this.#isIgnored(full)) this.#addFile(full, real);
    } catch (error) {
      this.failures.push({ path: shown, reason: reasonOf(error) });
    }
  }

  #isIgnored(file: string): boolean {
    // A pattern may shut out a folder above the file.
    return isInside(this.cwd, file) && this.#ignore.ignores(file, false);
  }

  #addFolder(folder: string, real: string): void {
    const before = this.failures.length;
    const found = walk(
      folder,
      { cwd: this.cwd, ignore: this.#ignore, gitignore: this.options.gitignore },
      this.failures,
    );
    for (const file of found) this.#addFile(file, real + file.slice(folder.length));
    if (found.length === 0 && this.failures.length === before) this.#empty.push(relative(this.cwd, folder));
  }

  #addFile(file: string, real: string): void {
    const known = this.#files.get(real);
    // Of two names the file's own wins over a link to it, else the one that came first.
    if (known === undefined || file === real) this.#files.set(real, file);
  }

  /** Reads what was found. */
  read(): Map<string, string> {
    const texts = new Map<string, string>();
    for (const file of this.#files.values()) {
      const read = readSource(file);
      if (read && 'text' in read) texts.set(file, read.text);
      else if (read) this.failures.push({ path: relative(this.cwd, file), reason: read.reason });
    }
    return texts;
  }

  notices(): string[] {
    const notices = this.#empty.map(folder => `no source files in ${folder === '.' ? 'this folder' : folder}`);
    if (this.#noSource.length > 0) {
      const more = this.#noSource.length > 3 ? ` and ${this.#noSource.length - 3} more` : '';
      notices.push(`not source files: ${this.#noSource.slice(0, 3).join(', ')}${more}`);
    }
    return notices;
  }
}
