// @from 6
// @findings error:9 error:10 error:15
// @row deep-dist-imports
// @types-skip the package does not export these files
import { generateText } from 'ai';

export const config = {
  alias: {
    ai: 'ai/dist/index.mjs',
    '@ai-sdk/openai': '@ai-sdk/openai/dist/index.mjs',
    'ai/test': 'ai/dist/test/index.js',
  },
};

export type All = typeof import('ai/dist/index.d.mts');
export { generateText };
