// @from 4
// @only joined-text
// @findings error:11 error:15
import { generateText, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function save(text: string): void;

export const rest = () =>
  streamText({ model, tools, prompt: 'Hello', maxSteps: 5, onFinish: ({ text, ...others }) => save(text + others.usage) });

export async function either(isStreamed: boolean) {
  const options = { model, tools, prompt: 'Hello', maxSteps: 5 };
  return await (isStreamed ? streamText(options) : await generateText(options)).text;
}
