// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Mailer {
  transport: { url: string; authProvider?: string };
}

export const mailer: Mailer = { transport: { url: 'smtp://a.b', authProvider: 'none' } };
export const ask = (model: LanguageModel) => generateText({ model, prompt: mailer.transport.url });
