/** Settings that name an entry point or a package that is gone. */
import type { Entry } from '../../../src/project/data-file.js';
import { join } from '../../../src/project/paths.js';
import type { ManifestContext, Remark } from '../../../src/transform.js';
import { ENDED, MODULES } from '../../exports/moved-modules/modules.js';

const NAMES = [...Object.keys(MODULES), ...Object.keys(ENDED), '@ai-sdk/ui-utils'];

/** A name in quotes or in a regular expression: `'ai/rsc'`, `"^ai/rsc$"`, `/ai\/rsc/`. */
const NAMED = new RegExp(`(?<![\\w@/.-])(?:${NAMES.join('|').replaceAll('/', '\\\\*/')})(?![\\w/-])`, 'g');

const CODE = /(?:\.config|(?:^|\/)\.\w+rc)\.[cm]?[jt]s$/;
const DATA = /^(?:[jt]sconfig[\w.-]*|jest\.config|\.eslintrc|biome|\.swcrc|\.babelrc)(?:\.jsonc?)?$/;

export function reportOldNames(named: Entry, context: ManifestContext): void {
  const { manifest, workspaces, open, report, file, units, after } = context;
  for (const name of workspaces.disk
    .list(manifest.folder)
    .filter(one => DATA.test(one))
    .toSorted()) {
    const data = open(join(manifest.folder, name));
    for (const match of data?.unit.text.matchAll(NAMED) ?? [])
      report(data!, { start: match.index, end: match.index + match[0].length }, remarkOn(match[0]));
  }
  for (const { path, found } of units.map(unit => ({ path: unit.path, found: after(unit).match(NAMED)?.[0] }))) {
    if (found && CODE.test(path)) report(file, named, remarkOn(found, ` in ${path}`));
  }
}

function remarkOn(found: string, place = ''): Remark {
  const name = found.replaceAll('\\', '');
  const to = MODULES[name];
  return {
    message: `\`${name}\`${place} is no module of 7, so that the setting has no effect.`,
    remedy: to ? `Name \`${to}\`.` : 'Take it out.',
    severity: 'info',
  };
}
