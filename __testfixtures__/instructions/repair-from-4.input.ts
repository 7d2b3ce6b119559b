// @from 4
// @findings warning:10
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    system: 'Be brief.',
    prompt,
    experimental_repairToolCall: async ({ messages, system }) => {
      await generateText({ model, system, messages });
      return null;
    },
  });
