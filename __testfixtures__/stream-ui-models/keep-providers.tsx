// @from 6
// @types-skip @ai-sdk/rsc of 6 is not installed
import { openai } from '@ai-sdk/openai';
import { streamUI } from '@ai-sdk/rsc';
import { generateText, type LanguageModel } from 'ai';

export const show = (prompt: string) => streamUI({ model: openai('gpt-5'), prompt });
export const text = (prompt: string) => generateText({ model: 'openai/gpt-5', prompt });
export const given = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
