// @from 5
// @row internal-current-date
// @findings warning:9
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const dated = (prompt: string) =>
  generateText({ model, prompt, _internal: { currentDate: () => new Date(0), generateId: () => 'id' } });
export const numbered = (prompt: string) => generateText({ model, prompt, _internal: { generateId: () => 'id' } });
