// @from 4
// @only model-types
// @findings error:6 error:8
import type { LanguageModelV1ImagePart } from '@ai-sdk/provider';

export const isBig = (part: LanguageModelV1ImagePart) => String(part.image).length > 100;

export type { LanguageModelV1Prompt } from 'ai';
