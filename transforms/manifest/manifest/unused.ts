/** A package whose exports all have another home under 7, taken out where nothing names it any more. */
import type { ManifestContext } from '../../../src/transform.js';
import type { Dependency } from './raises.js';

const EMPTIED = '@ai-sdk/ui-utils';

/** Answers what it took out: an entry with another one behind it. */
export function takeOutUnused(dependencies: readonly Dependency[], context: ManifestContext): Dependency[] {
  const { units, after, change, file, deps } = context;
  if (!deps || units.some(unit => after(unit).includes(EMPTIED))) return [];
  return dependencies.filter(({ name, named }) => {
    const comma = /^"\s*,\s*/.exec(named.file.unit.text.slice(named.entry.end))?.[0];
    if (name !== EMPTIED || named.file !== file || !comma) return false;
    change(file, { start: named.entry.key, end: named.entry.end + comma.length }, '');
    return true;
  });
}
