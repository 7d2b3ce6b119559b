// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Row {
  role: 'system' | 'user';
  content: string;
}

export const rows: Row[] = [{ role: 'system', content: 'Created.' }];

export async function ask(model: LanguageModel, prompt: string) {
  const { text } = await generateText({ model, prompt });
  rows.push({ role: 'user', content: text });
  return rows.filter(row => row.role === 'system');
}
