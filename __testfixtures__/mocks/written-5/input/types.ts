export type { LanguageModelV2, LanguageModelV2Middleware, LanguageModelV2StreamPart } from '@ai-sdk/provider';
