// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export function ask(model: LanguageModel, history: ModelMessage[]) {
  const options = {
    model,
    messages: [
      { role: 'system' as const, content: 'Be brief.' },
      ...history,
    ],
  };
  return generateText(options);
}

export function chat(model: LanguageModel, history: ModelMessage[]) {
  const options: Parameters<typeof streamText>[0] = {
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      ...history,
    ],
  };
  return streamText(options);
}
