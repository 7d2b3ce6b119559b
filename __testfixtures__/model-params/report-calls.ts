// @from 4
// @only model-params
// @findings error:8 error:12 error:12 error:13 error:17 error:18
import type { LanguageModelV1, LanguageModelV1CallOptions, LanguageModelV1Prompt } from '@ai-sdk/provider';

declare const model: LanguageModelV1;
declare const prompt: LanguageModelV1Prompt;
declare const tool: Extract<LanguageModelV1CallOptions['mode'], { type: 'object-tool' }>['tool'];
declare function format(): 'prompt';

// What nothing of 7 stands for: a call of one tool, a mode that is chosen elsewhere, a value that is made.
export const called = () => model.doGenerate({ mode: { type: 'object-tool', tool }, inputFormat: format(), prompt });
export const chosen = (mode: LanguageModelV1CallOptions['mode'], inputFormat: 'prompt' | 'messages') =>
  model.doGenerate({
    prompt,
    temperature: 0,
    mode,
    inputFormat,
  });
