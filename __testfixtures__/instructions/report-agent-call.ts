// @from 5
// @only instructions
// @findings error:12 error:14
import { Experimental_Agent as Agent, type LanguageModel } from 'ai';

interface Ask {
  prompt: string;
  system: string;
}

export const ask = (model: LanguageModel, prompt: string) =>
  new Agent({ model }).generate({ prompt, system: 'Be brief.' });

export const own = (model: LanguageModel, ask: Ask) => new Agent({ model }).generate({ ...ask });
