// @from 6
import { generateText, type LanguageModel, type ModelMessage, type UIMessage } from 'ai';

interface Row {
  role: 'user' | 'assistant';
  text: string;
}

interface Entry {
  role: 'user' | 'system';
  text: string;
}

/** Of a user or an assistant. */
export const ask = (model: LanguageModel, rows: Row[]) =>
  generateText({ model, messages: rows.map(row => ({ role: row.role, content: row.text })) });

/** The SDK's own messages have `system` in their type whoever wrote them. */
export const again = (model: LanguageModel, history: UIMessage[]) =>
  generateText({ model, messages: history.map(({ role }) => ({ role, content: 'again' }) as ModelMessage) });

/** Not for a model. */
export const list = (entries: Entry[]) => entries.map(({ role, text }) => ({ role, text }));
export const shown = (entries: Entry[]): ModelMessage[] =>
  entries.map(({ role, text }) => ({ role, content: text }) satisfies ModelMessage);
