// @from 6
import { generateText } from 'ai';

export const ask = (model: any, prompt: string) => generateText({ model, prompt });
