// @from 5
// @findings warning:17 warning:28 warning:34 warning:44
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

/** The list is the caller's. */
function addRules(messages: ModelMessage[], rules: string) {
  messages.unshift({ role: 'system', content: rules });
}

function addQuestion(messages: ModelMessage[], content: string) {
  messages.push({ role: 'user', content });
}

export function strict(model: LanguageModel, history: ModelMessage[]) {
  const messages = [...history];
  addRules(messages, 'Be brief.');
  return generateText({ model, messages });
}

export function loose(model: LanguageModel, history: ModelMessage[]) {
  const messages = [...history];
  addQuestion(messages, 'And now?');
  return generateText({ model, messages });
}

export function replaced(model: LanguageModel, messages: ModelMessage[], rules?: string) {
  if (rules) messages = [{ role: 'system', content: rules }, ...messages];
  return generateText({ model, messages });
}

export function inPlace(model: LanguageModel, history: ModelMessage[]) {
  const messages = [...history];
  messages[0] = { role: 'system', content: 'Be brief.' };
  return generateText({ model, messages });
}

export const atOnce = (model: LanguageModel, question: string) => {
  const messages = ((): ModelMessage[] => {
    return [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: question },
    ];
  })();
  return generateText({ model, messages });
};
