// @from 5
// @findings error:6
import { Experimental_Agent as Agent, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  new Agent({ model }).generate({ prompt, system: 'Be brief.' });
