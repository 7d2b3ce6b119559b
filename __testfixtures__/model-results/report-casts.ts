// @from 5
// @only model-results
// @findings error:8
// @types-skip-output a person has to say what the cast is for
import { type GenerateTextResult, type LanguageModelMiddleware, type ToolSet } from 'ai';

export const check = async (options: Parameters<NonNullable<LanguageModelMiddleware['wrapGenerate']>>[0]) => {
  const seen = (await options.doGenerate()) as unknown as GenerateTextResult<ToolSet, never>;
  return seen.text;
};
export const passing: LanguageModelMiddleware = { wrapGenerate: async ({ doGenerate }) => doGenerate() };
