/** Packages that the code needs under 7 and that `ai` brought along before, or was. */
import type { Entry } from '../../../src/project/data-file.js';
import { importsOf } from '../../../src/project/imports.js';
import { asObject } from '../../../src/project/jsonc.js';
import { DEPENDENCY_FIELDS } from '../../../src/project/workspaces.js';
import type { ManifestContext } from '../../../src/transform.js';
import { versionFor7 } from './versions.js';

interface Addition {
  name: string;
  range: string;
  /** Why code of before needs it, without an import of it. */
  isNeeded?: (code: string) => boolean;
  why: string;
}

/** The adapter that `ai` had until 4. */
const adapter = (name: string, adapter: string): Addition => ({
  name,
  range: `^${versionFor7(name, 0)}`,
  isNeeded: code => code.includes(adapter) && importsOf(code).has('ai'),
  why: `The code uses \`${adapter}\`, which is \`${name}\` under 7.`,
});

const ADDITIONS: readonly Addition[] = [
  {
    name: '@opentelemetry/api',
    range: '^1.9.0',
    why: 'The code imports `@opentelemetry/api`, which only `ai` brought along; 7 does not.',
  },
  adapter('@ai-sdk/langchain', 'LangChainAdapter'),
  adapter('@ai-sdk/llamaindex', 'LlamaIndexAdapter'),
];

/** Adds the dependencies that the code needs and no manifest names. */
export function declareAdditions(context: ManifestContext): void {
  const { manifest, file, units, workspaces, deps } = context;
  const declared = workspaces
    .manifestsAbove(manifest.folder)
    .flatMap(({ json }) => DEPENDENCY_FIELDS.flatMap(field => Object.keys(asObject(json[field]))));
  const list = file.entries.filter(({ path }) => path.length === 2 && path[0] === 'dependencies');
  const [first] = list;
  for (const addition of ADDITIONS) {
    const { name, range, why } = addition;
    if (declared.includes(name) || !units.some(({ code }) => needs(code, addition))) continue;
    if (deps && first) insert(addition, first, list, context);
    else
      context.report(file, first ?? { start: 0, end: 0 }, {
        message: why,
        remedy: `Add \`"${name}": "${range}"\` to \`dependencies\`${first ? ', or run with `--deps`' : ''}.`,
      });
  }
}

const needs = (code: string, { name, isNeeded }: Addition): boolean =>
  (code.includes(name) && importsOf(code).has(name)) || (isNeeded?.(code) ?? false);

/** Where the order of the names has it, laid out as the others. */
function insert(
  { name, range }: Addition,
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
