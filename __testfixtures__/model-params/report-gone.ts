// @from 4
// @only model-params
// @findings error:9 error:10 error:16 error:17
// @row middleware-params
import type { LanguageModelV1Middleware, LanguageModelV1Prompt } from 'ai';

export const forced: LanguageModelV1Middleware = {
  transformParams: async ({ params }) => {
    if (params.mode.type === 'object-json') return params;
    return { ...params, inputFormat: format() };
  },
};
export const sizes = (prompt: LanguageModelV1Prompt) =>
  prompt.map(message => {
    if (message.role === 'user')
      return message.content.map(part => (part.type === 'image' ? part.image : part.type));
    return message.role === 'tool' ? message.content.map(part => part.result) : [];
  });
declare function format(): 'prompt';
