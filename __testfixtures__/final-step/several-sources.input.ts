// @from 6
// @only final-step
// @row usage-now-total
import { generateText, type LanguageModel, stepCountIs, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

const once = () => generateText({ model, tools, prompt: 'Hello' });
const often = () => generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });

export async function oneStep(again: boolean) {
  let result = await once();
  if (again) result = await once();
  const box = { result: await once() };
  const [first, second] = await Promise.all([once(), once()]);
  const both = again ? await once() : result;
  return [result.usage, box.result.usage, first.usage, second.toolCalls, both.files];
}

export async function assigned(again: boolean) {
  let result = await once();
  if (again) result = await often();
  return result.usage;
}

export async function byPattern() {
  let result = await once();
  [result] = await Promise.all([often()]);
  return result.usage;
}

export async function byLoop() {
  let result = await once();
  for (result of [await often()]) console.log(result.text);
  return result.usage;
}

export async function together() {
  let [first, second] = await Promise.all([once(), often()]);
  console.log(first.usage, second.usage);
  ({ second: first } = { second });
  return first.text;
}

const run = async (again: boolean) => (again ? { result: await often() } : { result: await once() });

export async function ofUnion() {
  const { result } = await run(true);
  return result.usage;
}

export async function chosen(again: boolean) {
  const result = again ? await often() : await once();
  return result.usage;
}

const read = (result: Awaited<ReturnType<typeof once>>) => result.usage;
const readOften = (result: Awaited<ReturnType<typeof once>>) => result.usage;

export const readBoth = async () => [read(await once()), readOften(await once()), readOften(await often())];
