// @from 4
// @only joined-text
import { generateText, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function save(text: string): void;

export async function ask(message: { text: string }) {
  const result = streamText({ model, tools, prompt: message.text, onFinish: ({ text }) => save(text) });
  const one = streamText({ model, tools, prompt: 'Hello', maxSteps: 1 });
  const generated = await generateText({ model, tools, prompt: 'Hello', maxSteps: 5 });
  return [await result.text, await one.text, generated.text, generated.steps.map(step => step.text)];
}

export const steps = () =>
  streamText({ model, tools, prompt: 'Hello', maxSteps: 5, onStepFinish: ({ text }) => save(text) });
