// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const short: boolean;

const base = { model, maxOutputTokens: 100 };
const creative = { ...base, temperature: 1 };

const brief = { maxOutputTokens: 50 };
const long = { maxOutputTokens: 5000 };

const frozen = Object.freeze({ maxOutputTokens: 10 });

export const viaConstant = (prompt: string) => generateText({ ...base, prompt });

export const viaTwo = (prompt: string) => streamText({ ...creative, prompt });

export const viaChoice = (prompt: string) => streamText({ model, ...(short ? brief : long), prompt });

export const viaFrozen = (prompt: string) => streamText({ model, prompt, ...frozen });

export const viaAssign = (prompt: string) =>
  streamText(Object.assign({ model, prompt }, { maxOutputTokens: 20 }));

export const inside = (prompt: string) => streamText({ model, prompt, ...{ maxOutputTokens: 30 } });

export function passedWhole(prompt: string) {
  const options = {
    model,
    prompt,
    maxOutputTokens: short ? 100 : 1000,
  };
  console.log('limit', options.maxOutputTokens, options['maxOutputTokens']);
  const { maxOutputTokens: limit } = options;
  const { maxOutputTokens: maxTokens } = options;
  return { limit, maxTokens, stream: streamText(options) };
}
