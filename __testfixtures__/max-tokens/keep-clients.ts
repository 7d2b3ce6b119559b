// @from 4
// @types-skip other libraries that are not installed here
import Anthropic from '@anthropic-ai/sdk';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, type LanguageModel } from 'ai';
import { encode } from 'gpt-tokenizer';
import OpenAI from 'openai';

const chain = new ChatOpenAI({ maxTokens: 100 });
const client = new OpenAI();
const settings = { maxTokens: 50, temperature: 0 };

export async function compare(model: LanguageModel, prompt: string) {
  const { text } = await generateText({ model, prompt });
  await chain.bind({ maxTokens: 5 }).invoke(text);
  await new ChatOpenAI({ ...settings, model: 'gpt-4o' }).invoke(text);
  await client.chat.completions.create({ model: 'gpt-4o', max_tokens: 100, messages: [] });
  await new Anthropic().messages.create({ maxTokens: 100 });
  return encode(text, { maxTokens: 4000 });
}
