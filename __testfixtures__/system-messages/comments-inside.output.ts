// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    instructions: {
      role: 'system',
      // Agreed with legal.
      content: 'Be brief.',
    },
    messages: [
      ...history,
    ],
  });

export const chosen = (model: LanguageModel, history: ModelMessage[], brief: boolean) =>
  generateText({
    model,
    instructions: [...(brief /* by default */ ? [{ role: 'system' as const, content: 'Be brief.' }] : [])],
    messages: [...history],
  });
