// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const logical = (prompt: string, maxTokens?: number) =>
  generateText({ model, prompt, ...(maxTokens && { maxOutputTokens: maxTokens }) });

export const ternary = (prompt: string, maxTokens: number | undefined) =>
  generateText({
    model,
    prompt,
    ...(maxTokens !== undefined ? { maxOutputTokens: maxTokens } : {}),
  });

export const nested = (prompt: string, mode: 'short' | 'long' | 'free') =>
  streamText({
    model,
    prompt,
    ...(mode === 'short'
      ? { maxOutputTokens: 100 }
      : mode === 'long' && {
          temperature: 0.2,
          ...(prompt.length > 1000 && { maxOutputTokens: 4000 }),
        }),
  });

export const whole = (prompt: string, short: boolean) =>
  generateText(short ? { model, prompt, maxOutputTokens: 10 } : { model, prompt });
