// @from 4
// @row model-message-content-not-parts
import { generateText, type LanguageModel } from 'ai';

interface Part {
  type: 'tool-result';
  args: string[];
  result: string;
  signature: string;
}

export const ask = (model: LanguageModel, question: string) =>
  generateText({ model, messages: [{ role: 'user', content: question }] });
export const parts = (model: LanguageModel, question: string) =>
  generateText({ model, messages: [{ role: 'user', content: [{ type: 'text', text: question }] }] });

export const own: Part = { type: 'tool-result', args: process.argv, result: 'done', signature: 'me' };
export const run = ({ args, result }: Part) => [args, result, own.signature];
