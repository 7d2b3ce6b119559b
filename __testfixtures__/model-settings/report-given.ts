// @from 4
// @only model-settings
// @findings error:6 error:8 error:12
import { openai } from '@ai-sdk/openai';

type Settings = Parameters<typeof openai>[1];

const modelOf = (id: string, settings?: Settings) => openai.chat(id, settings);
export const user = modelOf('gpt-4o', { user: 'a' });
export const none = modelOf('gpt-4o');

export const outer = (id: string, settings?: { user?: string }) => openai.chat(id, settings);
