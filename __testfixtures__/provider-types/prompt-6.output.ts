// @from 6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV4TextPart, LanguageModelV2Usage, LanguageModelV4 } from '@ai-sdk/provider';

const model: LanguageModelV4 = openai('gpt-4o-mini');
const part = (text: string): LanguageModelV4TextPart => ({ type: 'text', text });
export const ask = (text: string) => model.doGenerate({ prompt: [{ role: 'user', content: [part(text)] }] });
export const total = ({ totalTokens }: LanguageModelV2Usage) => totalTokens;
