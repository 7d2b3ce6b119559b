// @from 4
// @findings info:12 info:15
import { type CoreMessage, generateObject, generateText, type LanguageModel, streamText } from 'ai';
import { z } from 'zod';

interface Ask { prompt?: string; messages?: CoreMessage[]; system: { role?: string } }
const schema = z.object({ a: z.string() });
const common = { maxRetries: 1 };

export const either = (model: LanguageModel, { prompt, messages, system }: Ask) =>
  generateObject({ model, schema, system: system.role,
    prompt, messages, ...common });

export const turned = (model: LanguageModel, ask: Ask) =>
  streamText({ model, messages: ask.messages,
    prompt: ask.prompt, ...common });

export const maybe = (model: LanguageModel, prompt?: string) => generateText({ model, prompt });

export const member = (model: LanguageModel, ask?: Ask) => generateText({ model, prompt: ask?.prompt, ...common });

export const certain = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
