/** The module that a package gets for failures of its tools: what it says, that it compiles, and how it acts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EXPORTS, isModule, moduleText, type Syntax } from '../transforms/failures/helper/text.js';
import { compile } from './fixtures/compile.js';
import { ROOT } from './fixtures/sdk-packages.js';
import { runProgram } from './wire/run.js';

const SYNTAXES: readonly Syntax[] = ['ts', 'esm', 'cjs'];

const logged = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});

/** Without types and comments. */
const code = (text: string): string =>
  ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      useDefineForClassFields: false,
      removeComments: true,
    },
  }).outputText;

describe('the text', () => {
  test.each([true, false])('is the same in all languages, reference id: %s', errorRef => {
    const script = moduleText('esm', errorRef);
    expect(code(moduleText('ts', errorRef))).toBe(code(script));
    const commonJs = moduleText('cjs', errorRef);
    expect(commonJs).toContain(script.replace(/^export /gm, ''));
    expect(commonJs).not.toMatch(/^export/m);
    for (const text of [script, commonJs, moduleText('ts', errorRef)])
      expect(text.includes('randomUUID')).toBe(errorRef);
  });

  test.each(SYNTAXES)('is known again in %s', syntax => {
    const text = moduleText(syntax, false);
    expect(isModule(text)).toBe(true);
    expect(isModule(text.replaceAll('\n', '\r\n').replace('console.error', 'logger.error'))).toBe(true);
    expect(isModule(text.replaceAll('guardToolStream', 'guardStream'))).toBe(false);
    expect(isModule(`// ${EXPORTS.join(', ')}\nexport {};\n`)).toBe(false);
  });

  const STRICT: ts.CompilerOptions = {
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noPropertyAccessFromIndexSignature: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    isolatedModules: true,
    erasableSyntaxOnly: true,
  };
  const user = `import { dynamicTool, tool, type ToolSet } from 'ai';
import { z } from 'zod';
import { failureToModelOutput, guardTool, guardToolStream, ToolError, type ToolFailure, toolFailure } from './tool-failure.js';

const inputSchema = z.object({ id: z.string() });
interface Row { id: string; at: Date }
async function find({ id }: { id: string }): Promise<Row> {
  if (id === '') throw new ToolError('No such row.', { retryable: true, hint: 'Ask for its number.' });
  return { id, at: new Date() };
}
async function* pages({ id }: { id: string }): AsyncGenerator<Row> { yield await find({ id }); }
const timed = <A extends unknown[], R>(fn: (...args: A) => Promise<R>) => (...args: A): Promise<R> => fn(...args);

export const tools = {
  a: tool({ inputSchema, execute: guardTool('a', find) }),
  b: tool({ inputSchema, execute: guardTool('b', timed(find)), toModelOutput: failureToModelOutput }),
  c: tool({ inputSchema, execute: guardToolStream('c', pages) }),
  d: tool({
    inputSchema,
    contextSchema: z.object({ who: z.string() }),
    execute: guardTool('d', async (input: { id: string }, { context }: { context: { who: string } }) => [input.id, context.who]),
  }),
  e: tool({
    inputSchema,
    execute: async ({ id }) => {
      try {
        return await find({ id });
      } catch (error) {
        return toolFailure('e', error, { retryable: true });
      }
    },
    toModelOutput: failureToModelOutput,
  }),
  f: dynamicTool({ description: 'f', inputSchema, execute: guardTool('f', input => String(input)), toModelOutput: failureToModelOutput }),
} satisfies ToolSet;

export async function read(): Promise<string | ToolFailure> {
  const row = await guardTool('a', find)({ id: '1' }, undefined);
  return 'ok' in row ? row : row.at.toISOString();
}
`;

  test('compiles, and so does what uses it', () => {
    const path = (name: string): string => join(ROOT, 'test', name);
    const texts = new Map([
      [path('tool-failure.ts'), moduleText('ts', true)],
      [path('tool-failure-user.ts'), user],
    ]);
    const compiled = compile([...texts.keys()], 7, texts, STRICT);
    expect([...texts.keys()].flatMap(file => compiled.errors(file))).toEqual([]);
  });

  test('has types as JavaScript too', () => {
    const path = (name: string): string => join(ROOT, 'test', name);
    const texts = new Map([
      [path('tool-failure.js'), moduleText('esm', true)],
      [
        path('tool-failure-user.ts'),
        user.replace(', type ToolFailure', '').replace(': Promise<string | ToolFailure>', ''),
      ],
    ]);
    const compiled = compile([...texts.keys()], 7, texts, { ...STRICT, checkJs: true });
    expect([...texts.keys()].flatMap(file => compiled.errors(file))).toEqual([]);
  });
});

async function valuesOf(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of stream) values.push(value);
  return values;
}

// biome-ignore lint/suspicious/noExplicitAny: the module is loaded as a program would.
type Loaded = Record<(typeof EXPORTS)[number], any>;

describe.each(SYNTAXES)('as %s', syntax => {
  const folder = mkdtempSync(join(tmpdir(), 'tool-failure-'));
  let plain: Loaded;
  let withId: Loaded;
  const load = async (errorRef: boolean): Promise<Loaded> => {
    const text = moduleText(syntax, errorRef);
    const file = join(folder, `${errorRef}.${syntax === 'cjs' ? 'cjs' : 'mjs'}`);
    writeFileSync(file, syntax === 'ts' ? code(text) : text);
    return syntax === 'cjs' ? createRequire(file)(file) : import(/* @vite-ignore */ pathToFileURL(file).href);
  };
  beforeAll(async () => {
    [plain, withId] = [await load(false), await load(true)];
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fail = (error: unknown) => () => Promise.reject(error);
  const SECRET = new Error('connect ECONNREFUSED 10.0.0.1');

  test('exports what it should', () => {
    for (const name of EXPORTS) expect(plain[name]).toBeTypeOf('function');
  });

  test('gives results, and what the function is called with', async () => {
    const held = {
      execute: plain.guardTool('a', function (this: unknown, ...args: unknown[]) {
        return [this === held, ...args];
      }),
    };
    expect(await held.execute(1, 2)).toEqual([true, 1, 2]);
    expect(await plain.guardTool('a', async () => null)()).toBeNull();
  });

  test('hides errors and logs them', async () => {
    for (const execute of [
      fail(SECRET),
      () => {
        throw SECRET;
      },
    ]) {
      expect(await plain.guardTool('stockLevel', execute)({})).toEqual({
        ok: false,
        error: 'stock_level_failed',
        retryable: false,
      });
      expect(logged).toHaveBeenLastCalledWith('Tool "stockLevel" failed:', SECRET);
    }
    for (const thrown of [undefined, null, 'x', { a: 1n }]) {
      expect(await plain.guardTool('a', fail(thrown))({}, {})).toEqual({
        ok: false,
        error: 'a_failed',
        retryable: false,
      });
    }
  });

  test('gives log line and failure the same id where that is wanted', async () => {
    const failure = await withId.guardTool('a', fail(SECRET))({});
    expect(failure).toEqual({
      ok: false,
      error: 'a_failed',
      retryable: false,
      ref: expect.stringMatching(/^[\da-f]{8}$/),
    });
    expect(logged).toHaveBeenLastCalledWith(`Tool "a" failed (ref ${failure.ref}):`, SECRET);
  });

  test('lets the message of a ToolError through', async () => {
    for (const { ToolError, guardTool } of [plain, withId]) {
      const error = new ToolError('No such order.', { hint: 'Ask for the number.' });
      expect(error).toBeInstanceOf(Error);
      expect(await guardTool('a', fail(error))({})).toEqual({
        ok: false,
        error: 'a_failed',
        retryable: false,
        message: 'No such order.',
        hint: 'Ask for the number.',
      });
      expect(await guardTool('a', fail(new ToolError('Busy.', { retryable: true })))({})).toEqual({
        ok: false,
        error: 'a_failed',
        retryable: true,
        message: 'Busy.',
      });
    }
    expect(logged).not.toHaveBeenCalled();
  });

  const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more });
  test.each([
    [named('TimeoutError'), true],
    [AbortSignal.timeout(0), true],
    [named('Error', { code: 'ECONNRESET' }), true],
    [named('Error', { code: 'UND_ERR_CONNECT_TIMEOUT' }), true],
    [named('Error', { code: 'UND_ERR_INVALID_ARG' }), false],
    [named('Error', { code: 'ENOENT' }), false],
    [named('Error', { status: 429 }), true],
    [named('Error', { statusCode: 503 }), true],
    [named('Error', { status: 500 }), false],
    [named('TypeError', { cause: named('Error', { code: 'ECONNREFUSED' }) }), true],
    [named('AbortError'), false],
  ])('%o', async (error, retryable) => {
    if (error instanceof AbortSignal) await new Promise(resolve => setTimeout(resolve, 5));
    const thrown = error instanceof AbortSignal ? error.reason : error;
    expect(plain.toolFailure('a', thrown).retryable).toBe(retryable);
    expect(plain.toolFailure('a', thrown, { retryable: !retryable }).retryable).toBe(!retryable);
  });

  test('does not follow causes in a circle', () => {
    const error = named('Error');
    error.cause = error;
    expect(plain.toolFailure('a', error).retryable).toBe(false);
  });

  test.each([
    ['getHTTPStatus', 'get_http_status_failed'],
    ['get-weather', 'get_weather_failed'],
    ['get_weather', 'get_weather_failed'],
    ['files.read', 'files_read_failed'],
  ])('%s fails as %s', (name, error) => expect(plain.toolFailure(name, SECRET).error).toBe(error));

  test('ends an aborted call with the reason of the signal', async () => {
    const abortSignal = AbortSignal.abort(new Error('stopped'));
    await expect(plain.guardTool('a', fail(SECRET))({}, { abortSignal })).rejects.toBe(abortSignal.reason);
    const stream = plain.guardToolStream('a', async function* () {
      yield await fail(SECRET)();
    })({}, { abortSignal });
    await expect(valuesOf(stream)).rejects.toBe(abortSignal.reason);
    expect(logged).not.toHaveBeenCalled();
    const { signal } = new AbortController();
    expect(await plain.guardTool('a', fail(SECRET))({}, { abortSignal: signal })).toMatchObject({ ok: false });
  });

  test('streams, with the failure as the last value', async () => {
    const held = {
      execute: plain.guardToolStream('a', async function* (this: unknown, input: number) {
        yield [this === held, input];
        throw SECRET;
      }),
    };
    expect(await valuesOf(held.execute(1))).toEqual([[true, 1], { ok: false, error: 'a_failed', retryable: false }]);
    expect(logged).toHaveBeenCalledOnce();
  });

  test.each([
    [{ ok: false, error: 'a_failed', retryable: true }, { type: 'error-json' }],
    [{ ok: true }, { type: 'json' }],
    [{ at: new Date(0) }, { type: 'json', value: { at: '1970-01-01T00:00:00.000Z' } }],
    [[1], { type: 'json' }],
    ['text', { type: 'text' }],
    [undefined, { type: 'json', value: null }],
    [null, { type: 'json' }],
    [0, { type: 'json' }],
  ])('the model output of %o', (output, expected) => {
    expect(plain.failureToModelOutput({ output })).toEqual({ value: output, ...expected });
  });
});

test('under 7 the model reads the failure, marked as an error where that is wanted', async () => {
  const { requests, threw } = await runProgram(
    `import { generateText, isStepCount, tool } from 'ai';
import { z } from 'zod';
${moduleText('ts', false)}
const names = ['once', 'stream', 'marked', 'fine'];
export const turns = [{ toolCalls: names.map(name => ({ name, input: {} })) }, { text: 'Done.' }];
const inputSchema = z.object({});
const secret = async (): Promise<{ rows: number }> => {
  throw new Error('10.0.0.1');
};
export async function main(model: any) {
  const tools = {
    once: tool({ inputSchema, execute: guardTool('once', secret) }),
    stream: tool({ inputSchema, execute: guardToolStream('stream', async function* () { yield 1; yield await secret(); }) }),
    marked: tool({ inputSchema, execute: guardTool('marked', secret), toModelOutput: failureToModelOutput }),
    fine: tool({ inputSchema, execute: guardTool('fine', () => 'text'), toModelOutput: failureToModelOutput }),
  };
  return (await generateText({ model, tools, prompt: 'Go.', stopWhen: isStepCount(2) })).text;
}
`,
    7,
  );
  expect(threw).toBeNull();
  expect(JSON.stringify(requests)).not.toContain('10.0.0.1');
  const failure = (name: string) => ({ ok: false, error: `${name}_failed`, retryable: false });
  expect(requests[1]!.messages.at(-1)!.parts).toMatchObject([
    { result: 'once', error: false, value: failure('once') },
    { result: 'stream', error: false, value: failure('stream') },
    { result: 'marked', error: true, value: failure('marked') },
    { result: 'fine', error: false, value: 'text' },
  ]);
});
