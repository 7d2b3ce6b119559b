// @from 5
// @only written-results
// @types-skip-output the values of the new members are left to a person
// @findings error:8 error:38 error:67 error:91
import type { EmbedResult, GenerateTextResult, StepResult, ToolSet } from 'ai';

// A double with what a test changes of it.
const created = (overrides: Partial<GenerateTextResult<ToolSet, never>> = {}): GenerateTextResult<ToolSet, never> => ({
  content: [],
  text: 'Hi',
  reasoning: [],
  reasoningText: undefined,
  files: [],
  sources: [],
  toolCalls: [],
  staticToolCalls: [],
  dynamicToolCalls: [],
  toolResults: [],
  staticToolResults: [],
  dynamicToolResults: [],
  finishReason: 'stop',
  usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  totalUsage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  warnings: undefined,
  request: {},
  response: { id: '', timestamp: new Date(), modelId: '', messages: [] },
  providerMetadata: undefined,
  steps: [],
  experimental_output: undefined as never,
  ...overrides,
});

export const results = [created(), created({ text: 'Ho', finishReason: 'length' })];

export function step(options?: Partial<StepResult<ToolSet>>): StepResult<ToolSet> {
  if (!options) return { finishReason: 'stop', text: '' } as unknown as StepResult<ToolSet>;

  return {
    content: options.content ?? [],
    text: options.text ?? '',
    reasoning: [],
    reasoningText: undefined,
    files: [],
    sources: [],
    toolCalls: [],
    staticToolCalls: [],
    dynamicToolCalls: [],
    toolResults: [],
    staticToolResults: [],
    dynamicToolResults: [],
    finishReason: 'stop',
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
    warnings: undefined,
    request: {},
    response: { id: '', timestamp: new Date(), modelId: '', messages: [] },
    providerMetadata: undefined,
  };
}

interface Run {
  steps: StepResult<ToolSet>[];
  partial?: Partial<StepResult<ToolSet>>;
}

export const run: Run = {
  steps: [
    {
      content: [],
      text: '',
      reasoning: [],
      reasoningText: undefined,
      files: [],
      sources: [],
      toolCalls: [],
      staticToolCalls: [],
      dynamicToolCalls: [],
      toolResults: [],
      staticToolResults: [],
      dynamicToolResults: [],
      finishReason: 'stop',
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
      warnings: undefined,
      request: {},
      response: { id: '', timestamp: new Date(), modelId: '', messages: [] },
      providerMetadata: undefined,
    },
  ],
  partial: { finishReason: 'stop' },
};

export const embedded: EmbedResult<string> = { value: 'Hi', embedding: [1], usage: { tokens: 1 } };
