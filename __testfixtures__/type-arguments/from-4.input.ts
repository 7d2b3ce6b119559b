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
  generateObject<Person>({ model, prompt, schema: z.object({ name: z.string() }) });
export const untyped = (prompt: string) =>
  streamObject<Person>({ model, prompt, schema: jsonSchema({ type: 'object', properties: { name: { type: 'string' } } }) });

export const text = (prompt: string) => generateText<ToolSet, never>({ model, prompt });
export const stream = (prompt: string) => streamText<ToolSet, never, never>({ model, prompt });
export const one = (prompt: string) => generateText<ToolSet>({ model, prompt });

export const nameOf = async (result: Promise<GenerateTextResult<any, never>>) => (await result).text;
export const show = (result: StreamTextResult<any, never>) => result.textStream;

export class Router {
  constructor(readonly embeddingModel: EmbeddingModel<string>) {}
  of(value: string): Promise<EmbedResult<string>> {
    return embed<string>({ model: this.embeddingModel, value });
  }
}
