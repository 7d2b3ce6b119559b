// @from 5
// @only tools-context
import { generateText, type LanguageModel } from 'ai';

interface Settings { model: LanguageModel; prompt: string; experimental_context?: unknown }
interface Typed { model: LanguageModel; prompt: string; experimental_context: { user: string } }

export const ask = (settings: Settings) => generateText({ ...settings, maxRetries: 1 });
export const typed = (settings: Typed) => generateText({ ...settings, maxRetries: 1 });
