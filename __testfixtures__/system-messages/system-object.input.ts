// @from 6
// @findings warning:10
// @only system-messages
import { generateText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[], system: SystemModelMessage) =>
  generateText({
    model,
    system,
    messages: [
      { role: 'system', content: 'Be brief.' },
      ...history,
    ],
  });
