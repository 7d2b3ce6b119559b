// @from 4
// @only model-params model-types
// @findings error:9
// @types-skip the type of a mode has to be asked for
// @types-skip-output a mode is left to a person
import type { LanguageModelV1CallOptions } from 'ai';

export const tools = (params: LanguageModelV1CallOptions) => params.mode.tools?.map(tool => tool.name);
export const choice = ({ mode, ...params }: LanguageModelV1CallOptions & { inner: LanguageModelV1CallOptions }) =>
  params.inner?.mode.toolChoice;
