import type { LanguageModelV1Prompt } from '@ai-sdk/provider';
import { ChatModel } from './chat-model';

const prompt: LanguageModelV1Prompt = [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }];

export async function check(client: ConstructorParameters<typeof ChatModel>[1]): Promise<boolean> {
  const model = new ChatModel('small', client);
  const { text, usage } = await model.doGenerate({
    inputFormat: 'prompt',
    mode: { type: 'regular' },
    prompt,
    maxTokens: 10,
  });
  return text === 'Hi' && usage.promptTokens === 1;
}
