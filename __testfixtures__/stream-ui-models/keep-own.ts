// @from 6
import { generateText } from 'ai';

const streamUI = (options: { model: string; prompt: string }) => generateText(options);

export const show = (prompt: string) => streamUI({ model: 'openai/gpt-5', prompt });
