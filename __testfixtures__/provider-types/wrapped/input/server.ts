import { anthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { createReplay } from './replay.js';

function choose(name: string, replayFetch: typeof fetch): LanguageModelV3 {
  switch (name) {
    case 'openai':
      return createOpenAI({ fetch: replayFetch })('gpt-5');
    default:
      return anthropic('claude-sonnet-4-6');
  }
}

export const first = createReplay({ create: given => choose('openai', given), replay: fetch });
export const second = createReplay({ create: given => createOpenAI({ fetch: given })('gpt-5'), replay: fetch });
