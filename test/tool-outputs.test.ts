/** What the model gets of a value that a tool returns: each row is run under 7, and judged by the transforms. */
import { describe, expect, test } from 'vitest';
import { migrate } from '../src/engine.js';
import { DEFAULT_CHOICES, type Finding } from '../src/model.js';
import { memoryProject } from '../src/project/memory.js';
import { emptySuccess } from '../transforms/failures/empty-success.js';
import { generatorReturnValue } from '../transforms/failures/generator-return-value.js';
import { nonJsonOutput } from '../transforms/failures/non-json-output.js';
import { syncGenerator } from '../transforms/failures/sync-generator.js';
import { undefinedSuccess } from '../transforms/failures/undefined-success.js';
import { runProgram } from './wire/run.js';

/** What the model is given; a run that ends has no second request. */
const ENDS = Symbol('the run ends');

/** The value · what the model gets · what is to be written instead, as the finding says · what the model gets then. */
const ROWS: readonly [value: string, given: unknown, instead?: string, then?: unknown][] = [
  ["new Map([['a', 1]])", {}, "Object.fromEntries(new Map([['a', 1]]))", { a: 1 }],
  ['new Map([[{ row: 1 }, 2]])', {}, '[...new Map([[{ row: 1 }, 2]])]', [[{ row: 1 }, 2]]],
  ['new Set([1, 2])', {}, '[...new Set([1, 2])]', [1, 2]],
  ['new WeakMap()', {}],
  ['10n', ENDS, 'String(10n)', '10'],
  ['[1n, 2n]', ENDS, '([1n, 2n]).map(item => String(item))', ['1', '2']],
  ['/a+/', {}, '/a+/.source', 'a+'],
  ["new Headers({ a: 'b' })", {}, "Object.fromEntries(new Headers({ a: 'b' }))", { a: 'b' }],
  ["new URLSearchParams({ a: 'b' })", {}, "new URLSearchParams({ a: 'b' }).toString()", 'a=b'],
  ['new FormData()', {}, 'Object.fromEntries(new FormData())', {}],
  ["new Response('hi')", {}, "await new Response('hi').text()", 'hi'],
  ["new Request('http://a.b/')", {}, "new Request('http://a.b/').url", 'http://a.b/'],
  ["new Blob(['hi'])", {}, "await new Blob(['hi']).text()", 'hi'],
  ['new ArrayBuffer(3)', {}, "Buffer.from(new ArrayBuffer(3)).toString('base64')", 'AAAA'],
  ["Buffer.from('hi')", { type: 'Buffer', data: [104, 105] }, "Buffer.from('hi').toString('base64')", 'aGk='],
  ['Uint8Array.of(7)', { 0: 7 }, 'Array.from(Uint8Array.of(7))', [7]],
  ['Float32Array.of(7)', { 0: 7 }, 'Array.from(Float32Array.of(7))', [7]],
  ['Promise.resolve(1)', {}, 'await Promise.resolve(1)', 1],
  ['[1].map(async n => n)', [{}], 'await Promise.all([1].map(async n => n))', [1]],
  ["new Map([['a', 1]]).keys()", {}, "[...new Map([['a', 1]]).keys()]", ['a']],
  ["new TypeError('closed')", {}],
  ['NaN', null],
  ['-Infinity', null],
  ["Symbol('a')", undefined, "Symbol('a').description", 'a'],
  ['() => 1', undefined],
  ['new Date(0)', '1970-01-01T00:00:00.000Z'],
  ["new URL('http://a.b/')", 'http://a.b/'],
  ['{ toJSON: () => 1 }', 1],
  ['undefined', undefined],
];

/** What arrives as what it is, or is dropped because there is nothing of it. */
const ARRIVES = /^new (?:Date|URL)\(|toJSON|^undefined$/;

/** The whole `execute` · what the model gets · who says so. */
const ANSWERS: readonly [execute: string, given: unknown, transform?: string][] = [
  ['execute: async () => {}', null, 'undefined-success'],
  ["execute: async () => ''", '', 'empty-success'],
  ['*execute() { yield 1; }', {}, 'sync-generator'],
  ['async *execute() { yield 1; return 2; }', 1, 'generator-return-value'],
  ['async *execute() { return 2; }', null, 'generator-return-value'],
  ['execute: async () => (async function* () { yield 1; })()', {}, 'non-json-output'],
  ['execute: () => (async function* () { yield 1; })()', 1],
  ['execute: async () => new ReadableStream()', {}, 'non-json-output'],
  ['execute: async () => NaN', null, 'non-json-output'],
  ['execute: async () => 2n', ENDS, 'non-json-output'],
  ["execute: async () => 2n, toModelOutput: ({ output }) => ({ type: 'text', value: String(output) })", '2'],
  ['execute: async () => null', null],
  ['execute: () => Promise.resolve([1])', [1]],
];

const HEAD = "import { generateText, tool, stepCountIs, type LanguageModel } from 'ai';\nimport { z } from 'zod';\n";

const MAIN = `
export const turns = [{ toolCalls: [{ name: 'answer', input: {} }] }, { text: 'Thanks.' }];
export const main = (model: LanguageModel) =>
  generateText({ model, prompt: 'Ask.', tools: { answer }, stopWhen: stepCountIs(2) }).then(({ text }) => text);`;

const fileOf = (execute: string): string =>
  `${HEAD}export const answer = tool({ inputSchema: z.object({}), ${execute} });\n${MAIN}`;

const fileWith = (value: string): string => fileOf(`execute: async () => { return { value: ${value} }; }`);

/** The output of the tool in the second request. */
async function given(file: string): Promise<unknown> {
  const { requests, threw } = await runProgram(file, 7);
  if (requests.length === 2) return (requests[1]!.messages.at(-1)!.parts[0] as { value: unknown }).value;
  expect(threw).toMatch(/^TypeError: .*BigInt/);
  return ENDS;
}

/** A program costs more than what is in it, so all files share one. */
let found: Promise<Map<string, Finding[]>> | undefined;

async function findingsOf(file: string): Promise<Finding[]> {
  found ??= (async () => {
    const files = [...ROWS.map(([value]) => fileWith(value)), ...ANSWERS.map(([execute]) => fileOf(execute))];
    const project = memoryProject(Object.fromEntries(files.map((text, i) => [`${i}.ts`, text])), { from: 6 });
    const outcomes = await migrate(project.files, [], project.resolve, {
      transforms: [nonJsonOutput, syncGenerator, generatorReturnValue, undefinedSuccess, emptySuccess],
      choices: DEFAULT_CHOICES,
      onFailure: (unit, reason) => expect.fail(`${unit.path}: ${reason}`),
    });
    return new Map(outcomes.map(({ unit, findings }) => [unit.code, findings]));
  })();
  return (await found).get(file)!;
}

describe('a member of the output', () => {
  test.each(ROWS)('%s', async (value, wire, instead, then) => {
    const findings = await findingsOf(fileWith(value));
    expect(await given(fileWith(value))).toEqual(wire === ENDS ? ENDS : { value: wire });
    expect(findings).toHaveLength(ARRIVES.test(value) ? 0 : 1);
    expect(findings[0]?.severity === 'error').toBe(wire === ENDS);
    if (instead === undefined) return;
    expect(findings[0]!.remedy).toBe(`Write \`value: ${instead}\`.`);
    expect(await given(fileWith(instead))).toEqual({ value: then });
  });
});

describe('an answer', () => {
  test.each(ANSWERS)('%s', async (execute, wire, transform) => {
    expect(await given(fileOf(execute))).toEqual(wire);
    expect((await findingsOf(fileOf(execute))).map(finding => finding.transform)).toEqual(transform ? [transform] : []);
  });
});
