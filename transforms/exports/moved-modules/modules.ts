import { COMPANIONS } from '../../manifest/manifest/versions.js';

/** Entry points of `ai`, and the packages that have them under 7. */
export const MODULES: Readonly<Record<string, string>> = {
  'ai/rsc': '@ai-sdk/rsc',
  'ai/react': '@ai-sdk/react',
  'ai/vue': '@ai-sdk/vue',
  'ai/svelte': '@ai-sdk/svelte',
  'ai/mcp-stdio': '@ai-sdk/mcp/mcp-stdio',
};

/** Packages and entry points that ended. */
const SOLID = COMPANIONS['@ai-sdk/solid']!.remedy!;
export const ENDED: Readonly<Record<string, string>> = {
  '@ai-sdk/solid': SOLID,
  'ai/solid': SOLID,
  'ai/prompts': 'Pass `messages` to the call: its provider makes the prompt of them.',
  'ai/edge': 'Take what it had from `ai`, which runs on the edge as it is.',
};
