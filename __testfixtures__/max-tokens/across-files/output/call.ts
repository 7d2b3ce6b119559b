import { generateText } from 'ai';
import { settings } from './settings';

export async function answer(prompt: string) {
  console.log(settings.maxOutputTokens);
  return generateText({ ...settings, prompt });
}
