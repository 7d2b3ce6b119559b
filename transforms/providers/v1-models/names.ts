export const PROVIDER = '@ai-sdk/provider';

/** Types of V1 that the module has which stands in for them. */
export const NAMES: ReadonlySet<string> = new Set(
  [
    ...['', 'CallOptions', 'CallWarning', 'FilePart', 'FinishReason', 'FunctionTool', 'FunctionToolCall', 'ImagePart'],
    ...['LogProbs', 'Message', 'ObjectGenerationMode', 'Prompt', 'ProviderDefinedTool', 'ProviderMetadata', 'Source'],
    ...[
      'ReasoningPart',
      'RedactedReasoningPart',
      'StreamPart',
      'TextPart',
      'ToolCallPart',
      'ToolChoice',
      'ToolResultPart',
    ],
  ].map(end => `LanguageModelV1${end}`),
);
