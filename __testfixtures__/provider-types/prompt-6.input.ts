// @from 6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV2Message, LanguageModelV2Usage, LanguageModelV3 } from '@ai-sdk/provider';

const model: LanguageModelV3 = openai('gpt-4o-mini');
const message = (text: string): LanguageModelV2Message => ({ role: 'user', content: [{ type: 'text', text }] });
export const ask = (text: string) => model.doGenerate({ prompt: [message(text)] });
export const total = ({ totalTokens }: LanguageModelV2Usage) => totalTokens;
