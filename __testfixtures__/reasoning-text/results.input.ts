// @from 4
// @only reasoning-text,final-step
// @row reasoning-string reasoning-details
import { generateText, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function log(...values: unknown[]): void;

export async function text() {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  if (result.reasoning) log(result.reasoning.length, `${result?.reasoning}`, result['reasoning']);
  log(result.reasoningDetails);
  for (const detail of result.reasoningDetails) log(detail.type === 'text' ? detail.text : detail.type);
  const { text, reasoning, reasoningDetails } = result;
  return { text, reasoning, details: reasoningDetails.length };
}

export async function stream() {
  const result = streamText({
    model,
    tools,
    prompt: 'Hello',
    onFinish: ({ text, reasoning }) => log(text, reasoning),
    onStepFinish: step => log(step.reasoning, step.reasoningDetails.length),
  });
  const { reasoning, reasoningDetails } = streamText({ model, prompt: 'Hello' });
  return [await result.reasoning, result.reasoningDetails, await reasoning, reasoningDetails];
}

export async function event() {
  const { steps } = await generateText({ model, tools, prompt: 'Hello' });
  return streamText({
    model,
    prompt: 'Hello',
    async onFinish(event) {
      log(event.reasoning ?? 'none', event.reasoningDetails, steps.map(({ reasoning }) => reasoning));
    },
  });
}
