/** Packages that have no version which could be written for them. */
import { isSdkSpecifier } from '../../../src/project/sdk-names.js';
import { lowestVersion } from '../../../src/project/version-range.js';
import type { ManifestContext } from '../../../src/transform.js';
import type { Dependency } from './raises.js';
import { COMPANIONS, type Companion, versionFor7 } from './versions.js';

export function reportCompanions(dependencies: readonly Dependency[], context: ManifestContext): void {
  for (const dependency of dependencies) {
    const companion = COMPANIONS[dependency.name];
    if (companion) reportCompanion(dependency, companion, context);
    else if (isSdkSpecifier(dependency.name)) reportCopy(dependency, context);
  }
}

function reportCompanion({ name, range, named }: Dependency, companion: Companion, { report }: ManifestContext): void {
  const { version, runs = Number.POSITIVE_INFINITY, remedy } = companion;
  const major = lowestVersion(range)?.[0];
  if (major === undefined || (version && major >= Number.parseInt(version, 10))) return;
  const lead = version ? `\`${name}\` ${range} is of before AI SDK 7` : `\`${name}\` has no release for AI SDK 7`;
  const still = major >= runs ? ', whose adapter still runs its models' : '';
  report(named.file, named.entry, {
    message: `${lead}${still}, so it was left.`,
    remedy: remedy ?? (version ? raiseByHand(name, version) : 'Look for one on npm, and type-check what uses it.'),
    severity: major >= runs ? 'info' : 'warning',
  });
}

const raiseByHand = (name: string, version: string): string =>
  `Raise it by hand: \`${name}\` is made for 7 from ${version} on. Its changelog says what else changes.`;

/** A fork, or a patched copy of an old version: the project has its own SDK there. */
function reportCopy({ name, range, named }: Dependency, { report }: ManifestContext): void {
  const isForeign = /^npm:(?:@[^/@]+\/)?[^/@]+@/.test(range) && !range.startsWith(`npm:${name}@`);
  if (!isForeign && !range.startsWith('patch:')) return;
  report(named.file, named.entry, {
    message: `\`${name}\` is ${isForeign ? 'another package under that name' : 'a patched copy'}, so it was left.`,
    remedy: `Make the same of ${versionFor7(name, 0) ?? 'its version for 7'}, or take the plain package.`,
  });
}
