/** For what is said once of a package, where many places would say the same. */
import type { PackageUnit } from './project/project.js';
import type { Uses } from './sdk/uses.js';
import type { Context } from './transform.js';

const said = new WeakMap<Uses, Map<string, Set<PackageUnit>>>();

/** Whether it is the first time in this run that the subject comes up in the package of the file. */
export function isFirstInPackage(subject: string, { uses, unit }: Context): boolean {
  const ofRun = said.get(uses) ?? new Map<string, Set<PackageUnit>>();
  const packages = ofRun.get(subject) ?? new Set();
  said.set(uses, ofRun.set(subject, packages));
  if (packages.has(unit.package)) return false;
  packages.add(unit.package);
  return true;
}
