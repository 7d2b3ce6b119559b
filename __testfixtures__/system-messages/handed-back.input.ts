// @from 6
// @findings warning:13 warning:30
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

function checked<T extends { messages: ModelMessage[] }>(options: T): T {
  if (options.messages.length > 100) throw new Error('Too long');
  return options;
}

/** What a function hands back goes to the call that gave it, and to no other. */
export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const { messages } = checked({ messages: [...history, { role: 'system', content: 'Now answer.' }] });
  return generateText({ model, messages });
}

export function chat(model: LanguageModel, history: ModelMessage[]) {
  const { messages } = checked({ messages: history });
  return streamText({ model, messages });
}

async function retry<A, R>(run: (args: A) => Promise<R>, args: A): Promise<R> {
  try {
    return await run(args);
  } catch {
    return run({ ...args });
  }
}

const generate = ({ model, messages }: { model: LanguageModel; messages: ModelMessage[] }) =>
  generateText({ model, messages });

const other = ({ model, messages }: { model: LanguageModel; messages: ModelMessage[] }) =>
  generateText({ model, messages, maxRetries: 1 });

export const surely = (model: LanguageModel, question: string) =>
  retry(generate, { model, messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: question }] });

export const likely = (model: LanguageModel, question: string) =>
  retry(other, { model, messages: [{ role: 'user', content: question }] });
