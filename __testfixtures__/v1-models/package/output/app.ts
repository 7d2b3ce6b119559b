import { generateText, type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import { ChatModel } from './chat-model';

const middleware: LanguageModelMiddleware = {
  transformParams: async ({ params }) => ({ ...params, maxOutputTokens: 5 }),
};

export const ask = (client: ConstructorParameters<typeof ChatModel>[1], prompt: string) =>
  generateText({
    model: wrapLanguageModel({ model: new ChatModel('small', client), middleware }),
    prompt,
    maxOutputTokens: 10,
  });
