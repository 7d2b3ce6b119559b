// @from 6
// @only system-messages
import { generateText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

function openingOf(question: string): ModelMessage[] {
  return [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: question },
  ];
}

/** They go to the instructions, and none is left among the others. */
export function split(model: LanguageModel, question: string) {
  const instructions: SystemModelMessage[] = [];
  const messages: ModelMessage[] = [];
  for (const message of openingOf(question)) {
    if (message.role === 'system') instructions.push(message);
    else messages.push(message);
  }
  return generateText({ model, system: instructions, messages });
}

/** A member that is written behind a spread takes its place. */
export function instead(model: LanguageModel, question: string, history: ModelMessage[]) {
  const opening = { maxRetries: 1, messages: openingOf(question) };
  return generateText({ ...opening, model, messages: history });
}

/** A length and a text are no messages. */
export const counted = (model: LanguageModel, question: string) =>
  generateText({
    model,
    prompt: openingOf(question).map(({ content }) => content).join('\n'),
    maxRetries: openingOf(question).length,
  });
