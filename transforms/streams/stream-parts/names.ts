/** What 7 calls the kinds of a part of `streamText` and their members. */

export interface Kind {
  /** The declared type of the part. */
  of: string;
  /** The new name; none where the kind is gone. */
  to?: string;
  /** What to do instead. */
  remedy?: string;
}

/** Kinds that only 4 has. */
export const KINDS: Readonly<Record<string, Kind>> = {
  reasoning: { of: 'ReasoningTextPart', to: 'reasoning-delta' },
  'tool-call-streaming-start': { of: 'ToolCallStreamingStartPart', to: 'tool-input-start' },
  'tool-call-delta': { of: 'ToolCallDeltaPart', to: 'tool-input-delta' },
  'step-start': { of: 'StepStartPart', to: 'start-step' },
  'step-finish': { of: 'StepFinishPart', to: 'finish-step' },
  'reasoning-signature': {
    of: 'ReasoningSignaturePart',
    remedy:
      'Read it off the part that ends the reasoning: `part.type === "reasoning-end"` with `part.providerMetadata?.anthropic?.signature`, or that of your provider; some send it with `reasoning-delta`.',
  },
  'redacted-reasoning': {
    of: 'RedactedReasoningStreamPart',
    remedy:
      'Look for it where a reasoning starts: `part.type === "reasoning-start"` with `part.providerMetadata?.anthropic?.redactedData`; Bedrock sends it with `reasoning-delta`, as `bedrock.redactedData`.',
  },
};

/** Kinds that keep their name, of which something else is different. */
export const SAME: Readonly<Record<string, string>> = {
  'text-delta': 'TextDeltaPart',
  source: 'SourceStreamPart',
  file: 'FileStreamPart',
  finish: 'FinishPart',
  error: 'ErrorPart',
};

/** Members with a new name. */
export const RENAMED: Readonly<Record<string, string>> = {
  'TextDeltaPart.textDelta': 'text',
  'ReasoningTextPart.textDelta': 'text',
  'ToolCallStreamingStartPart.toolCallId': 'id',
  'ToolCallDeltaPart.toolCallId': 'id',
  'ToolCallDeltaPart.argsTextDelta': 'delta',
  'FinishPart.usage': 'totalUsage',
};

/** Members of a file that a part was, and that the `file` of a part is. */
export const OF_FILE: Readonly<Record<string, string>> = {
  'FileStreamPart.base64': 'base64',
  'FileStreamPart.uint8Array': 'uint8Array',
  'FileStreamPart.mimeType': 'mediaType',
};

export const SOURCE = 'SourceStreamPart.source';

const MESSAGE_ID = 'Take the id from where the messages are made: `generateMessageId` of `toUIMessageStream`.';
const MOVED =
  'Keep it from the `start-step` part that comes before, or read it off the step in `onStepEnd` or `result.steps`.';
const LOGPROBS =
  'Ask for them in the `providerOptions` of the provider, and read them off `providerMetadata` of the `finish-step` part.';

/** Members that a part has no more, with what to do. */
export const GONE: Readonly<Record<string, string>> = {
  'StepStartPart.messageId': MESSAGE_ID,
  'StepFinishPart.messageId': MESSAGE_ID,
  'StepFinishPart.request': MOVED,
  'StepFinishPart.warnings': MOVED,
  'StepFinishPart.logprobs': LOGPROBS,
  'StepFinishPart.isContinued': 'Delete it: no step continues the text of another.',
  'ToolCallDeltaPart.toolName':
    'Keep the names by `id` at `tool-input-start` in a `Map`, and look the name up by the `id` of this part.',
  'FinishPart.logprobs': LOGPROBS,
  'FinishPart.response': 'Read it off the `finish-step` part, or `(await result.finalStep).response`.',
  'FinishPart.providerMetadata': 'Read it off the `finish-step` part, or `(await result.finalStep).providerMetadata`.',
  'FinishPart.experimental_providerMetadata':
    'Read `providerMetadata` off the `finish-step` part, or `(await result.finalStep).providerMetadata`.',
};
