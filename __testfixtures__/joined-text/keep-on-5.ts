// @from 5
// @only joined-text
import { type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const result = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  return await result.text;
}
