// @from 4
import { generateText, type LanguageModel } from 'ai';

const parsePartialJson = (text: string): unknown => JSON.parse(text);

export const ask = async (model: LanguageModel) => parsePartialJson((await generateText({ model, prompt: 'Hello' })).text);
