// @from 5
// @only compatible-options
// @row KEY-07
// @findings info:8
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText } from 'ai';

const server = createOpenAICompatible({ name: 'my-server', baseURL: 'https://llm.example/v1' });
const plain = createOpenAICompatible({ name: 'plain', baseURL: 'https://llm.example/v1' });
const silent = createOpenAICompatible({ name: 'other-server', baseURL: 'https://llm.example/v1' });

export async function main() {
  const { providerMetadata } = await generateText({
    model: server('small'),
    prompt: 'Hi',
    providerOptions: { 'my-server': { user: 'u-1' }, plain: { user: 'u-1' } },
  });
  await generateText({ model: plain('small'), prompt: 'Hi' });
  await generateText({ model: silent('small'), prompt: 'Hi' });
  return providerMetadata?.['my-server'];
}
