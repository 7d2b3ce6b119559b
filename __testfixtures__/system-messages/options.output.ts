// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export function ask(model: LanguageModel, history: ModelMessage[]) {
  const options = {
    model,
    instructions: 'Be brief.',
    messages: [
      ...history,
    ],
  };
  return generateText(options);
}

export function chat(model: LanguageModel, history: ModelMessage[]) {
  const options: Parameters<typeof streamText>[0] = {
    model,
    instructions: 'Be brief.',
    messages: [
      ...history,
    ],
  };
  return streamText(options);
}
