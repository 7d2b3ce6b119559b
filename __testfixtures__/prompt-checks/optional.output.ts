// @from 4
// @findings info:12 info:15
import { type ModelMessage, generateObject, generateText, type LanguageModel, streamText } from 'ai';
import { z } from 'zod';

interface Ask { prompt?: string; messages?: ModelMessage[]; system: { role?: string } }
const schema = z.object({ a: z.string() });
const common = { maxRetries: 1 };

export const either = (model: LanguageModel, { prompt, messages, system }: Ask) =>
  generateObject({ model, schema, instructions: system.role,
    ...(messages ? { messages } : { prompt: prompt! }), ...common });

export const turned = (model: LanguageModel, ask: Ask) =>
  streamText({ model, ...(ask.messages ? { messages: ask.messages } : { prompt: ask.prompt! }), ...common });

export const maybe = (model: LanguageModel, prompt?: string) => generateText({ model, prompt: prompt! });

export const member = (model: LanguageModel, ask?: Ask) => generateText({ model, prompt: ask?.prompt!, ...common });

export const certain = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
