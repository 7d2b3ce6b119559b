/** Packages that the code imports, and that came along with others until now. */
import type { Entry } from '../../../src/project/data-file.js';
import { importsOf } from '../../../src/project/imports.js';
import { asObject } from '../../../src/project/jsonc.js';
import { DEPENDENCY_FIELDS } from '../../../src/project/workspaces.js';
import type { ManifestContext } from '../../../src/transform.js';
import { versionFor7 } from './versions.js';

interface Imported {
  name: string;
  range: string;
  message: string;
}

const TELEMETRY: Imported = {
  name: '@opentelemetry/api',
  range: '^1.9.0',
  message: 'The code imports `@opentelemetry/api`, which only `ai` brought along; 7 does not.',
};

const PROVIDER: Imported = {
  name: '@ai-sdk/provider',
  range: `^${versionFor7('@ai-sdk/provider', 0)}`,
  message: 'The code imports types of `@ai-sdk/provider` now, which it took of `ai` before.',
};

/** Adds the dependencies that the code imports and no manifest names. */
export function declareImported(context: ManifestContext): void {
  const { units, after } = context;
  const imports = (code: string, name: string): boolean => code.includes(name) && importsOf(code).has(name);
  if (units.some(({ code }) => imports(code, TELEMETRY.name))) declare(TELEMETRY, context);
  const takesTypes = units.some(unit => imports(after(unit), PROVIDER.name) && !imports(unit.code, PROVIDER.name));
  if (takesTypes) declare(PROVIDER, context);
}

function declare(imported: Imported, context: ManifestContext): void {
  const { manifest, file, workspaces, deps } = context;
  const { name, range, message } = imported;
  const declared = workspaces
    .manifestsAbove(manifest.folder)
    .some(({ json }) => DEPENDENCY_FIELDS.some(field => name in asObject(json[field])));
  if (declared) return;
  const list = file.entries.filter(({ path }) => path.length === 2 && path[0] === 'dependencies');
  const [first] = list;
  if (deps && first) return insert(imported, first, list, context);
  context.report(file, first ?? { start: 0, end: 0 }, {
    message,
    remedy: `Add \`"${name}": "${range}"\` to \`dependencies\`${first ? ', or run with `--deps`' : ''}.`,
  });
}

/** Where the order of the names has it, laid out as the others. */
function insert(
  { name, range }: Imported,
  first: Entry,
  list: readonly Entry[],
  { file, change }: ManifestContext,
): void {
  const { text } = file.unit;
  const space = /\s*$/.exec(text.slice(0, first.key))![0];
  const colon = text
    .slice(first.key, first.start)
    .replace(/^"(?:[^"\\]|\\.)*"/, '')
    .slice(0, -1);
  const line = `"${name}"${colon}"${range}"`;
  const next = list.find(({ path }) => path[1]! > name);
  if (next) change(file, { start: next.key, end: next.key }, `${line},${space || ' '}`);
  else {
    const end = list.at(-1)!.end + 1;
    change(file, { start: end, end }, `,${space || ' '}${line}`);
  }
}
