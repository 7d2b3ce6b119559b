// @from 6
// @types-skip a package that is not installed
// @findings error:11
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { LocalModel } from 'local-models';

const logged = (model: LanguageModelV3): LanguageModelV3 => ({ ...model, doGenerate: o => model.doGenerate(o) });
const local = new LocalModel('llama');
export const unknown = logged(local);
export const known = logged(openai('gpt-5'));
