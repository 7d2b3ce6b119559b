// @from 6
import { generateText, type LanguageModel } from 'ai';

const pipeTextStreamToResponse = (response: { end(text: string): void }, text: string) => response.end(text);

export const send = async (model: LanguageModel) =>
  pipeTextStreamToResponse({ end: console.log }, (await generateText({ model, prompt: 'Hi' })).text);
