// @from 6
// @only final-step
// @row usage-now-total-stream accumulated-tool-members
import { type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function awaited() {
  const { textStream, usage } = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  for await (const chunk of textStream) console.log(chunk);
  return (await usage).inputTokens;
}

export async function several() {
  const {
    text,
    usage,
    toolCalls: calls,
  } = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  usage.then(console.log);
  const [said, used] = await Promise.all([text, usage]);
  return { said, used, calls, usage, list: await calls };
}

export function handedOn({ usage, text }: ReturnType<typeof streamText>) {
  return Promise.all([usage, text]);
}

export async function taken(finalStep: string) {
  const { usage } = streamText({ model, tools, prompt: finalStep, stopWhen: stepCountIs(5) });
  return await usage;
}
