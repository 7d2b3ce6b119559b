// @from 6
// @row middleware-v4-params
// @only middleware
// @findings error:13 error:20 error:28
import type { LanguageModelMiddleware } from 'ai';

export const count: LanguageModelMiddleware = {
  specificationVersion: 'v4' as never,
  transformParams: async ({ params }) => {
    for (const message of params.prompt) {
      if (message.role !== 'user') continue;
      for (const part of message.content) {
        if (part.type === 'file') console.log(part.data);
      }
    }
    return params;
  },
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    return { ...result, content: result.content.map(part => (part.type === 'file' ? { ...part, data: '' } : part)) };
  },
};
export const attach: LanguageModelMiddleware = {
  specificationVersion: 'v4' as never,
  transformParams: async ({ params, model }) => ({
    ...params,
    prompt: [
      { role: 'user', content: [{ type: 'file', data: model.modelId, mediaType: 'text/plain' }] },
      ...params.prompt,
    ],
  }),
};
