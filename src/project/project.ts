import type { Failure, Generation } from '../model.js';
import type { Apart } from './generation.js';
import type { Workspaces } from './workspaces.js';

/** A source file as it was read. */
export interface SourceUnit {
  /** Relative to the working directory, with `/` on every system: what the report prints. */
  path: string;
  /** Absolute, with `/` on every system: what modules are resolved by. */
  file: string;
  /** The whole text, byte order mark included. */
  text: string;
  /**
   * What the compiler reads, of the same length as `text`: equal to it, or, for `.vue` and `.svelte`, the script blocks
   * at their offsets with everything else blanked.
   */
  code: string;
  /** Dialect for the parsers. `.js` files may hold JSX. */
  language: 'ts' | 'tsx' | 'jsx';
  package: PackageUnit;
  /** How it is loaded. */
  readonly format: ModuleFormat;
  /** Whether the types of `Error` take a `cause`. */
  readonly knowsErrorCause: boolean;
  /** Whether what has no type may be `any`, as its configuration says. */
  readonly impliesAny: boolean;
  /** Whether its imports of files have to spell the ending. */
  readonly needsEndings: boolean;
}

export type ModuleFormat = 'module' | 'commonjs' | 'unknown';

/** A workspace package: the nearest manifest above a file. */
export interface PackageUnit {
  /** Folder of the manifest, relative to the working directory; `.` for the root. */
  path: string;
  name: string;
  /** Generation that the manifest (or `--from`) tells; null where it does not tell. */
  generation: Generation | null;
  /** Why, in words a person can check: `package.json: ai ^5.0.60`. */
  evidence: string;
  /** Packages of hooks that are of another generation, which the files that import them were written for. */
  apart: readonly Apart[];
}

/** What the later steps know of the disk. */
export interface Project {
  packages: PackageUnit[];
  /** Every source file below the given paths, sorted by path. */
  files: SourceUnit[];
  failures: Failure[];
  /** What a person should hear although nothing failed: a folder without source, a named file that is no source. */
  notices: string[];
  /**
   * Absolute path of the project's own source file that `specifier` means when imported from `from` (absolute), or
   * undefined for packages and unknown files. Relative paths, tsconfig `paths` and `baseUrl` (also inherited, also
   * project references), workspace packages by name, `#imports`.
   */
  resolve(specifier: string, from: string): string | undefined;
  /** Its manifests, workspaces and catalogs. */
  workspaces: Workspaces;
  /** Source unit by absolute path: from `files`, or read on demand for files outside the given paths. */
  unit(file: string): SourceUnit | undefined;
  /** The unit of a file that is not there yet, without text. */
  blank(file: string): SourceUnit;
}
