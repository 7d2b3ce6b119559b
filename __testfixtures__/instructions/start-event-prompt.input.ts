// @from 6
// @row start-event-system
// @findings error:11
// @types-skip-output what replaces `prompt` is left to a person
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    experimental_onStart: ({ system, prompt, messages }) => console.log(system, prompt, messages),
  });
