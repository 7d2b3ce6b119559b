// @from 5
// @only model-results
// @row middleware-generate-result
import { wrapLanguageModel, type LanguageModelMiddleware } from 'ai';

export const log: LanguageModelMiddleware = {
  wrapGenerate: async ({ doGenerate }) => {
    const { usage, ...result } = await doGenerate();
    console.log(Number(usage.inputTokens.total) + Number(usage.outputTokens.total), result.finishReason.unified);
    return { ...result, usage };
  },
};
export const wrap = (model: Parameters<typeof wrapLanguageModel>[0]['model']) => wrapLanguageModel({ model, middleware: log });
