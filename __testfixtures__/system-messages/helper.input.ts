// @from 6
// @findings warning:16 warning:17 warning:19
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

function buildMessages(question: string): ModelMessage[] {
  return [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: question },
  ];
}

const withRules = (history: ModelMessage[]) => [{ role: 'system' as const, content: 'Be brief.' }, ...history];

const rulesOf = (name: string) => ({ role: 'system' as const, content: `Call the user ${name}.` });

export const ask = (model: LanguageModel, question: string) => generateText({ model, messages: buildMessages(question) });
export const chat = (model: LanguageModel, history: ModelMessage[]) => generateText({ model, messages: withRules(history) });
export const named = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [rulesOf('Ann'), ...history] });
