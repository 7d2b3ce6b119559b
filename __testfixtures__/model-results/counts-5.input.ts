// @from 5
// @only model-results
// @row middleware-generate-result
import { wrapLanguageModel, type LanguageModelMiddleware } from 'ai';

export const log: LanguageModelMiddleware = {
  wrapGenerate: async ({ doGenerate }) => {
    const { usage, ...result } = await doGenerate();
    console.log(Number(usage.inputTokens) + Number(usage.outputTokens), result.finishReason);
    return { ...result, usage };
  },
};
export const wrap = (model: Parameters<typeof wrapLanguageModel>[0]['model']) => wrapLanguageModel({ model, middleware: log });
