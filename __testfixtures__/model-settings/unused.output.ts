// @from 4
// @only model-settings
import { createOpenAI, openai } from '@ai-sdk/openai';

type Settings = undefined;

function modelOf(id: string, settings?: Settings, apiKey?: string) {
  if (apiKey) return createOpenAI({ apiKey })(id);
  return openai.chat(id);
}

export const fast = modelOf('gpt-4o-mini', undefined, 'key');
export const slow = modelOf('gpt-4o');
