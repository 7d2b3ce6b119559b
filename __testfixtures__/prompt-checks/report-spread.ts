// @from 4
// @findings error:8 error:11
// @only prompt-checks
import { type CoreMessage, generateText, type LanguageModel } from 'ai';

interface Ask { prompt?: string; rest: { messages?: CoreMessage[] }; messages: CoreMessage[] }

export const brought = (model: LanguageModel, { prompt, rest }: Ask) => generateText({ model, prompt, ...rest });

export const both = (model: LanguageModel, { prompt, messages }: Ask) =>
  generateText({ model, prompt, messages });
