import { readFileSync } from 'node:fs';
import ignore, { type Ignore } from 'ignore';
import { isInside, join, relative } from './paths.js';

/** Patterns, and the folder that they are relative to. */
interface Layer {
  folder: string;
  patterns: Ignore;
}

/** Patterns of several folders; those of the innermost decide, as in git. */
export class IgnoreRules {
  private constructor(private readonly layers: readonly Layer[]) {}

  static readonly none = new IgnoreRules([]);

  /** These rules and the patterns that a file holds; the same rules where the file is not there. */
  withFile(file: string, folder: string): IgnoreRules {
    try {
      return this.withPatterns(folder, readFileSync(file, 'utf8'));
    } catch {
      return this;
    }
  }

  /** These rules and the `.gitignore` in `folder`. */
  enter(folder: string): IgnoreRules {
    return this.withFile(join(folder, '.gitignore'), folder);
  }

  /** These rules and `patterns` (in the syntax of `.gitignore`), seen from `folder`. */
  withPatterns(folder: string, patterns: string | readonly string[]): IgnoreRules {
    // Git minds the case where the disk does.
    const ignorecase = process.platform === 'win32' || process.platform === 'darwin';
    return new IgnoreRules([{ folder, patterns: ignore({ ignorecase }).add(patterns) }, ...this.layers]);
  }

  /**
   * The rules that hold inside `folder`, for who is in it. A file of patterns that shuts the folder out was overruled, by
   * an inner file or by the user who named it; it would shut out everything in it, so it no longer counts at all.
   */
  inside(folder: string): IgnoreRules {
    const holding = this.layers.filter(layer => decision(layer, folder, true) !== 'out');
    return holding.length === this.layers.length ? this : new IgnoreRules(holding);
  }

  /** Whether `file` (absolute) is ignored. Folders above it are taken to be in: whoever walks does not enter others. */
  ignores(file: string, isFolder: boolean): boolean {
    for (const layer of this.layers) {
      const decided = decision(layer, file, isFolder);
      if (decided) return decided === 'out';
    }
    return false;
  }
}

function decision({ folder, patterns }: Layer, file: string, isFolder: boolean): 'in' | 'out' | undefined {
  if (file === folder || !isInside(folder, file)) return undefined;
  const { ignored, unignored } = patterns.test(relative(folder, file) + (isFolder ? '/' : ''));
  return ignored ? 'out' : unignored ? 'in' : undefined;
}
