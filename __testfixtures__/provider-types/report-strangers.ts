// @from 6
// @types-skip a package that is not installed
// @findings error:9
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { createLocal } from 'local-models';

const logged = (model: LanguageModelV3): LanguageModelV3 => ({ ...model, doGenerate: o => model.doGenerate(o) });
export const known = logged(openai('gpt-5'));
export const unknown = logged(createLocal()('llama'));
