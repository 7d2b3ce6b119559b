// @from 5
// @only promise-like
import { streamText } from 'ai';

export const ask = model => streamText({ model, prompt: 'Hello' }).text.catch(console.log);
