/** Members of what a model of V1 or V2 gives, and what stands for them in 7. */
import type { Generation } from '../../../src/model.js';

export interface Row {
  from: readonly Generation[];
  /** What a read of it is now. */
  to?: string;
  /** Members by which a read of the new form goes on. */
  members?: readonly string[];
  /** The new name, where the meaning is the same. */
  renames?: string;
  /** The text of a result, made of its content. */
  text?: true;
  /** Whether nothing reads it any more. */
  isSpare?: true;
  remedy: string;
}

export const isGeneration = ({ from }: Row, generation: Generation | null): boolean =>
  generation === null || from.includes(generation);

const tokens = (from: Generation, name: string): Row => ({
  from: [from],
  to: `${name}.total`,
  members: ['total', 'text', 'reasoning', 'noCache', 'cacheRead', 'cacheWrite'],
  remedy: `Read \`usage.${name}.total\`, and write \`${name}\` as an object.`,
});

const reason: Row = {
  from: [4, 5],
  to: 'finishReason.unified',
  members: ['unified', 'raw'],
  remedy: 'Read `finishReason.unified`, and write `{ unified, raw: undefined }`.',
};

const spare: Row = { from: [4], isSpare: true, remedy: 'Take it out: what was sent is in `request.body`.' };
const response: Row = { from: [4], renames: 'response', remedy: 'Read `response`.' };
const delta: Row = {
  from: [4],
  renames: 'delta',
  remedy: 'Write `delta` with an `id`, between a chunk that starts and one that ends with that `id`.',
};

const CONTENT =
  'Read it of `result.content`, a list of parts: `{ type: "text", text }`, `{ type: "reasoning", text }`, `{ type: "tool-call", toolCallId, toolName, input }`, `{ type: "file", mediaType, data }`, `{ type: "source", … }`. What is returned goes there too.';

export const ROWS: Readonly<Record<string, Row>> = {
  'ProviderUsage.promptTokens': tokens(4, 'inputTokens'),
  'ProviderUsage.completionTokens': tokens(4, 'outputTokens'),
  'ProviderUsage.inputTokens': tokens(5, 'inputTokens'),
  'ProviderUsage.outputTokens': tokens(5, 'outputTokens'),
  'LanguageModelGenerateResult.finishReason': reason,
  'LanguageModelFinishPart.finishReason': reason,
  'LanguageModelGenerateResult.text': { from: [4], text: true, remedy: CONTENT },
  'LanguageModelGenerateResult.rawCall': spare,
  'LanguageModelStreamResult.rawCall': spare,
  'LanguageModelGenerateResult.rawResponse': response,
  'LanguageModelStreamResult.rawResponse': response,
  'LanguageModelTextDeltaPart.textDelta': delta,
  'LanguageModelReasoningTextPart.textDelta': delta,
  'LanguageModelToolCallDeltaPart.argsTextDelta': delta,
};

/** Members with no counterpart of their own. */
export const GONE: Readonly<Record<string, string>> = {
  'LanguageModelGenerateResult.reasoning': CONTENT,
  'LanguageModelGenerateResult.files': CONTENT,
  'LanguageModelGenerateResult.sources': CONTENT,
  'LanguageModelGenerateResult.toolCalls': CONTENT,
  'LanguageModelGenerateResult.logprobs': 'Providers give log probabilities in `providerMetadata`.',
  'LanguageModelStreamResult.warnings': 'Warnings are in the first chunk of the stream, `stream-start`.',
  'LanguageModelSource.source': 'The members of a source stand in the chunk itself.',
};
