// @from 4
// @row DEF-01
import { createOpenAI, openai, type OpenAIProvider } from '@ai-sdk/openai';
import * as provider from '@ai-sdk/openai';
import { openai as gpt } from '@ai-sdk/openai';
import { generateText } from 'ai';

const own = createOpenAI({ baseURL: 'https://llm.example.com/v1', apiKey: 'key' });
const make = () => createOpenAI({ apiKey: 'key' });
class Models {
  private readonly openai = createOpenAI({ apiKey: 'key' });
  small = () => this.openai('gpt-4o-mini');
}

export const one = (prompt: string) => generateText({ model: openai('gpt-4o'), prompt });
export const two = [own('llama-3'), make()('gpt-4o'), createOpenAI({})('gpt-4o'), gpt('gpt-4o')];
export const three = provider.openai('gpt-4o');
export const four = openai.languageModel('gpt-4o');
export const five = (from: OpenAIProvider, id: string) => from(id);
export const six = (instance: OpenAIProvider | undefined, id: string) => instance?.(id);
export const legacy = openai('gpt-3.5-turbo-instruct');
export const sound = openai('gpt-4o-audio-preview');
export const models = new Models();
