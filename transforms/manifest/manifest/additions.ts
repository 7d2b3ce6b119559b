/** Packages that the code needs under 7 and that `ai` brought along before, or was. */
import type { Entry } from '../../../src/project/data-file.js';
import { importsOf } from '../../../src/project/imports.js';
import { asObject } from '../../../src/project/jsonc.js';
import type { SourceUnit } from '../../../src/project/project.js';
import { DEPENDENCY_FIELDS } from '../../../src/project/workspaces.js';
import type { ManifestContext } from '../../../src/transform.js';
import type { Dependency } from './raises.js';
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
  {
    name: '@ai-sdk/test-server',
    range: `^${versionFor7('@ai-sdk/test-server', 0)}`,
    isWritten: true,
    why: 'The code imports the test server of `@ai-sdk/test-server` now, which it took of `@ai-sdk/provider-utils` before.',
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

type Field = 'dependencies' | 'devDependencies';

/** Adds the dependencies that the code needs and no manifest names; answers their names. */
export function declareAdditions(kept: readonly Dependency[], context: ManifestContext): string[] {
  const { manifest, file, workspaces, deps } = context;
  const declared = workspaces
    .manifestsAbove(manifest.folder)
    .flatMap(({ json }) => DEPENDENCY_FIELDS.flatMap(field => Object.keys(asObject(json[field]))));
  const missing = ADDITIONS.filter(one => !declared.includes(one.name)).flatMap(one => {
    const field = fieldFor(one, context);
    return field ? { ...one, field } : [];
  });
  for (const field of ['dependencies', 'devDependencies'] as const) {
    const list = kept.flatMap(({ named }) => (named.file === file && named.entry.path[0] === field ? named.entry : []));
    const additions = missing.filter(one => one.field === field);
    const [first] = list;
    if (deps && first) insert(additions, first, list, context);
    else report(additions, first, context);
  }
  return missing.map(({ name }) => name);
}

function report(
  additions: readonly (Addition & { field: Field })[],
  first: Entry | undefined,
  context: ManifestContext,
): void {
  for (const { name, range, why, field } of additions) {
    context.report(context.file, first ?? { start: 0, end: 0 }, {
      message: why,
      remedy: `Add \`"${name}": "${range}"\` to \`${field}\`${first ? ', or run with `--deps`' : ''}.`,
    });
  }
}

const TEST = /\.(?:test|spec)\.|(?:^|\/)(?:__tests__|tests?)\//;

/** Where it belongs; what only tests need is for development, if the manifest has anything there. */
function fieldFor(addition: Addition, context: ManifestContext): Field | undefined {
  const needing = context.units.filter(unit => needs(unit, addition, context));
  if (needing.length === 0) return undefined;
  const hasDev = context.file.entries.some(({ path }) => path.length === 2 && path[0] === 'devDependencies');
  return hasDev && needing.every(({ path }) => TEST.test(path)) ? 'devDependencies' : 'dependencies';
}

function needs(unit: SourceUnit, { name, isNeeded, isWritten }: Addition, { after }: ManifestContext): boolean {
  const names = (code: string): boolean => code.includes(name) && importsOf(code).has(name);
  if (!isWritten) return names(unit.code) || (isNeeded?.(unit.code) ?? false);
  // What is written may be an entry point of the package.
  const reaches = (code: string): boolean => [...importsOf(code)].some(one => `${one}/`.startsWith(`${name}/`));
  return !reaches(unit.code) && reaches(after(unit));
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
