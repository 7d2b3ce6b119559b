// @from 5
// @only test-assertions
// @types-skip expectTypeOf is a test of types
// @findings warning:12 warning:20 warning:22
import { type FinishReason, generateText, type LanguageModel, type LanguageModelUsage } from 'ai';
import { expectTypeOf } from 'vitest';

declare const model: LanguageModel;

const result = await generateText({ model, prompt: 'Hi' });

expectTypeOf(result.usage).toEqualTypeOf<{
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  totalTokens: number | undefined;
  reasoningTokens?: number | undefined;
  cachedInputTokens?: number | undefined;
}>();
expectTypeOf(result.finishReason).toEqualTypeOf<
  'stop' | 'length' | 'content-filter' | 'tool-calls' | 'error' | 'other' | 'unknown'
>();
expectTypeOf(result.totalUsage).toEqualTypeOf<LanguageModelUsage & { more: true }>();

// By the names of the SDK, of other values, and of members that are as before.
expectTypeOf(result.usage).toEqualTypeOf<LanguageModelUsage>();
expectTypeOf(result.usage).toEqualTypeOf<typeof result.totalUsage>();
expectTypeOf(result.finishReason).toEqualTypeOf<FinishReason>();
expectTypeOf(result.text).toEqualTypeOf<string>();
expectTypeOf({ id: 1 }).toEqualTypeOf<{ id: number }>();
