// @from 6
// @only system-messages
import { wrapLanguageModel, type LanguageModelMiddleware } from 'ai';

const middleware: LanguageModelMiddleware = {
  specificationVersion: 'v3',
  transformParams: async ({ params }) => ({
    ...params,
    prompt: [{ role: 'system', content: 'Be brief.' }, ...params.prompt],
  }),
};

export const wrap = (model: Parameters<typeof wrapLanguageModel>[0]['model']) => wrapLanguageModel({ model, middleware });
