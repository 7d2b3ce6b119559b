// @from 4
// @only message-content
import { type CoreMessage, generateText, type LanguageModel, type UIMessage } from 'ai';

interface Note {
  role: 'user';
  content: string;
  parts: string[];
}

export const textOf = (note: Note): string => note.content;
export const make = (content: string): Note => ({ role: 'user', content, parts: [] });

export const modelText = (message: CoreMessage) =>
  typeof message.content === 'string' ? message.content : message.content.length;

export const ask = (model: LanguageModel, content: string) =>
  generateText({ model, messages: [{ role: 'user', content }] });

export const title = ({ parts: [first] }: UIMessage): string => (first?.type === 'text' ? first.text : '');

export const page = { content: 'text', reasoning: 'none' };
