// @from 6
// @findings warning:14 warning:17
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

const opened = (history: ModelMessage[]): ModelMessage[] => [...history, { role: 'system', content: 'Now answer.' }];

interface Settings {
  maxRetries?: number;
  allowSystemInMessages?: boolean;
}

/** What the caller says of them counts. */
export const before = (model: LanguageModel, history: ModelMessage[], settings: Settings) =>
  generateText({ model, ...settings, messages: opened(history) });

export const behind = (model: LanguageModel, history: ModelMessage[], settings: Settings) =>
  generateText({ model, messages: opened(history), ...settings });

export const said = (model: LanguageModel, history: ModelMessage[], own: { allowSystemInMessages: boolean }) =>
  streamText({ model, ...own, messages: opened(history) });

export const refused = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({ model, messages: opened(history), allowSystemInMessages: false });
