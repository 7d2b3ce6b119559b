// @from 4
// @row object-generics explicit-generics embedding-generics type-stream-text-result MOD-03
import {
  embed,
  generateObject,
  generateText,
  jsonSchema,
  streamObject,
  streamText,
  type EmbeddingModel,
  type EmbedResult,
  type GenerateTextResult,
  type LanguageModel,
  type StreamTextResult,
  type ToolSet,
} from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
interface Person {
  name: string;
}

export const person = (prompt: string) =>
  generateObject({ model, prompt, schema: z.object({ name: z.string() }) });
export const untyped = (prompt: string) =>
  streamObject({ model, prompt, schema: jsonSchema<Person>({ type: 'object', properties: { name: { type: 'string' } } }) });

export const text = (prompt: string) => generateText<ToolSet>({ model, prompt });
export const stream = (prompt: string) => streamText<ToolSet>({ model, prompt });
export const one = (prompt: string) => generateText<ToolSet>({ model, prompt });

export const nameOf = async (result: Promise<GenerateTextResult<any, any, any>>) => (await result).text;
export const show = (result: StreamTextResult<any, any, any>) => result.textStream;

export class Router {
  constructor(readonly embeddingModel: EmbeddingModel) {}
  of(value: string): Promise<EmbedResult> {
    return embed({ model: this.embeddingModel, value });
  }
}
