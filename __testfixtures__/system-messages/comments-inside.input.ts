// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: [
      {
        role: 'system',
        // Agreed with legal.
        content: 'Be brief.',
      },
      ...history,
    ],
  });

export const chosen = (model: LanguageModel, history: ModelMessage[], brief: boolean) =>
  generateText({
    model,
    messages: [...(brief /* by default */ ? [{ role: 'system' as const, content: 'Be brief.' }] : []), ...history],
  });
