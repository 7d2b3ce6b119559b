// @from 6
// @only final-step
import { generateText, type LanguageModel, stepCountIs, streamText, ToolLoopAgent, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const { usage, toolCalls } = await generateText({ model, tools, prompt: 'Hello' });
  const limited = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(1) });
  const options = { model, prompt: 'Hello' };
  const variable = await generateText(options);
  return [usage, toolCalls, limited.usage, limited.content, variable.sources];
}

export async function stream() {
  const result = streamText({
    model,
    prompt: 'Hello',
    onFinish: ({ usage, toolCalls }) => console.log(usage, toolCalls),
  });
  const { usage } = streamText({ model, prompt: 'Hello' });
  return [await result.usage, await usage, await result.warnings];
}

const agent = new ToolLoopAgent({ model, onFinish: event => console.log(event.usage) });
const limited = new ToolLoopAgent({ model, tools, stopWhen: stepCountIs(1) });

export const usages = async () => [
  (await agent.generate({ prompt: 'Hello' })).usage,
  (await limited.generate({ prompt: 'Hello' })).toolCalls,
];

const helper = (prompt: string) => generateText({ model, prompt });

export const ofHelper = async () => (await helper('Hello')).usage;
