import { generateText } from 'ai';
import { settings } from './settings';

export const ask = (prompt: string) => generateText({ ...settings, prompt });
