// @from 4
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

interface Settings {
  getErrorMessage?: (error: unknown) => string;
  experimental_sendFinish?: boolean;
}

export function show(settings: Settings) {
  return settings.experimental_sendFinish ? settings.getErrorMessage?.(new Error('no')) : undefined;
}

export const shown = show({ getErrorMessage: String, experimental_sendFinish: true });

export async function answer(prompt: string) {
  const getErrorMessage = (error: unknown) => String(error);
  return streamText({ model, prompt, onError: ({ error }) => console.error(getErrorMessage(error)) }).text;
}
