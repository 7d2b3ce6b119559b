/** Versions of November 2026 that go with `ai` 7.0.173, whose names and behaviour the transforms were checked against. */
const SDK: Readonly<Record<string, string>> = {
  alibaba: '2.0.58',
  'amazon-bedrock': '5.0.101',
  anthropic: '4.0.105',
  assemblyai: '3.0.40',
  azure: '4.0.85',
  baseten: '2.1.26',
  'black-forest-labs': '2.0.41',
  cerebras: '3.0.59',
  cohere: '4.0.52',
  deepgram: '3.1.16',
  deepinfra: '3.0.57',
  deepseek: '3.0.56',
  devtools: '1.0.22',
  elevenlabs: '3.0.46',
  fal: '3.0.41',
  fireworks: '3.0.62',
  gateway: '4.0.146',
  gladia: '3.0.40',
  google: '4.0.121',
  'google-vertex': '5.0.141',
  groq: '4.0.84',
  huggingface: '2.0.48',
  hume: '3.0.40',
  langchain: '3.0.99',
  llamaindex: '3.0.111',
  lmnt: '3.0.36',
  luma: '3.0.41',
  mcp: '2.0.99',
  mistral: '4.0.87',
  moonshotai: '3.0.60',
  'open-responses': '2.0.36',
  openai: '4.0.118',
  'openai-compatible': '3.0.92',
  otel: '1.0.173',
  perplexity: '4.0.49',
  provider: '4.0.38',
  'provider-utils': '5.0.81',
  react: '4.0.177',
  replicate: '3.0.46',
  revai: '3.0.40',
  rsc: '3.0.107',
  svelte: '5.0.118',
  'test-server': '2.0.1',
  togetherai: '3.0.54',
  valibot: '3.0.49',
  vue: '4.0.142',
  // 5 goes with it too, but has no Chat Completions models.
  xai: '4.0.59',
};

const VERSIONS: ReadonlyMap<string, string> = new Map([
  ['ai', '7.0.173'],
  ...Object.entries(SDK).map(([name, version]) => [`@ai-sdk/${name}`, version] as const),
]);

/** The `ai` that a package of the table depends on, where it is another version. */
export const PINNED: Readonly<Record<string, string>> = {
  '@ai-sdk/langchain': '7.0.99',
  '@ai-sdk/llamaindex': '7.0.111',
  '@ai-sdk/rsc': '7.0.107',
  '@ai-sdk/svelte': '7.0.118',
  '@ai-sdk/vue': '7.0.142',
};

/** The lowest versions of other packages that packages of the table take beside them. */
export const PEERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@ai-sdk/langchain': { '@langchain/core': '1.0.0' },
  '@ai-sdk/svelte': { svelte: '5.31.0' },
  '@ai-sdk/valibot': { valibot: '1.1.0', '@valibot/to-json-schema': '1.3.0' },
  '@ai-sdk/vue': { vue: '3.3.4' },
};

/** The first patches of React 19 that these take, by minor; all of 18 goes with them. */
export const ON_REACT = ['@ai-sdk/react', '@ai-sdk/rsc'];
export const REACT: Readonly<Record<string, string>> = { '19.0': '19.0.1', '19.1': '19.1.2', '19.2': '19.2.1' };

/** The first releases of zod that 7 takes, by major. */
const ZOD: Readonly<Record<number, string>> = { 3: '3.25.76', 4: '4.1.8' };

/** The last release of the first minor of TypeScript that reads the types of 7. */
const TYPESCRIPT = '5.0.4';

/** The version to write for a package whose range begins in a major; undefined where there is none. */
export function versionFor7(name: string, major: number): string | undefined {
  if (name === 'typescript') return major < 5 ? TYPESCRIPT : undefined;
  return name === 'zod' ? ZOD[major] : VERSIONS.get(name);
}

export interface Companion {
  /** Its first version for 7. */
  version?: string;
  /** What stands instead of it. */
  remedy?: string;
  /** The first major whose models 7 still runs. */
  runs?: number;
  /** Whether all its models are of V1, which 7 refuses. */
  isRefused?: true;
}

const NOT_FOUND: Companion = {};

/** Packages that are not raised: other people's, and those of the SDK that have no release for 7. */
export const COMPANIONS: Readonly<Record<string, Companion>> = {
  '@ai-sdk/angular': NOT_FOUND,
  '@ai-sdk/bytedance': NOT_FOUND,
  '@ai-sdk/cartesia': NOT_FOUND,
  '@ai-sdk/klingai': NOT_FOUND,
  '@ai-sdk/prodia': NOT_FOUND,
  '@ai-sdk/solid': { remedy: 'It ended with AI SDK 4. Build on `AbstractChat` of `ai`, or stay on 4 in that package.' },
  '@ai-sdk/ui-utils': { remedy: 'Take it out: what it held is in `ai`, and in `@ai-sdk/provider-utils`.' },
  '@ai-sdk/vercel': {
    runs: 2,
    remedy: 'Keep `^2.0.78`, its last release, or call the model through `@ai-sdk/gateway`.',
  },
  '@ai-sdk/voyage': NOT_FOUND,
  '@assistant-ui/react-ai-sdk': { version: '1.4.12' },
  '@mem0/vercel-ai-provider': { runs: 3 },
  '@openrouter/ai-sdk-provider': { version: '3.1.0', runs: 2 },
  '@vercel/ai-sdk-gateway': { remedy: 'Use `@ai-sdk/gateway` instead.' },
  'ai-gateway-provider': { version: '4.0.1', runs: 3 },
  'ai-sdk-ollama': { version: '4.3.0', runs: 3 },
  'ai-sdk-provider-claude-code': { version: '4.1.0', runs: 3 },
  'ollama-ai-provider': { isRefused: true, remedy: 'Use `ollama-ai-provider-v2` 4 or `ai-sdk-ollama` 4 instead.' },
  'ollama-ai-provider-v2': { version: '4.0.1', runs: 2 },
  'voyage-ai-provider': { runs: 3, remedy: 'Raise it to `^4.0.0`, which goes on working.' },
  'workers-ai-provider': { version: '4.0.0', runs: 3 },
  'zhipu-ai-provider': NOT_FOUND,
};
