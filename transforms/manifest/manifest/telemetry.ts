/** `ai` brought `@opentelemetry/api` along until 6. */
import type { Entry } from '../../../src/project/data-file.js';
import { importsOf } from '../../../src/project/imports.js';
import { asObject } from '../../../src/project/jsonc.js';
import { DEPENDENCY_FIELDS } from '../../../src/project/workspaces.js';
import type { ManifestContext } from '../../../src/transform.js';

const NAME = '@opentelemetry/api';
const RANGE = '^1.9.0';

/** Adds the dependency that the code imports and no manifest names. */
export function declareTelemetry(context: ManifestContext): void {
  const { manifest, file, units, workspaces, deps } = context;
  const declared = workspaces
    .manifestsAbove(manifest.folder)
    .some(({ json }) => DEPENDENCY_FIELDS.some(field => NAME in asObject(json[field])));
  if (declared || !units.some(({ code }) => code.includes(NAME) && importsOf(code).has(NAME))) return;
  const list = file.entries.filter(({ path }) => path.length === 2 && path[0] === 'dependencies');
  const [first] = list;
  if (deps && first) return insert(first, list, context);
  context.report(file, first ?? { start: 0, end: 0 }, {
    message: `The code imports \`${NAME}\`, which only \`ai\` brought along; 7 does not.`,
    remedy: `Add \`"${NAME}": "${RANGE}"\` to \`dependencies\`${first ? ', or run with `--deps`' : ''}.`,
  });
}

/** Where the order of the names has it, laid out as the others. */
function insert(first: Entry, list: readonly Entry[], { file, change }: ManifestContext): void {
  const { text } = file.unit;
  const space = /\s*$/.exec(text.slice(0, first.key))![0];
  const colon = text
    .slice(first.key, first.start)
    .replace(/^"(?:[^"\\]|\\.)*"/, '')
    .slice(0, -1);
  const line = `"${NAME}"${colon}"${RANGE}"`;
  const next = list.find(({ path }) => path[1]! > NAME);
  if (next) change(file, { start: next.key, end: next.key }, `${line},${space || ' '}`);
  else {
    const end = list.at(-1)!.end + 1;
    change(file, { start: end, end }, `,${space || ' '}${line}`);
  }
}
