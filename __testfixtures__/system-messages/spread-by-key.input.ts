// @from 6
// @findings warning:9
import { generateText, type LanguageModel } from 'ai';

/** What is in `extra` stands in no type: it may be instructions, which would take the place of those moved there. */
export const ask = (model: LanguageModel, text: string, extra: Record<string, string>) =>
  generateText({
    model,
    messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: text }],
    ...extra,
  });
