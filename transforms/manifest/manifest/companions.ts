/** Packages that have no version which could be written for them. */
import { isSdkSpecifier } from '../../../src/project/sdk-names.js';
import { admitsMajor, lowestVersion } from '../../../src/project/version-range.js';
import type { ManifestContext } from '../../../src/transform.js';
import type { Dependency, Raise } from './raises.js';
import { COMPANIONS, type Companion, PINNED, versionFor7 } from './versions.js';

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
  if (major === undefined || (version && admitsMajor(range, version))) return;
  const lead = version
    ? `\`${name}\` ${range} is made for an AI SDK before 7`
    : `\`${name}\` has no release for AI SDK 7`;
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

/** Packages that depend on one version of `ai`: beside another a project has two. */
export function reportPinned(raises: readonly Raise[], { report }: ManifestContext): void {
  for (const { name, isNeeded, named } of raises) {
    const pinned = PINNED[name];
    if (!pinned || !isNeeded) continue;
    report(named.file, named.entry, {
      message: `\`${name}\` ${versionFor7(name, 0)} brings its own copy of \`ai\` ${pinned}, whose types do not fit those of another version.`,
      remedy:
        'See after the install which versions of `ai` are there (`npm ls ai`); where two are, write the one it brings.',
      severity: 'info',
    });
  }
}
