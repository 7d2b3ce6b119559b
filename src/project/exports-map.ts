/**
 * Paths that an `exports` or `imports` field of a manifest gives for `key` (`.`, `./sub`, `#name`), whatever the
 * condition, in the order of the field. Empty where the field does not know the key.
 */
export function exportTargets(field: unknown, key: string): string[] {
  if (typeof field !== 'object' || field === null || Array.isArray(field)) return key === '.' ? leaves(field, '') : [];
  const entries = Object.entries(field);
  if (!entries.some(([name]) => name.startsWith('.') || name.startsWith('#')))
    return key === '.' ? leaves(field, '') : [];
  let best: { prefix: string; target: unknown; star: string } | undefined;
  for (const [name, target] of entries) {
    if (name === key) return leaves(target, '');
    // `./lib/` is the old way to write `./lib/*`.
    const [prefix, suffix] = name.endsWith('/') ? [name, ''] : name.split('*');
    if (prefix === undefined || suffix === undefined) continue;
    const fits = key.length > prefix.length + suffix.length && key.startsWith(prefix) && key.endsWith(suffix);
    if (fits && (!best || prefix.length > best.prefix.length)) {
      best = { prefix, target, star: key.slice(prefix.length, key.length - suffix.length) };
    }
  }
  return best ? leaves(best.target, best.star) : [];
}

/** Strings in nested conditions and fallback lists. */
function leaves(target: unknown, star: string): string[] {
  if (typeof target === 'string') return [target.endsWith('/') ? target + star : target.replaceAll('*', () => star)];
  if (typeof target !== 'object' || target === null) return [];
  return [...new Set(Object.values(target).flatMap(inner => leaves(inner, star)))];
}
