// @from 6
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

const result = await generateText({ model, prompt: 'Hello' });

export const response = result.response; // of the last step

export const count = () => response.messages.length;
