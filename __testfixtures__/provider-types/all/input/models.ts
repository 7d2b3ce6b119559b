// @from 6
import type { EmbeddingModel, ImageModel, LanguageModel, LanguageModelMiddleware } from 'ai';

export declare const base: any;
export declare const embedding: any;
export declare const image: any;
export const middleware: LanguageModelMiddleware[] = [];
export type Models = [EmbeddingModel, ImageModel, LanguageModel];
