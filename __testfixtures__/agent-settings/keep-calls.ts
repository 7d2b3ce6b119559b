// @from 5
// @only agent-settings
import { Experimental_Agent as Agent, generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
const providerOptions = { openai: { user: 'me' } };

export const agent = new Agent({ model });
export const ask = (prompt: string, abortSignal: AbortSignal) => generateText({ model, prompt, abortSignal, providerOptions });

class Experimental_Agent {
  constructor(readonly settings: { abortSignal: AbortSignal }) {}
}
export const own = (abortSignal: AbortSignal) => new Experimental_Agent({ abortSignal });
