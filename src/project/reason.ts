const REASONS: Record<string, string> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the disk',
  ELOOP: 'a symbolic link that leads to itself',
  ENAMETOOLONG: 'the name is too long',
  EEXIST: 'a file of that name is there already',
  EISDIR: 'a folder, where a file was expected',
  EBUSY: 'in use by another program',
};

/** Why the disk refused, in words for a report: no error codes where there are words, never an absolute path. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return (code && REASONS[code]) || code || messageOf(error);
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
