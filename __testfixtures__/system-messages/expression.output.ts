// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

declare function instructionsFor(user: string): Promise<string>;

const RULES = 'Be brief.';

export const named = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    instructions: RULES,
    messages: [
      ...history,
    ],
  });

export const awaited = async (model: LanguageModel, history: ModelMessage[], user: string) =>
  generateText({
    model,
    instructions: await instructionsFor(user),
    messages: [
      ...history,
    ],
  });

export const short = (model: LanguageModel, history: ModelMessage[], content: string) =>
  generateText({
    model,
    instructions: content,
    messages: [
      ...history,
    ],
  });

export const joined = (model: LanguageModel, history: ModelMessage[], name: string) =>
  generateText({
    model,
    instructions: RULES + ' The user is ' + name + '.',
    messages: [
      ...history,
    ],
  });
