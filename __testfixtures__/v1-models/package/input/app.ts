import { generateText, type LanguageModelV1Middleware, wrapLanguageModel } from 'ai';
import { ChatModel } from './chat-model';

const middleware: LanguageModelV1Middleware = {
  transformParams: async ({ params }) => ({ ...params, maxTokens: 5 }),
};

export const ask = (client: ConstructorParameters<typeof ChatModel>[1], prompt: string) =>
  generateText({
    model: wrapLanguageModel({ model: new ChatModel('small', client), middleware }),
    prompt,
    maxTokens: 10,
  });
