// @from 6
// @types-skip packages that are not installed
// @types-skip-output packages that are not installed
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { createOpenRouter } from '@openrouter/ai-sdk-provider';
import { createWorkersAI } from 'workers-ai-provider';

const logged = (model: LanguageModelV3): LanguageModelV3 => ({ ...model, doGenerate: o => model.doGenerate(o) });
export const router = logged(createOpenRouter({ apiKey: 'key' })('openai/gpt-5'));
export const worker = logged(createWorkersAI({ accountId: 'id', apiKey: 'key' })('@cf/meta/llama'));
