// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

interface Chat {
  mode: 'json' | 'tool';
  toolCallStreaming: boolean;
  experimental_continueSteps?: boolean;
}

export const chat: Chat = { mode: 'tool', toolCallStreaming: true, experimental_continueSteps: true };
export const open = (path: string, options: { mode: string }) => `${path}:${options.mode}`;
export const file = open('a', { mode: 'tool' });
export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, providerOptions: { own: { mode: 'tool', toolCallStreaming: true } } });

const shared = { toolCallStreaming: true };
export const spread = (model: LanguageModel, prompt: string) => streamText({ model, prompt, ...shared });
