// @from 5
// @only compatible-options
import { generateText } from 'ai';

declare function createOpenAICompatible(options: { name: string }): any;

export const main = () =>
  generateText({
    model: createOpenAICompatible({ name: 'my-server' })('small'),
    prompt: 'Hi',
    providerOptions: { 'my-server': { user: 'u-1' } },
  });
