// @from 4
// @only v1-models
import type { LanguageModelV1, LanguageModelV1Prompt } from '@ai-sdk/provider';

// Without a model of its own a project has these of the SDK, and they are of V4 then.
export const ask = (model: LanguageModelV1, prompt: LanguageModelV1Prompt) =>
  model.doGenerate({ inputFormat: 'messages', mode: { type: 'regular' }, prompt });
