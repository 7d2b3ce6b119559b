// @from 4
// @only model-params model-types
// @findings error:9
// @types-skip the type of a mode has to be asked for
// @types-skip-output a mode is left to a person
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';

export const tools = (params: LanguageModelV4CallOptions) => params.tools?.map(tool => tool.name);
export const choice = ({ mode, ...params }: LanguageModelV4CallOptions & { inner: LanguageModelV4CallOptions }) =>
  params.inner?.toolChoice;
