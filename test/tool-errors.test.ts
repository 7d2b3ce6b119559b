/** What fixtures do not say about the wrap: what each judgement rests on, and what the model gets to read in the end. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../src/engine.js';
import { DEFAULT_CHOICES, type Generation, type ToolErrors } from '../src/model.js';
import { memoryProject } from '../src/project/memory.js';
import { toolErrors as toolErrorsTransform } from '../transforms/failures/tool-errors.js';
import { runProgram } from './wire/run.js';

interface Options {
  from?: Generation;
  toolErrors?: ToolErrors;
}

async function hardened(
  files: Record<string, string>,
  { from = 6, toolErrors = 'auto' }: Options = {},
): Promise<Record<string, string>> {
  const project = memoryProject(files, { from });
  const failures: string[] = [];
  const outcomes = await migrate(project.files, [], project.resolve, {
    transforms: [toolErrorsTransform],
    choices: { ...DEFAULT_CHOICES, toolErrors },
    onFailure: (unit, reason) => failures.push(`${unit.path}: ${reason}`),
  });
  expect(failures).toEqual([]);
  return Object.fromEntries(outcomes.map(({ unit, after }) => [unit.path, after]));
}

const one = async (text: string, options?: Options, path = 'tools.ts'): Promise<string> =>
  (await hardened({ [path]: text }, options))[path]!;

/**
 * Each text as it is after one run and after two. A program costs more than what is in it, so all texts share one: this is
 * for what does not depend on the rest of the project.
 */
function together(texts: readonly string[]): (text: string) => Promise<{ after: string; again: string }> {
  let runs: Promise<Record<string, string>[]> | undefined;
  const run = async (): Promise<Record<string, string>[]> => {
    const first = await hardened(Object.fromEntries(texts.map((text, i) => [`${i}.ts`, text])));
    return [first, await hardened(first)];
  };
  return async text => {
    runs ??= run();
    const [first, second] = await runs;
    const path = `${texts.indexOf(text)}.ts`;
    return { after: first![path]!, again: second![path]! };
  };
}

/** A file with a single tool, and what stands before and after it. */
const file = (execute: string, before = '', after = '', beside = ''): string =>
  `import { tool } from 'ai';
${before}
declare function load(...args: unknown[]): Promise<{ rows: string[] }>;
const SIZES = { small: 1, large: 2 };
const WORDS = ['a', 'b'];
declare const GREETING: string;

export const readPage = tool({
  inputSchema,
  ${beside}${execute},
});
${after}`;

/** Modules of which nothing is known. */
const IMPORTS =
  "import { Query, cached, unknown } from './elsewhere';\nimport pino from 'pino';\nimport winston from 'winston';";

describe('a body that cannot throw is left', () => {
  const bodies = [
    'execute: async () => 42',
    'execute: async () => GREETING',
    'execute: async ({ n }) => n * 2 + SIZES.small',
    'execute: async ({ n }) => String(n).padStart(4)',
    'execute: async ({ size }) => SIZES[size]',
    "execute: async ({ word }) => WORDS.includes(word) ? word.split('-').map(part => part.trim()) : null",
    'execute: async ({ list }) => list.reduce((sum, item) => sum + item.price, 0)',
    'execute: async () => ({ now: new Date().toISOString(), id: crypto.randomUUID() })',
    'execute: async input => ({ ...input, total: Math.max(input.a, input.b).toFixed(2) })',
    'execute: async ({ a }) => { if (!a) return; for (const b of a) console.log(b.c); }',
    'execute: async ({ a }) => { let best = 0; for (let i = 0; i < 3; i++) best += i; return best > a; }',
  ];
  const run = together(bodies.map(body => file(body)));
  test.each(bodies)('%s', async body => {
    expect((await run(file(body))).after).toBe(file(body));
  });
});

describe('a body that may throw is wrapped', () => {
  const bodies = [
    'execute: async ({ n }) => { await new Promise((resolve, reject) => setTimeout(reject, n)); return n; }',
    'execute: async ({ n }) => BigInt(n)',
    'execute: async ({ text }) => JSON.parse(text)',
    'execute: async ({ date }) => new Date(date).toISOString()',
    'execute: async ({ size }) => SIZES[size].length',
    'execute: async ({ word }) => WORDS.find(other => other === word)!.length',
    'execute: async ({ word }) => word.repeat(word.length)',
    'execute: async () => later',
    'execute: async ({ list }) => list.map(item => load(item))',
    'execute: async ({ list }) => list.map(async item => item.name)',
    'execute: async (input, { experimental_context }) => experimental_context.user',
    'execute: async () => { for await (const part of parts()) console.log(part); return 1; }',
    'execute: async () => { try { return load(); } catch { return null; } }',
    'execute: async () => { try { return await load(); } catch { return load(); } }',
    'execute: async () => { try { return await load(); } catch { return null; } finally { await load(); } }',
    'execute: async () => { try { return await load(); } catch (error) { throw new Error(String(error)); } }',
    'execute: async () => { try { return await load(); } catch (error) { throw error; } }',
    'execute: async () => { try { return await load(); } catch (error) { if (error instanceof ToolError) return null; else throw error; } }',
    'execute: async () => load().catch(error => { throw error; })',
    'execute: async () => load().then(() => 1, () => 2)',
  ];
  const declared = 'declare const later: Promise<string>;\ndeclare function parts(): AsyncIterable<string>;';
  const run = together(bodies.map(body => file(body, declared)));
  test.each(bodies)('%s', async body => {
    const { after, again } = await run(file(body, declared));
    expect(after).toMatch(/try \{[\s\S]+\} catch \(error\) \{\s.*console\.error\('Tool "readPage" failed:', error\);/);
    expect(again).toBe(after);
  });
});

describe('only what may be a promise is awaited', () => {
  const awaited: [string, string][] = [
    ['load()', 'await load()'],
    ['load() as Promise<unknown>', 'await (load() as Promise<unknown>)'],
    ['n ? load() : null', 'await (n ? load() : null)'],
    ['cached ?? load()', 'await (cached ?? load())'],
    ['(load())', 'await (load())'],
    ['unknown.rows', 'await unknown.rows'],
    ['new Query()', 'await new Query()'],
  ];
  const plain = [
    "'text'",
    '[load()]',
    '{ rows: load() }',
    'await load()',
    'result',
    'result.rows',
    'result.rows.length > 1',
  ];
  const body = (value: string): string =>
    file(`execute: async ({ n }) => {\n    const result = await load(n);\n    return ${value};\n  }`, IMPORTS);

  const run = together([...awaited.map(([value]) => value), ...plain].map(body));
  test.each(awaited)('%s → %s', async (value, expected) => {
    expect((await run(body(value))).after).toContain(`      return ${expected};\n`);
  });
  test.each(plain)('%s', async value => {
    expect((await run(body(value))).after).toContain(`      return ${value};\n`);
  });
});

describe('a failure is thrown where the project counts on the shape of results', () => {
  const call = 'execute: async ({ n }) => load(n)';
  const thrown: [string, string][] = [
    ['an output schema', file(call, '', '', 'outputSchema,\n  ')],
    [
      'a method that shapes the output',
      file(call, '', '', "toModelOutput() { return { type: 'text', value: '' }; },\n  "),
    ],
    ['the hook of 4', file(call, '', '', 'experimental_toToolResultContent: result => [],\n  ')],
    ['a return type', file('execute: async ({ n }): Promise<{ rows: string[] }> => load(n)')],
    ['type arguments', file(call).replace('tool(', 'tool<Input, Output>(')],
    [
      'a maker of the project',
      `${file(call).replace('tool(', 'pageTool(')}function pageTool(t: Tool) { return tool(t); }\n`,
    ],
    ['an annotation', file(call).replace('readPage =', 'readPage: Tool<Input, Output> =')],
    ['an annotation by a name of the project', file(call).replace('readPage =', 'readPage: PageTool =')],
    ['satisfies', file(call).replace(/\}\);\n$/, '} satisfies Tool<Input, Output>);\n')],
    ['a type made from it', file(call, '', 'type Page = typeof readPage;')],
    ['a type made from its map', file(call, '', 'const tools = { readPage };\ntype Tools = keyof typeof tools;')],
    [
      'a type made from an agent',
      file(call, '', 'const agent = new ToolLoopAgent({ tools: { readPage } });\ntype A = typeof agent;'),
    ],
    ['a call of its execute', file(call, '', "await readPage.execute?.({ n: 1 }, { toolCallId: '', messages: [] });")],
    ['a read of its execute', file(call, '', 'const { execute } = readPage;')],
    ['a part that is asked for by name', file(call, '', "const is = part => part.type === 'tool-readPage';")],
    ['a case', file(call, '', "switch (name) { case 'readPage': show(); }")],
    ['a comparison', file(call, '', "if (getToolName(part) === 'readPage') show(part.output);")],
    ['a type of outputs', file(call, '', 'type Outputs = InferUITools<any>;')],
    ['a state', file(call, '', "if (part.state === 'output-error') show();")],
    ['members of results', file(call, '', 'for (const r of step.toolResults) show(r.output.rows);')],
    ['no result', file('execute: async ({ n }) => {\n    await load(n);\n  }')],
  ];
  const returned: [string, string][] = [
    ['nothing of that', file(call)],
    ['a maker of the SDK', file(call).replace('tool(', 'ai.dynamicTool(').replace('{ tool }', '* as ai')],
    ['a tool of any output', file(call).replace('readPage =', 'readPage: Tool<Input, any> =')],
    ['a set of tools', file(call, '', 'export const tools: ToolSet = { readPage };')],
    ['results that are not looked into', file(call, '', 'console.log(step.toolResults.length);')],
    ['another tool', file(call, '', "switch (name) { case 'writePage': show(); }")],
    ['a value that is typed otherwise', file(call, '', 'type Sizes = typeof SIZES;')],
  ];
  const throws = "throw new Error('read_page_failed', { cause: error });";
  const returns = "return { ok: false as const, error: 'read_page_failed', retryable: true };";
  test.each(thrown)('%s', async (_, text) => expect(await one(text)).toContain(throws));
  test.each(returned)('not for %s', async (_, text) => expect(await one(text)).toContain(returns));
  test('unless a mode is asked for', async () => {
    expect(await one(thrown[0]![1], { toolErrors: 'return' })).toContain(returns);
    expect(await one(returned[0]![1], { toolErrors: 'throw' })).toContain(throws);
  });
  test('a type made in another file', async () => {
    const after = await hardened({
      'tools.ts': file(call),
      'index.ts': "export * from './tools';",
      'ui.ts': "import type { readPage as page } from './index';\nexport type Page = typeof page;",
    });
    expect(after['tools.ts']).toContain('throw new Error(');
  });
});

describe('the log line is the file’s own', () => {
  const first = 'logger.error({ err: error }, \'Tool "readPage" failed\')';
  const text = 'logger.error(\'Tool "readPage" failed\', { error })';
  const last = 'logger.error(\'Tool "readPage" failed:\', error)';
  const standard = 'console.error(\'Tool "readPage" failed:\', error)';
  const cases: [string, string][] = [
    ["const logger = pino({ name: 'tools' });", first],
    ["const root = pino();\nconst logger = root.child({ part: 'tools' });", first],
    ['const logger = winston.createLogger();', text],
    ["import logger from 'loglevel';", last],
    ["import { logger } from './elsewhere';\nlogger.warn({ at: 1 }, 'starting');", first],
    ["import { logger } from './elsewhere';\nlogger.warn('starting', { at: 1 });", text],
    ["import { logger } from './elsewhere';\nlogger.warn('starting');", standard],
    ["import type { logger } from './elsewhere';", standard],
    ['const logger: { error(message: string): void } = make();', standard],
    ['const logger: { error(message: string, cause: Error): void } = make();', standard],
    ['const logger: { error(...parts: unknown[]): void } = make();', last],
    ['const logger: { info(message: string): void } = make();', standard],
    ['const logger: { error(message: string, cause?: unknown): void } = make();', last],
  ];
  const body = (declared: string): string => file('execute: async () => load()', `${IMPORTS}\n${declared}`);
  const run = together(cases.map(([declared]) => body(declared)));
  test.each(cases)('%s', async (declared, expected) => {
    expect((await run(body(declared))).after).toContain(`    ${expected};\n`);
  });
  test('a logger of another file', async () => {
    const after = await hardened({
      'tools.ts': file('execute: async () => load()', "import { logger } from './logger';"),
      'logger.ts': "import pino from 'pino';\nexport const logger = pino();",
    });
    expect(after['tools.ts']).toContain(first);
  });
});

describe('a read may be tried again, a write may not', () => {
  const names: [string, string][] = [
    ['getWeather', 'true'],
    ['web_search', 'false'],
    ['lookup', 'true'],
    ['look-up-train', 'true'],
    ['checkOut', 'false'],
    ['findOrCreate', 'false'],
    ['getaway', 'false'],
    ['deleteFile', 'false'],
  ];
  const body = (name: string): string =>
    `import { generateText } from 'ai';\ngenerateText({ tools: { '${name}': { execute: async () => load() } } });\n`;
  const run = together(names.map(([name]) => body(name)));
  test.each(names)('%s: %s', async (name, retryable) => {
    expect((await run(body(name))).after).toContain(`retryable: ${retryable} }`);
  });
});

test('four spaces', async () => {
  const text = `import { tool } from "ai";

export const rooms = {
    list: tool({
        inputSchema,
        execute: async ({ hotel }) => fetchRooms(hotel),
    }),
};
`;
  expect(await one(text, {}, 'rooms.js')).toBe(`import { tool } from "ai";

export const rooms = {
    list: tool({
        inputSchema,
        execute: async ({ hotel }) => {
            try {
                return await fetchRooms(hotel);
            } catch (error) {
                console.error('Tool "list" failed:', error);
                return { ok: false, error: "list_failed", retryable: true };
            }
        },
    }),
};
`);
});

describe('no layout breaks the code or the second run', () => {
  const bodies = [
    '{ return load() }',
    '{return load();}',
    '{ /* first */ return load(); /* last */ }',
    '{ // first\n    return load(); // last\n  }',
    '{ const a = await load(); return a; }',
    '{ const a = await load();\n    return a;\n  }',
    '{\n    return load(); }',
    "{ 'use server'; 'use cache'\n return load() }",
    '{\n  return {\n  a: await load(`\n  text\n`),\n  };\n  }',
    '{\n\n    // only\n    return load();\n\n    // after\n  }',
  ];
  const expressions = [
    'load()',
    '(load())',
    '({ a: await load() })',
    '(\n    load()\n  )',
    '/* why */ load()',
    '// why\n    load()',
    '\n    load()\n      .then(a => a)',
    '({ /* a */ } = await load())',
    '(await load(), 1)',
    '(/* b */ { a: await load() })',
    '[await load()]',
    "'' + (await load())",
  ];
  const forms = [
    ...bodies.flatMap(body => [
      `execute: async () => ${body}`,
      `execute: async function () ${body}`,
      `async execute() ${body}`,
    ]),
    ...expressions.map(expression => `execute: async () => ${expression}`),
    'execute: (async () => load())',
    'execute: async (\n    { a },\n    { abortSignal },\n  ) => load(a, abortSignal)',
    'execute: async () => {\n    const inner = tool({\n      execute: async () => load(),\n    });\n    return load(inner);\n  }',
  ];
  const spellings = [(text: string) => text, (text: string) => text.replaceAll('\n', '\r\n')];
  const texts = forms.flatMap(form => spellings.map(spell => spell(file(form))));
  const run = together(texts);
  test.each(texts.map(text => [/(?:async )?execute.*/.exec(text)![0], text]))('%s', async (_, text) => {
    const { after, again } = await run(text);
    expect(after).toContain("return { ok: false as const, error: 'read_page_failed', retryable: true };");
    expect(after).not.toMatch(/[ \t]\r?$/m);
    for (const word of text.match(/[\w'`"]+/g)!) expect(after).toContain(word);
    expect(after.replaceAll('\r\n', '').includes('\n')).toBe(!text.includes('\r\n'));
    expect(again).toBe(after);
  });
});

describe('under 7 the model reads no internal text', () => {
  const logged = vi.fn();
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
  afterEach(() => {
    vi.restoreAllMocks();
    logged.mockReset();
  });

  const program = (run: string): string => `import { ${run}, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'getStock', input: { sku: 'B1' } }, { name: 'reserve', input: { sku: 'B1' } }, { name: 'price', input: { sku: 'B1' } }] },
  { text: 'The shop is closed.' },
];

const inputSchema = z.object({ sku: z.string() });

async function query(table: string): Promise<{ rows: number }> {
  throw new Error('connect ECONNREFUSED 10.20.30.40:5432, table ' + table);
}

export async function main(model: any) {
  const tools = {
    getStock: tool({ inputSchema, execute: async ({ sku }) => query(sku) }),
    reserve: tool({
      inputSchema,
      async execute({ sku }, { abortSignal }) {
        const { rows } = await query(sku);
        return { rows, aborted: abortSignal?.aborted };
      },
    }),
    price: tool({
      inputSchema,
      outputSchema: z.object({ rows: z.number() }),
      execute: async function ({ sku }) {
        try {
          return query(sku);
        } finally {
          await null;
        }
      },
    }),
  };
  const result = await ${run}({ model, tools, prompt: 'Is it there?', stopWhen: stepCountIs(3) });
  return result.text;
}
`;

  test.each(['generateText', 'streamText'])('%s', async run => {
    const text = program(run);
    const before = await runProgram(text, 7);
    expect(JSON.stringify(before.requests[1])).toContain('10.20.30.40');

    const after = await runProgram(await one(text), 7);
    expect(after.threw).toBeNull();
    expect(after.returned).toBe('The shop is closed.');
    expect(after.requests).toHaveLength(2);
    expect(JSON.stringify(after.requests)).not.toMatch(/10\.20|ECONNREFUSED|5432/);
    expect(after.requests[1]!.messages.at(-1)!.parts).toMatchObject([
      { result: 'getStock', error: false, value: { ok: false, error: 'get_stock_failed', retryable: true } },
      { result: 'reserve', error: false, value: { ok: false, error: 'reserve_failed', retryable: false } },
      { result: 'price', error: true, value: 'Error: price_failed' },
    ]);
    expect(logged.mock.calls.map(([message]) => message)).toEqual([
      'Tool "getStock" failed:',
      'Tool "reserve" failed:',
      'Tool "price" failed:',
    ]);
    expect(String(logged.mock.calls[0]![1])).toContain('10.20.30.40');
  });
});
