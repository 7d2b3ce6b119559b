// @from 6
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const logical = (prompt: string, system?: string) =>
  generateText({ model, prompt, ...(system && { instructions: system }) });

export const nested = (prompt: string, persona: string | null, strict: boolean) =>
  streamText({
    model,
    prompt,
    ...(persona !== null
      ? { system: `You are ${persona}.`, ...(strict && { instructions: `You are ${persona}. Be strict.` }) }
      : undefined),
  });

export const whole = (prompt: string, kind: boolean) =>
  generateText(kind ? { model, prompt, instructions: 'Be kind.' } : { model, prompt });

export const messages = (prompt: string) =>
  generateText({
    model,
    prompt,
    instructions: { role: 'system', content: 'Be brief.', providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } },
  });
