/** Packages that the code needs under 7 and that `ai` brought along before, or was. */
import type { Entry } from '../../../src/project/data-file.js';
import { importsOf } from '../../../src/project/imports.js';
import { asObject } from '../../../src/project/jsonc.js';
import type { SourceUnit } from '../../../src/project/project.js';
import { DEPENDENCY_FIELDS } from '../../../src/project/workspaces.js';
import type { ManifestContext } from '../../../src/transform.js';
import { versionFor7 } from './versions.js';

interface Addition {
  name: string;
  range: string;
  /** Why code of before needs it, without an import of it. */
  isNeeded?: (code: string) => boolean;
  /** Whether this run writes the imports of it; code that had one before goes on as it does. */
  isWritten?: true;
  why: string;
}

/** The adapter that `ai` had until 4. */
const adapter = (name: string, adapter: string): Addition => ({
  name,
  range: `^${versionFor7(name, 0)}`,
  isNeeded: code => code.includes(adapter) && importsOf(code).has('ai'),
  why: `The code uses \`${adapter}\`, which is \`${name}\` under 7.`,
});

/** The package that has what `ai` had: an entry point, exports. */
function successor(name: string, old: { entry?: string; exports?: readonly string[] }): Addition {
  const { entry, exports = [] } = old;
  const list = new RegExp(`\\{[^{}]*\\b(?:${exports.join('|')})\\b[^{}]*\\}\\s*(?:from|=.*\\()\\s*["']ai["']`);
  return {
    name,
    range: `^${versionFor7(name, 0)}`,
    isNeeded: code =>
      (entry !== undefined && code.includes(entry) && importsOf(code).has(entry)) ||
      (exports.length > 0 && list.test(code)),
    why: `The code imports what \`${name}\` has under 7, and \`ai\` had.`,
  };
}

const ADDITIONS: readonly Addition[] = [
  {
    name: '@opentelemetry/api',
    range: '^1.9.0',
    why: 'The code imports `@opentelemetry/api`, which only `ai` brought along; 7 does not.',
  },
  {
    name: '@ai-sdk/provider',
    range: `^${versionFor7('@ai-sdk/provider', 0)}`,
    isWritten: true,
    why: 'The code imports types of `@ai-sdk/provider` now, which it took of `ai` before.',
  },
  adapter('@ai-sdk/langchain', 'LangChainAdapter'),
  adapter('@ai-sdk/llamaindex', 'LlamaIndexAdapter'),
  successor('@ai-sdk/rsc', { entry: 'ai/rsc' }),
  successor('@ai-sdk/react', { entry: 'ai/react' }),
  successor('@ai-sdk/vue', { entry: 'ai/vue' }),
  successor('@ai-sdk/svelte', { entry: 'ai/svelte' }),
  successor('@ai-sdk/mcp', {
    entry: 'ai/mcp-stdio',
    exports: ['experimental_createMCPClient', 'experimental_MCPClient', 'MCPClientError', 'MCPTransport'],
  }),
  successor('@ai-sdk/provider-utils', { exports: ['ToolCall', 'ToolResult', 'CoreToolCall', 'CoreToolResult'] }),
];

/** Adds the dependencies that the code needs and no manifest names. */
export function declareAdditions(context: ManifestContext): void {
  const { manifest, file, units, workspaces, deps } = context;
  const declared = workspaces
    .manifestsAbove(manifest.folder)
    .flatMap(({ json }) => DEPENDENCY_FIELDS.flatMap(field => Object.keys(asObject(json[field]))));
  const list = file.entries.filter(({ path }) => path.length === 2 && path[0] === 'dependencies');
  const [first] = list;
  const missing = ADDITIONS.filter(
    one => !declared.includes(one.name) && units.some(unit => needs(unit, one, context)),
  );
  if (deps && first) return insert(missing, first, list, context);
  for (const { name, range, why } of missing) {
    context.report(file, first ?? { start: 0, end: 0 }, {
      message: why,
      remedy: `Add \`"${name}": "${range}"\` to \`dependencies\`${first ? ', or run with `--deps`' : ''}.`,
    });
  }
}

function needs(unit: SourceUnit, { name, isNeeded, isWritten }: Addition, { after }: ManifestContext): boolean {
  const imports = (code: string): boolean => code.includes(name) && importsOf(code).has(name);
  if (isWritten) return !imports(unit.code) && imports(after(unit));
  return imports(unit.code) || (isNeeded?.(unit.code) ?? false);
}

/** Where the order of the names has them, laid out as the others. */
function insert(
  additions: readonly Addition[],
  first: Entry,
  list: readonly Entry[],
  { file, change }: ManifestContext,
): void {
  const { text } = file.unit;
  const space = /\s*$/.exec(text.slice(0, first.key))![0] || ' ';
  const colon = text
    .slice(first.key, first.start)
    .replace(/^"(?:[^"\\]|\\.)*"/, '')
    .slice(0, -1);
  const places = new Map<Entry | undefined, string[]>();
  for (const { name, range } of additions.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const next = list.find(({ path }) => path[1]! > name);
    places.set(next, [...(places.get(next) ?? []), `"${name}"${colon}"${range}"`]);
  }
  for (const [next, lines] of places) {
    const at = next ? next.key : list.at(-1)!.end + 1;
    const added = next ? lines.map(line => `${line},${space}`) : lines.map(line => `,${space}${line}`);
    change(file, { start: at, end: at }, added.join(''));
  }
}
