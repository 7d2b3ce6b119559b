export type { LanguageModelV4 as LanguageModelV2, LanguageModelV4StreamPart as LanguageModelV2StreamPart } from '@ai-sdk/provider';
export type { LanguageModelMiddleware as LanguageModelV2Middleware } from 'ai';
