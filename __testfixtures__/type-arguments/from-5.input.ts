// @from 5
import { generateObject, streamText, type EmbeddingModel, type EmbedManyResult, type LanguageModel, type ToolSet } from 'ai';
import type { z } from 'zod';

export const count = (result: EmbedManyResult<string>, model: EmbeddingModel<string>) => [result.embeddings.length, model];
export const stream = (model: LanguageModel, prompt: string) => streamText<ToolSet, never>({ model, prompt });
// Of 5 the argument is the type of the schema already.
export const object = <S extends z.ZodType>(model: LanguageModel, schema: S) => generateObject<S>({ model, schema, prompt: 'Hi' });
