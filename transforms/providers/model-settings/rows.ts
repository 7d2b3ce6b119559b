/** What each provider package makes of the settings that models had. */

export interface Row {
  /** The key of the provider in `providerOptions`; none where the name that the instance was given is the key. */
  key?: string;
  /** Settings by the names that they have there. */
  moved: Readonly<Record<string, string>>;
  /** Those of embedding models. */
  embedding?: Readonly<Record<string, string>>;
  /** Values that 7 has without being told. */
  idle?: Readonly<Record<string, string>>;
  /** The tool that a setting has become. */
  search?: { setting: string; name: string; tool: string };
}

const same = (...names: string[]): Record<string, string> => Object.fromEntries(names.map(name => [name, name]));

const OPENAI: Row = {
  key: 'openai',
  moved: {
    ...same('user', 'logprobs', 'logitBias', 'parallelToolCalls', 'reasoningEffort'),
    structuredOutputs: 'strictJsonSchema',
  },
  embedding: same('dimensions', 'user'),
  idle: { structuredOutputs: 'true' },
};

const ANTHROPIC: Row = { key: 'anthropic', moved: same('sendReasoning'), idle: { cacheControl: 'true' } };

const GOOGLE: Omit<Row, 'key'> = {
  moved: same('cachedContent', 'structuredOutputs', 'safetySettings', 'audioTimestamp'),
  embedding: same('outputDimensionality', 'taskType'),
  idle: { useSearchGrounding: 'false' },
  search: { setting: 'useSearchGrounding', name: 'google_search', tool: 'googleSearch' },
};

const COMPATIBLE: Omit<Row, 'key'> = { moved: same('user'), embedding: same('dimensions', 'user') };

export const PACKAGES: Readonly<Record<string, Row>> = {
  '@ai-sdk/openai': OPENAI,
  // Its chat and embedding models read the options of OpenAI.
  '@ai-sdk/azure': OPENAI,
  '@ai-sdk/anthropic': ANTHROPIC,
  '@ai-sdk/google-vertex/anthropic': ANTHROPIC,
  '@ai-sdk/google': { key: 'google', ...GOOGLE },
  '@ai-sdk/google-vertex': { key: 'googleVertex', ...GOOGLE },
  '@ai-sdk/google-vertex/edge': { key: 'googleVertex', ...GOOGLE },
  '@ai-sdk/mistral': { key: 'mistral', moved: same('safePrompt') },
  '@ai-sdk/groq': { key: 'groq', moved: same('parallelToolCalls', 'user') },
  '@ai-sdk/amazon-bedrock': {
    key: 'amazonBedrock',
    moved: same('additionalModelRequestFields'),
    embedding: same('dimensions', 'normalize'),
  },
  '@ai-sdk/cohere': { key: 'cohere', moved: {}, embedding: same('inputType', 'truncate') },
  '@ai-sdk/deepseek': { key: 'deepseek', moved: { user: 'userId' } },
  '@ai-sdk/xai': { key: 'xai', moved: same('user') },
  '@ai-sdk/fireworks': { key: 'fireworks', ...COMPATIBLE },
  '@ai-sdk/togetherai': { key: 'togetherai', ...COMPATIBLE },
  '@ai-sdk/deepinfra': { key: 'deepinfra', ...COMPATIBLE },
  '@ai-sdk/cerebras': { key: 'cerebras', ...COMPATIBLE },
  '@ai-sdk/openai-compatible': COMPATIBLE,
};
