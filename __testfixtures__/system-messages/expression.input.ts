// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

declare function instructionsFor(user: string): Promise<string>;

const RULES = 'Be brief.';

export const named = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: RULES },
      ...history,
    ],
  });

export const awaited = async (model: LanguageModel, history: ModelMessage[], user: string) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: await instructionsFor(user) },
      ...history,
    ],
  });

export const short = (model: LanguageModel, history: ModelMessage[], content: string) =>
  generateText({
    model,
    messages: [
      { role: 'system', content },
      ...history,
    ],
  });

export const joined = (model: LanguageModel, history: ModelMessage[], name: string) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: RULES + ' The user is ' + name + '.' },
      ...history,
    ],
  });
