// @from 4
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

const answered = { maxTokens: 100 };
const stored = { maxTokens: 200, temperature: 0 };
const logged = { maxOutputTokens: 300 };

// The name is seen outside of the program, so it stays.
export const answer = () => [generateText({ model, prompt: 'a', ...answered, maxOutputTokens: answered.maxTokens }), Response.json(answered)];

export const store = () => [generateText({ model, prompt: 'b', ...stored, maxOutputTokens: stored.maxTokens }), JSON.stringify({ ...stored })];

export const log = () => [generateText({ model, prompt: 'c', ...logged }), console.log(logged)];
