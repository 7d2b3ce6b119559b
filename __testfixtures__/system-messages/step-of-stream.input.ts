// @from 6
// @findings warning:8
import { streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  streamText({
    model,
    prompt,
    prepareStep: ({ messages }) => ({ messages: [{ role: 'system', content: 'Be brief.' }, ...messages] }),
  });

export const allowed = (model: LanguageModel, prompt: string) =>
  streamText({
    model,
    prompt,
    allowSystemInMessages: true,
    prepareStep: ({ messages }) => ({ messages: [{ role: 'system', content: 'Be brief.' }, ...messages] }),
  });
