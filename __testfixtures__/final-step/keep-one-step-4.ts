// @from 4
// @only final-step
import { generateText, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const { usage, sources, toolCalls } = await generateText({ model, tools, prompt: 'Hello' });
  const result = streamText({ model, tools, prompt: 'Hello', maxSteps: 1 });
  const many = await generateText({ model, tools, prompt: 'Hello', maxSteps: 5 });
  return [usage, sources, toolCalls, await result.files, await result.usage, many.usage, many.sources];
}
