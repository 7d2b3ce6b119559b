// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const logical = (prompt: string, maxTokens?: number) =>
  generateText({ model, prompt, ...(maxTokens && { maxTokens }) });

export const ternary = (prompt: string, maxTokens: number | undefined) =>
  generateText({
    model,
    prompt,
    ...(maxTokens !== undefined ? { maxTokens } : {}),
  });

export const nested = (prompt: string, mode: 'short' | 'long' | 'free') =>
  streamText({
    model,
    prompt,
    ...(mode === 'short'
      ? { maxTokens: 100 }
      : mode === 'long' && {
          temperature: 0.2,
          ...(prompt.length > 1000 && { maxTokens: 4000 }),
        }),
  });

export const whole = (prompt: string, short: boolean) =>
  generateText(short ? { model, prompt, maxTokens: 10 } : { model, prompt });
