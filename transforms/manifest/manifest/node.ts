/** Places beside the manifest that name a version of Node.js. */
import { entryAt } from '../../../src/project/data-file.js';
import { join } from '../../../src/project/paths.js';
import { lowestVersion } from '../../../src/project/version-range.js';
import type { DataFile, ManifestContext, TextRange } from '../../../src/transform.js';

const OLDEST = 22;

/** Files that say which Node.js runs the code: folder, name, and the versions in the text. */
const FILES: readonly { folder: string; name: RegExp; version: RegExp }[] = [
  { folder: '.', name: /^\.(?:nvmrc|node-version)$/, version: /^\s*v?(\d+)[\d.]*\s*$/g },
  { folder: '.', name: /^\.nvmrc$/, version: /^\s*lts\/(?:gallium|hydrogen|iron)\s*$/gi },
  { folder: '.', name: /^\.tool-versions$/, version: /(?<=^node(?:js)?\s+)(\d+)[\d.]*/gm },
  { folder: '.', name: /dockerfile/i, version: /(?<=^FROM\s+(?:--\S+\s+)*(?:\S+\/)?node:)(\d+)[\w.-]*/gim },
  {
    folder: '.',
    name: /^\.gitlab-ci\.yml$/,
    version: /(?<=^\s*(?:-\s+)?(?:image|name):\s*['"]?(?:\S+\/)?node:)(\d+)[\w.-]*/gm,
  },
  {
    folder: '.github/workflows',
    name: /\.ya?ml$/,
    version:
      /(?<=^\s*(?:-\s+)?['"]?node(?:-version|_version)?s?['"]?:\s*(?:\[[^\]\n#]*|['"]?))\bv?(\d+)(?:\.[\dx*.]+)?(?!['"]?:)/gm,
  },
];

export function reportNode(context: ManifestContext): void {
  const { manifest, file, workspaces } = context;
  for (const folder of new Set([manifest.folder, workspaces.boundary(manifest.folder)])) {
    for (const { folder: below, name, version } of FILES) {
      const names = workspaces.disk.list(join(folder, below)).filter(entry => name.test(entry));
      for (const found of names.toSorted()) {
        const other = context.open(join(folder, below, found));
        for (const match of other?.unit.text.matchAll(version) ?? []) {
          const start = match.index + /^\s*/.exec(match[0])![0].length;
          report(other!, { start, end: start + match[0].trim().length }, Number(match[1] ?? 0), context);
        }
      }
    }
  }
  const volta = entryAt(file.entries, ['volta', 'node']);
  if (volta) report(file, volta, lowestVersion(volta.value)?.[0] ?? OLDEST, context);
  const types = file.entries.find(({ path }) => path.length === 2 && path[1] === '@types/node');
  if (types && (lowestVersion(types.value)?.[0] ?? OLDEST) < OLDEST) {
    context.report(file, types, {
      message: `These are the types of an older Node.js than ${OLDEST}, which 7 asks for.`,
      remedy: `Raise \`@types/node\` to the Node.js that runs the code.`,
      severity: 'info',
    });
  }
}

function report(file: DataFile, at: TextRange, major: number, context: ManifestContext): void {
  if (major >= OLDEST) return;
  context.report(file, at, {
    message: `This names an older Node.js than ${OLDEST}, which 7 asks for.`,
    remedy: `Raise it to ${OLDEST} or newer.`,
    severity: 'info',
  });
}
