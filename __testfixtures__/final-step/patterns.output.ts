// @from 6
// @only final-step
// @row usage-now-total accumulated-tool-members
import { generateText, type LanguageModel, type LanguageModelUsage, stepCountIs, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

type Result = Awaited<ReturnType<typeof generateText>>;

const run = () => generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });

export async function one() {
  const { finalStep: { usage } } = await run();
  return usage;
}

export async function among() {
  const { text, finalStep: { usage: { inputTokens } }, finishReason } = await run();
  return { text, inputTokens, finishReason };
}

export async function several() {
  const { finalStep: { usage, toolCalls: calls, toolResults = [] }, text } = await run();
  return { usage, text, calls, toolResults };
}

export async function lines() {
  const {
    text,
    finalStep: { usage, sources, warnings: problems = [] },
    steps,
  } = await run();
  return { text, usage, steps, sources, problems };
}

export async function maybe(result?: Result) {
  const { finalStep: { toolCalls = [] } = {}, text = '' } = result ?? {};
  return text + toolCalls.length;
}

export async function assigned() {
  let usage: LanguageModelUsage;
  let text: string;
  const box: { calls?: unknown } = {};
  ({ text, finalStep: { usage } } = await run());
  ({ finalStep: { toolCalls: box.calls } } = await run());
  return { text, usage, box };
}

export const inThen = () => run().then(({ finalStep: { usage }, text }) => ({ usage, text }));

export const ofMany = async (results: Result[]) => {
  for (const { finalStep: { files } } of results) console.log(files);
  return results.map(({ finalStep: { usage } }) => usage.totalTokens);
};
