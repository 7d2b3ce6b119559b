/** What handlers of tools send: what each finding claims, and what is left of it after `--fix-leaky-catch`. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../src/engine.js';
import { type Choices, DEFAULT_CHOICES, type Finding } from '../src/model.js';
import { memoryProject } from '../src/project/memory.js';
import { transforms } from '../transforms/index.js';
import { runProgram } from './wire/run.js';

const OURS = ['leaky-catch', 'stack-to-model', 'thrown-object', 'unawaited-return', 'tool-errors'];

async function run(text: string, choices: Partial<Choices>): Promise<{ after: string; findings: Finding[] }> {
  const project = memoryProject({ 'program.ts': text }, { from: 6 });
  const failures: string[] = [];
  const [outcome] = await migrate(project.files, [], project.resolve, {
    transforms: transforms.filter(({ id }) => OURS.includes(id)),
    choices: { ...DEFAULT_CHOICES, ...choices },
    onFailure: (unit, reason) => failures.push(`${unit.path}: ${reason}`),
  });
  expect(failures).toEqual([]);
  return outcome!;
}

/** A program in which the model calls one tool. */
const program = (execute: string): string => `import { generateText, stepCountIs, tool } from 'ai';
import { z } from 'zod';

const connect = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED 10.20.30.40:5432'), {
    config: { headers: { Authorization: 'Bearer hunter2' } },
  });
};

export const turns = [{ toolCalls: [{ name: 'search', input: { q: 'tea' } }] }, { text: 'Sorry.' }];

export async function main(model) {
  const tools = {
    search: tool({ inputSchema: z.object({ q: z.string() }), execute: ${execute} }),
  };
  const { text } = await generateText({ model, tools, prompt: 'Look.', stopWhen: stepCountIs(3) });
  return text;
}
`;

const INTERNAL = /10\.20|ECONNREFUSED|hunter2|program\.mjs/;

const HANDLERS: Record<string, { execute: string; ids: string[]; leaks: RegExp }> = {
  message: {
    execute: 'async () => { try { return await connect(); } catch (error) { return { error: error.message }; } }',
    ids: ['leaky-catch'],
    leaks: /10\.20\.30\.40/,
  },
  template: {
    execute: `async () => { try { return await connect(); } catch (error) { return \`Search failed: \${error}\`; } }`,
    ids: ['leaky-catch'],
    leaks: /Search failed: Error: connect ECONNREFUSED 10\.20/,
  },
  chain: {
    execute: 'async () => connect().catch(error => ({ error: String(error) }))',
    ids: ['leaky-catch'],
    leaks: /10\.20\.30\.40/,
  },
  'a stack': {
    execute: 'async () => { try { return await connect(); } catch (error) { return { trace: error.stack }; } }',
    ids: ['leaky-catch', 'stack-to-model'],
    leaks: /program\.mjs/,
  },
  'a whole error': {
    execute: 'async () => { try { return await connect(); } catch (error) { return { error }; } }',
    ids: ['leaky-catch', 'stack-to-model'],
    leaks: /Bearer hunter2/,
  },
  generator: {
    execute: 'async function* () { try { yield await connect(); } catch (error) { yield { error: error.message }; } }',
    ids: ['leaky-catch'],
    leaks: /10\.20\.30\.40/,
  },
};

describe('under 7', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  describe.each(Object.entries(HANDLERS))('%s', (_, { execute, ids, leaks }) => {
    const text = program(execute);

    test('is found, and reaches the model', async () => {
      const { findings } = await run(text, {});
      expect(findings.map(({ transform }) => transform).sort()).toEqual(ids);
      const { requests } = await runProgram(text, 7);
      expect(JSON.stringify(requests[1])).toMatch(leaks);
    });

    test('is kept from the model with --fix-leaky-catch', async () => {
      const { after, findings } = await run(text, { fixLeakyCatch: true });
      expect(findings).toEqual([]);
      const { requests, threw } = await runProgram(after, 7);
      expect(threw).toBeNull();
      expect(requests).toHaveLength(2);
      expect(JSON.stringify(requests)).not.toMatch(INTERNAL);
      expect(console.error).toHaveBeenCalledTimes(1);
      expect(await run(after, { fixLeakyCatch: true })).toMatchObject({ after, findings: [] });
    });
  });

  test('an object that is thrown reaches the model, and none that the wrap takes', async () => {
    const text = program("async () => { throw { code: 'DOWN', dsn: 'db://hunter2' }; }");
    const off = await run(text, { toolErrors: 'off' });
    expect(off.findings).toMatchObject([{ transform: 'thrown-object', severity: 'warning' }]);
    expect(JSON.stringify((await runProgram(off.after, 7)).requests)).toContain('hunter2');

    const wrapped = await run(text, {});
    expect(wrapped.findings).toMatchObject([{ transform: 'thrown-object', severity: 'info' }]);
    expect(JSON.stringify((await runProgram(wrapped.after, 7)).requests)).not.toMatch(INTERNAL);
  });

  test('a promise leaves its catch, and the wrap holds it there', async () => {
    const text = program('async () => { try { return connect(); } catch { return { gone: true }; } }');
    const off = await run(text, { toolErrors: 'off' });
    expect(off.findings).toMatchObject([{ transform: 'unawaited-return', severity: 'warning' }]);
    expect(JSON.stringify((await runProgram(off.after, 7)).requests)).toContain('10.20.30.40');

    const wrapped = await run(text, {});
    expect(wrapped.findings).toMatchObject([{ transform: 'unawaited-return', severity: 'info' }]);
    const { requests } = await runProgram(wrapped.after, 7);
    expect(requests[1]!.messages.at(-1)!.parts).toMatchObject([{ value: { gone: true } }]);
  });
});
