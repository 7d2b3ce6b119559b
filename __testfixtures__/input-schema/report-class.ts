// @from 4
// @findings error:12
import { generateText, type LanguageModel } from 'ai';
import { z } from 'zod';

class Search {
  parameters = z.object({ query: z.string() });
  description = 'Search';
}

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { search: new Search() } });
