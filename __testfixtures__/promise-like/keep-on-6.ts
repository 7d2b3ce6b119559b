// @from 6
// @only promise-like
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export const ask = () => Promise.resolve(streamText({ model, prompt: 'Hello' }).text).catch(console.log);
