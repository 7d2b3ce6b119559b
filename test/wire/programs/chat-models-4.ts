// @from 4
// @unmigrated broken
import { createOpenAI } from '@ai-sdk/openai';
import { createProviderRegistry, generateObject, generateText } from 'ai';
import { z } from 'zod';

export const turns = [];

/** What the server is asked, by the short form, through a registry, and for an object. */
export async function main() {
  const asked: unknown[] = [];
  const openai = createOpenAI({
    apiKey: 'key',
    baseURL: 'https://llm.example.com/v1',
    compatibility: 'strict',
    fetch: async (url, init) => {
      const { model, messages, user, response_format } = JSON.parse(String(init?.body));
      asked.push({ url, model, messages, user, strict: response_format?.json_schema?.strict });
      return Response.json(answer);
    },
  });
  const registry = createProviderRegistry({ openai });
  const { text } = await generateText({ model: openai('gpt-4o', { user: 'a' }), prompt: 'one' });
  await generateText({ model: registry.languageModel('openai:gpt-4o'), prompt: 'two' });
  const schema = z.object({ title: z.string() });
  await generateObject({ model: openai('gpt-4o', { structuredOutputs: true }), schema, prompt: 'three' });
  return { asked, text };
}

const answer = {
  id: '1',
  object: 'chat.completion',
  created: 0,
  model: 'gpt-4o',
  choices: [{ index: 0, message: { role: 'assistant', content: '{"title":"A"}' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
