// @from 4
// @findings warning:11 error:14
// @types-skip-output what is reported does not compile
import { generateObject, streamObject, type LanguageModel } from 'ai';
import { z } from 'zod';

interface Params { model: LanguageModel; prompt: string; mode?: 'auto' | 'json' | 'tool' }
declare function modeOf(params: Params): 'json' | undefined;
const schema = z.object({ a: z.string() });

export const chosen = ({ model, prompt, mode }: Params) => generateObject({ model, prompt, schema, mode: mode || 'auto' });

export const computed = (params: Params) =>
  streamObject({ model: params.model, prompt: params.prompt, schema, mode: modeOf(params) ?? 'auto' });
