// Values that become promises: what several transforms, and files that are not part of a run, make of one function.
import { expect, test } from 'vitest';
import { migrateFiles } from './fixtures/migrate.js';

const HEAD = "import { Experimental_Agent as Agent, convertToModelMessages, type UIMessage } from 'ai';\n";

const migrated = async (files: Record<string, string>) =>
  migrateFiles(files, { from: 5, only: ['convert-messages', 'agent-stream'] });

const body = async (text: string) => (await migrated({ 'a.ts': HEAD + text })).get('a.ts')!.after.slice(HEAD.length);

test('a function that two transforms make async is async once', async () => {
  const text = `
const both = (agent: Agent<{}>, ui: UIMessage[]) => {
  const messages = convertToModelMessages(ui);
  return { messages, text: agent.stream({ messages }).text };
};
const list = async (agent: Agent<{}>) => [both(agent, []).text];
`;
  expect(await body(text)).toBe(`
const both = async (agent: Agent<{}>, ui: UIMessage[]) => {
  const messages = await convertToModelMessages(ui);
  return { messages, text: (await agent.stream({ messages })).text };
};
const list = async (agent: Agent<{}>) => [(await both(agent, [])).text];
`);
});

test('a value inside another that becomes a promise', async () => {
  expect(
    await body('const read = async (agent: Agent<{}>) => agent.stream({ messages: convertToModelMessages([]) }).text;'),
  ).toBe(
    'const read = async (agent: Agent<{}>) => (await agent.stream({ messages: await convertToModelMessages([]) })).text;',
  );
});

test('where one caller cannot wait, nothing changes', async () => {
  const text = `
function convert(ui: UIMessage[]) {
  return convertToModelMessages(ui);
}
async function waits(ui: UIMessage[]) {
  return convert(ui).length;
}
class Chat {
  length = convert([]).length;
}
`;
  expect(await body(text)).toBe(text);
});

test('a caller that was not read keeps a function as it is', async () => {
  const files = {
    'convert.ts': `${HEAD}export const convert = (ui: UIMessage[]) => convertToModelMessages(ui);\n`,
    'a.ts': `${HEAD}import { convert } from './convert';\nexport const a = async () => convert([]).length;\n`,
  };
  const known = await migrated(files);
  expect(known.get('a.ts')!.after).toContain('(await convert([])).length');

  const other = { 'b.js': "import { convert } from './convert';\nexport const b = convert([]).at(0);\n" };
  const unknown = await migrated({ ...files, ...other });
  expect(unknown.get('a.ts')!.after).toBe(files['a.ts']);
  expect(unknown.get('convert.ts')!.findings[0]!.message).toContain('b.js');
});

test.each([
  ['an event handler of a component', '<button onClick={() => { console.log([...convertToModelMessages(ui)]); }} />'],
  ['a timer', 'setTimeout(() => { console.log([...convertToModelMessages(ui)]); })'],
  ['a callback of a promise', 'load().then(() => { console.log([...convertToModelMessages(ui)]); })'],
])('%s becomes async', async (_, code) => {
  const text = `${HEAD}declare const load: () => Promise<void>;\nexport const run = (ui: UIMessage[]) => ${code};\n`;
  const files = await migrated({ 'a.tsx': text });
  expect(files.get('a.tsx')!.after).toContain('async () => { console.log([...(await convertToModelMessages(ui))]); }');
});

test.each([
  ['an effect', 'useEffect(() => { console.log([...convertToModelMessages(ui)]); })'],
  ['a loop', '[1].forEach(() => { console.log([...convertToModelMessages(ui)]); })'],
  ['an executor', 'new Promise(() => { console.log([...convertToModelMessages(ui)]); })'],
])('%s does not', async (_, code) => {
  const text = `${HEAD}import { useEffect } from 'react';\nexport const run = (ui: UIMessage[]) => ${code};\n`;
  const { after, findings } = (await migrated({ 'a.tsx': text })).get('a.tsx')!;
  expect(after).toBe(text);
  expect(findings).toHaveLength(1);
});

test('the top level of a module waits, that of a script or a component does not', async () => {
  const text = `${HEAD}export const all = convertToModelMessages([]).length;\n`;
  const files = await migrated({
    'a.mts': text,
    'b.cts': text,
    'c.vue': `<script setup lang="ts">\n${text}</script>\n`,
  });
  expect(files.get('a.mts')!.after).toContain('(await convertToModelMessages([])).length');
  expect(files.get('b.cts')!.findings).toHaveLength(1);
  expect(files.get('c.vue')!.findings).toHaveLength(1);
});

test('a function that is handed to a router becomes async, one that is handed to a list does not', async () => {
  const text = `
const answer = (request: { body: UIMessage[] }) => {
  console.log(convertToModelMessages(request.body).length);
};
app.post('/chat', answer);
`;
  expect(await body(text)).toContain('const answer = async (request');
  expect(await body(text.replace("app.post('/chat', answer)", '[].forEach(answer)'))).not.toContain('async');
  expect(await body(text.replace("app.post('/chat', answer)", "cache.get('chat', answer)"))).not.toContain('async');
});
