// @findings warning:5
import { generateText, type LanguageModel } from 'ai';
import { messagesFor } from './messages';

export const ask = (model: LanguageModel, question: string) => generateText({ model, messages: messagesFor(question) });
