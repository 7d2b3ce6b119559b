// @from 4
// @only reasoning-text,final-step
// @row reasoning-string reasoning-details
import { generateText, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function log(...values: unknown[]): void;

export async function text() {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  if (result.finalStep.reasoningText) log(result.finalStep.reasoningText.length, `${result?.finalStep.reasoningText}`, result.finalStep['reasoningText']);
  log(result.finalStep.reasoning);
  for (const detail of result.finalStep.reasoning) log(detail.type === 'reasoning' ? detail.text : detail.type);
  const { text, finalStep: { reasoningText: reasoning, reasoning: reasoningDetails } } = result;
  return { text, reasoning, details: reasoningDetails.length };
}

export async function stream() {
  const result = streamText({
    model,
    tools,
    prompt: 'Hello',
    onFinish: ({ text, finalStep: { reasoningText: reasoning } }) => log(text, reasoning),
    onStepFinish: step => log(step.reasoningText, step.reasoning.length),
  });
  const { finalStep } = streamText({ model, prompt: 'Hello' });
  return [(await result.finalStep).reasoningText, result.finalStep.then(step => step.reasoning), (await finalStep).reasoningText, finalStep.then(step => step.reasoning)];
}

export async function event() {
  const { steps } = await generateText({ model, tools, prompt: 'Hello' });
  return streamText({
    model,
    prompt: 'Hello',
    async onFinish(event) {
      log(event.finalStep.reasoningText ?? 'none', event.finalStep.reasoning, steps.map(({ reasoningText: reasoning }) => reasoning));
    },
  });
}
