// @from 4
// @only model-params model-types
import type { LanguageModelV1, LanguageModelV1CallOptions, LanguageModelV1Prompt } from '@ai-sdk/provider';

declare const model: LanguageModelV1;
declare const prompt: LanguageModelV1Prompt;
const schema = { type: 'object' as const };

export const plain = () => model.doGenerate({ inputFormat: 'prompt', mode: { type: 'regular' }, prompt });

export const lines = () =>
  model.doStream({
    inputFormat: 'messages',
    mode: { type: 'regular' },
    prompt,
    temperature: 0,
  });

export const tools = () =>
  model.doGenerate({
    inputFormat: 'prompt',
    mode: {
      type: 'regular',
      tools: [{ type: 'function', name: 'weather', parameters: schema }],
      toolChoice: { type: 'tool', toolName: 'weather' },
    },
    prompt,
  });

export const object = () =>
  model.doGenerate({ inputFormat: 'prompt', mode: { type: 'object-json', schema, name: 'answer' }, prompt });

const held: LanguageModelV1CallOptions = { prompt, mode: { type: 'regular' }, inputFormat: 'messages' };
export const again = () => model.doGenerate(held);

const base = { inputFormat: 'prompt' as const, mode: { type: 'regular' as const } };
export const spread = () => model.doGenerate({ ...base, prompt });
