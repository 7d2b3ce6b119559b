// @from 4
// @only model-params model-types
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider';

declare const model: LanguageModelV4;
declare const prompt: LanguageModelV4Prompt;
const schema = { type: 'object' as const };

export const plain = () => model.doGenerate({ prompt });

export const lines = () =>
  model.doStream({
    prompt,
    temperature: 0,
  });

export const tools = () =>
  model.doGenerate({
    tools: [{ type: 'function', name: 'weather', inputSchema: schema }],
    toolChoice: { type: 'tool', toolName: 'weather' },
    prompt,
  });

export const object = () =>
  model.doGenerate({ responseFormat: { type: 'json', schema, name: 'answer' }, prompt });

const held: LanguageModelV4CallOptions = { prompt };
export const again = () => model.doGenerate(held);

const base = {};
export const spread = () => model.doGenerate({ ...base, prompt });
