import type { Generation } from '../model.js';

/**
 * Which generation of `ai` a major version of another SDK package belongs to. From the peer and exact dependencies of
 * the published packages, recorded in November 2026. A major that went with two generations is left out, as are tools
 * (`@ai-sdk/codemod`): they prove nothing.
 *
 * The order is the order of trust. UI packages and `gateway` pin `ai` or are pinned by it; providers are often a
 * release behind.
 */
const MAJORS: readonly { majors: Readonly<Record<number, Generation>>; packages: readonly string[] }[] = [
  { majors: { 0: 4, 1: 4, 2: 5, 3: 6, 4: 7 }, packages: ['react', 'vue'] },
  { majors: { 0: 4, 1: 4, 2: 4, 3: 5, 4: 6, 5: 7 }, packages: ['svelte'] },
  { majors: { 1: 5, 2: 6, 3: 7 }, packages: ['rsc', 'angular', 'langchain', 'llamaindex'] },
  { majors: { 0: 4, 1: 4 }, packages: ['solid', 'ui-utils'] },
  { majors: { 1: 5, 2: 5, 3: 6, 4: 7 }, packages: ['gateway'] },
  { majors: { 0: 5, 1: 6, 2: 7 }, packages: ['mcp'] },
  { majors: { 0: 6, 1: 7 }, packages: ['devtools'] },
  { majors: { 1: 7 }, packages: ['otel'] },
  { majors: { 0: 4, 1: 4, 2: 5, 3: 6, 4: 7 }, packages: ['provider'] },
  { majors: { 0: 4, 1: 4, 2: 4, 3: 5, 4: 6, 5: 7 }, packages: ['provider-utils'] },
  {
    majors: { 0: 4, 1: 4, 2: 5, 3: 6, 4: 7 },
    packages: ['openai', 'anthropic', 'google', 'azure', 'mistral', 'groq', 'cohere', 'perplexity'],
  },
  { majors: { 0: 4, 1: 4, 2: 5, 3: 6, 4: 7, 5: 7 }, packages: ['xai'] },
  { majors: { 0: 4, 1: 4, 2: 4, 3: 5, 4: 6, 5: 7 }, packages: ['google-vertex', 'amazon-bedrock'] },
  {
    majors: { 0: 4, 1: 5, 2: 6, 3: 7 },
    packages: [
      'openai-compatible',
      'deepseek',
      'deepinfra',
      'cerebras',
      'togetherai',
      'fireworks',
      'replicate',
      'fal',
      'luma',
      'elevenlabs',
      'deepgram',
      'assemblyai',
      'gladia',
      'hume',
      'lmnt',
      'revai',
      'valibot',
    ],
  },
  // 2.x has no successor: it is what people keep under 7 too.
  { majors: { 0: 4, 1: 5 }, packages: ['vercel'] },
  { majors: { 0: 5, 1: 6, 2: 7 }, packages: ['huggingface'] },
  { majors: { 1: 6, 2: 7 }, packages: ['alibaba', 'baseten', 'black-forest-labs', 'open-responses', 'prodia'] },
  { majors: { 3: 6, 4: 7 }, packages: ['klingai'] },
  { majors: { 1: 6, 2: 6, 3: 7 }, packages: ['moonshotai'] },
];

const BY_NAME = new Map<string, Readonly<Record<number, Generation>>>(
  MAJORS.flatMap(({ majors, packages }) => packages.map(name => [`@ai-sdk/${name}`, majors] as const)),
);

/** SDK packages whose version tells a generation, `ai` first, then in order of trust. */
export const TELLING_PACKAGES: readonly string[] = ['ai', ...BY_NAME.keys()];

/**
 * Generation of `ai` that a major version of an SDK package belongs to; undefined where it does not tell. `ai` 3 and
 * older reads as 4: what was renamed before 4 is unknown to us, everything after is the same work. Newer than 7 is 7.
 */
export function generationOf(name: string, major: number): Generation | undefined {
  if (name === 'ai') return Math.min(7, Math.max(4, major)) as Generation;
  return BY_NAME.get(name)?.[major];
}
