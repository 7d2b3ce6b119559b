// @from 4
// @findings error:5
import { streamText, type LanguageModel } from 'ai';
export const computed = (model: LanguageModel, prompt: string, run: () => boolean) =>
  streamText({ model, prompt, toolCallStreaming: run() });
