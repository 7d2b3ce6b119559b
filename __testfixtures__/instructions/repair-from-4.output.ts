// @from 4
// @findings warning:10
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    instructions: 'Be brief.',
    prompt,
    repairToolCall: async ({ messages, instructions: system }) => {
      await generateText({ model, instructions: system, messages });
      return null;
    },
  });
