import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Failure } from '../model.js';
import type { SourceUnit } from './project.js';
import { reasonOf } from './reason.js';

export { type GitState, gitChanges, isGitDirty } from './git.js';

/**
 * Writes `text` in place of a file, whole or not at all: into a new file next to it, which then takes its name. Mode and
 * owner stay; a link stays a link and what it leads to is written. Undefined when done, else why not: the disk refused,
 * or the file is no longer the one that was read, and then it is left alone.
 */
export function writeFileSafely(unit: Pick<SourceUnit, 'path' | 'file' | 'text'>, text: string): Failure | undefined {
  let temporary: string | undefined;
  try {
    const target = realpathSync(unit.file);
    // A rename would get round the protection of a read-only file.
    accessSync(target, constants.W_OK);
    if (!readFileSync(target).equals(Buffer.from(unit.text))) {
      return { path: unit.path, reason: 'changed on disk since it was read' };
    }
    const stat = statSync(target);
    // A short name: the file's own may be as long as the disk allows.
    temporary = path.join(path.dirname(target), `.ai-sdk-fix-${randomBytes(6).toString('hex')}.tmp`);
    writeFileSync(temporary, text, { flag: 'wx', mode: stat.mode });
    keepOwnerAndMode(temporary, stat);
    renameSync(temporary, target);
    return undefined;
  } catch (error) {
    if (temporary) rmSync(temporary, { force: true });
    return { path: unit.path, reason: reasonOf(error) };
  }
}

/** Writes a new file, whole or not at all. What has the name by now is left alone. */
export function createFileSafely(unit: Pick<SourceUnit, 'path' | 'file'>, text: string): Failure | undefined {
  let isOurs = false;
  try {
    const made = openSync(unit.file, 'wx');
    isOurs = true;
    try {
      writeFileSync(made, text);
    } finally {
      closeSync(made);
    }
    return undefined;
  } catch (error) {
    if (isOurs) rmSync(unit.file, { force: true });
    return { path: unit.path, reason: reasonOf(error) };
  }
}

function keepOwnerAndMode(file: string, { uid, gid, mode }: Stats): void {
  try {
    const made = statSync(file);
    if (made.uid !== uid || made.gid !== gid) chownSync(file, uid, gid);
  } catch {
    // Only root may give files away; for anyone else the file becomes theirs, as with every editor.
  }
  // After the owner, because a change of owner clears bits; and again, because the umask cut the mode at creation.
  chmodSync(file, mode & 0o7777);
}
