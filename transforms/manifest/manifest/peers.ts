/** Packages of others that those of 7 want in a newer version than the manifest lets in. */
import { admitsMajor, lowestVersion, raised } from '../../../src/project/version-range.js';
import type { ManifestContext } from '../../../src/transform.js';
import type { Dependency } from './raises.js';
import { ON_REACT, PEERS, REACT } from './versions.js';

/** `added`: packages that the manifest names from now on. */
export function reportPeers(
  dependencies: readonly Dependency[],
  added: readonly string[],
  { report }: ManifestContext,
): void {
  const names = [...new Set([...dependencies.map(({ name }) => name), ...added])];
  for (const { name, range, named } of dependencies) {
    const owner = names.find(other => wanted(other, name, range));
    const version = owner && wanted(owner, name, range);
    if (!version || !shutsOut(range, version)) continue;
    report(named.file, named.entry, {
      message: `\`${owner}\` of 7 takes \`${name}\` from ${version} on, and this is ${range}.`,
      remedy: `Raise \`${name}\`, and what must be of the same version; its changelog says what else changes.`,
    });
  }
}

function wanted(owner: string, name: string, range: string): string | undefined {
  if (name !== 'react') return PEERS[owner]?.[name];
  return ON_REACT.includes(owner) ? REACT[lowestVersion(range)?.slice(0, 2).join('.') ?? ''] : undefined;
}

/** Whether no release from the version on is let in: a range that ends before it, or one release. */
const shutsOut = (range: string, version: string): boolean =>
  !admitsMajor(range, version) || (/^[=v\d]/.test(range) && raised(range, version) !== undefined);
