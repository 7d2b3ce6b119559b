// @from 4
// @only model-settings
// @findings error:7 error:11 error:15
// @types-skip-output the settings need a person
import { createOpenAI, openai } from '@ai-sdk/openai';

type Settings = NonNullable<Parameters<typeof openai>[1]>;

export function modelOf(id: string, settings?: Settings, apiKey?: string) {
  if (!apiKey) {
    return openai(id, settings);
  }
  const provider = createOpenAI({ apiKey });
  if (id === 'plain') return provider(id, undefined);
  return provider(id, settings as Settings);
}
