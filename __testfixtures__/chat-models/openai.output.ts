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
  small = () => this.openai.chat('gpt-4o-mini');
}

export const one = (prompt: string) => generateText({ model: openai.chat('gpt-4o'), prompt });
export const two = [own.chat('llama-3'), make().chat('gpt-4o'), createOpenAI({}).chat('gpt-4o'), gpt.chat('gpt-4o')];
export const three = provider.openai.chat('gpt-4o');
export const four = openai.chat('gpt-4o');
export const five = (from: OpenAIProvider, id: string) => from.chat(id);
export const six = (instance: OpenAIProvider | undefined, id: string) => instance?.chat(id);
export const legacy = openai.completion('gpt-3.5-turbo-instruct');
export const sound = openai.chat('gpt-4o-audio-preview');
export const models = new Models();
