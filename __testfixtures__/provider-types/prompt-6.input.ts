// @from 6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV2TextPart, LanguageModelV2Usage, LanguageModelV3 } from '@ai-sdk/provider';

const model: LanguageModelV3 = openai('gpt-4o-mini');
const part = (text: string): LanguageModelV2TextPart => ({ type: 'text', text });
export const ask = (text: string) => model.doGenerate({ prompt: [{ role: 'user', content: [part(text)] }] });
export const total = ({ totalTokens }: LanguageModelV2Usage) => totalTokens;
