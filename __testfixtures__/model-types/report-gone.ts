// @from 4
// @findings error:5 error:7
import type { LanguageModelV1ImagePart } from '@ai-sdk/provider';

export const isBig = (part: LanguageModelV1ImagePart) => String(part.image).length > 100;

export type { LanguageModelV1Prompt } from 'ai';
