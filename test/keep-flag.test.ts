/** The `toModelOutput` that keeps the error flag: it compiles for any output, and the provider is told of failures only. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../src/engine.js';
import { type Choices, DEFAULT_CHOICES } from '../src/model.js';
import { memoryProject } from '../src/project/memory.js';
import { ts } from '../src/sdk/typescript.js';
import { defineTransform, means } from '../src/transform.js';
import { keepErrorFlag } from '../transforms/failures/tool-errors/keep-flag.js';
import { compile } from './fixtures/compile.js';
import { ROOT } from './fixtures/sdk-packages.js';
import { runProgram } from './wire/run.js';

const keepFlag = defineTransform({
  id: 'keep-flag',
  title: '',
  kind: 'hardening',
  from: [6],
  words: ['execute'],
  why: '',
  keeps: [],
  before: '',
  after: '',
  docs: '',
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['Tool.execute']) || !ts.isPropertyAssignment(use.node)) return;
    const { initializer } = use.node;
    context.change(use.key, draft => {
      if (!keepErrorFlag(draft, use.literal, 'ok', context) || !ts.isArrowFunction(initializer)) return;
      draft.insertBefore(initializer.body, '{ try { return await ');
      draft.insertAfter(
        initializer.body,
        "; } catch { return { ok: false as const, error: 'a_failed', retryable: false }; } }",
      );
    });
  },
});

async function kept(text: string, choices: Partial<Choices> = {}): Promise<string> {
  const project = memoryProject({ 'a.ts': text }, { from: 6 });
  const outcomes = await migrate(project.files, [], project.resolve, {
    transforms: [keepFlag],
    choices: { ...DEFAULT_CHOICES, toolErrorsHelper: 'off', ...choices },
    project,
    onFailure: (_, reason) => expect.fail(reason),
  });
  return outcomes[0]!.after;
}

const SHORT = "'ok' in output ? { type: 'error-json', value: output } : { type: 'json', value: output },";
const TEXT = "typeof output === 'string' ? { type: 'text', value: output } : { type: 'error-json', value: output },";
const ANY = 'JSON.parse(JSON.stringify(output ?? null)) };';

/** What a tool answers, and what is asked of it. */
const ROWS: readonly [type: string, value: string, expected: string, seen: unknown][] = [
  ['{ rows: number }', '{ rows: 1 }', SHORT, { rows: 1 }],
  ['{ a?: string; b: { c: null }[] }', '{ b: [{ c: null }] }', SHORT, { b: [{ c: null }] }],
  ['{ a: 1 } | { b: true }', '{ a: 1 }', SHORT, { a: 1 }],
  ['string[]', "['a']", SHORT, ['a']],
  ['string', "'text'", TEXT, 'text'],
  ["'a' | 'b'", "'a'", TEXT, 'a'],
  ['string | null', "'text'", ANY, 'text'],
  ['string | { a: string }', "'text'", ANY, 'text'],
  ['number', '1', ANY, 1],
  ['Row', "{ at: new Date(0), id: 'a' }", ANY, { at: '1970-01-01T00:00:00.000Z', id: 'a' }],
  ['{ row: Row | null }', '{ row: null }', ANY, { row: null }],
  ['{ ok: true; id: number }', '{ ok: true, id: 1 }', ANY, { ok: true, id: 1 }],
  ['Record<string, string>', "{ a: 'b' }", ANY, { a: 'b' }],
  ['unknown', '{ a: 1 }', ANY, { a: 1 }],
  ['any', 'null', ANY, null],
  ['undefined', 'undefined', ANY, null],
];

const tools = ROWS.map(
  ([type, value], i) => `  t${i}: tool({
    inputSchema,
    execute: async ({ fails }) => load<${type}>(fails, ${value}),
  }),
  d${i}: dynamicTool({
    description: '',
    inputSchema,
    execute: async input => load<${type}>((input as { fails: boolean }).fails, ${value}),
  }),`,
);
const TOOLS = `interface Row { at: Date; id: string }
async function load<T>(fails: boolean, value: T): Promise<T> {
  if (fails) throw new Error('10.0.0.1');
  return value;
}
const inputSchema = z.object({ fails: z.boolean() });
const tools = {
${tools.join('\n')}
};
`;
const PROGRAM = `import { dynamicTool, generateText, stepCountIs, tool } from 'ai';
import { z } from 'zod';

${TOOLS}
const calls = (fails: boolean) => ({ toolCalls: Object.keys(tools).map(name => ({ name, input: { fails } })) });
export const turns = [calls(false), calls(true), { text: 'Done.' }];
export const main = (model: any) => generateText({ model, tools, prompt: 'Go.', stopWhen: stepCountIs(3) });
`;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('by what is known of the output', () => {
  let after: string;
  beforeEach(async () => {
    after ??= await kept(PROGRAM);
  });

  test.each(ROWS.map(([type, , expected], i) => [type, expected, i] as const))('%s', (_, expected, i) => {
    const [one] = after.split(`  t${i}: tool`)[1]!.split('dynamicTool(');
    expect(one).toContain(expected);
    expect(after.split(`  d${i}: dynamicTool`)[1]!.split('tool(')[0]).toContain(ANY);
  });

  test('it compiles', () => {
    const file = join(ROOT, 'test', 'keep-flag-user.ts');
    expect(compile([file], 7, new Map([[file, after]])).errors(file)).toEqual([]);
  });

  test('the provider is told of failures and of nothing else', async () => {
    const [before, { requests }] = [await runProgram(PROGRAM, 7), await runProgram(after, 7)];
    const parts = (request: (typeof requests)[number]) => request.messages.at(-1)!.parts;
    expect(parts(requests[1]!)).toEqual(parts(before.requests[1]!));
    const failed = { error: true, value: { ok: false, error: 'a_failed', retryable: false } };
    for (const part of parts(requests[2]!)) expect(part).toMatchObject(failed);
    const seen = parts(requests[1]!).filter((_, i) => i % 2 === 0);
    expect(seen).toMatchObject(ROWS.map(([, , , value]) => ({ error: false, value })));
  });
});

const one = (rest: string): string => `import { tool } from 'ai';\nexport const a = tool({ ${rest} });\n`;

describe('what is written', () => {
  test('is imported from the module where there is one for it', async () => {
    const always = await kept(one('execute: async () => ({ a: 1 })'), { toolErrorsHelper: 'always' });
    expect(always).toContain(', toModelOutput: failureToModelOutput });');
    expect(always).toContain("import { failureToModelOutput } from './tool-failure';");
    const auto = await kept(one('execute: async () => load()'), { toolErrorsHelper: 'auto' });
    expect(auto).toContain(', toModelOutput: failureToModelOutput });');
    expect(await kept(one('execute: async () => ({ a: 1 })'), { toolErrorsHelper: 'auto' })).toContain(
      "'ok' in output",
    );
  });

  test('looks like the file', async () => {
    const text = `import { tool } from "ai"\r\n\r\nexport const a = tool({\r\n\tinputSchema,\r\n\texecute: async () => load()\r\n})\r\n`;
    expect(await kept(text)).toContain(
      'toModelOutput: ({ output }) => {\r\n\t\tif (typeof output === "string") return { type: "text", value: output }\r\n\t\tconst failed',
    );
  });

  test.each(['toModelOutput: x', 'toModelOutput() {}', '...rest'])('is nothing beside %s', async beside => {
    const text = one(`${beside}, execute: async () => load()`);
    expect(await kept(text)).toBe(text);
  });
});
