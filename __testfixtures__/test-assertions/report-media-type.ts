// @from 6
// @only test-assertions
// @findings warning:10
// @row image-media-type-wildcard
import type { LanguageModelMiddleware } from 'ai';

export const images: LanguageModelMiddleware = {
  specificationVersion: 'v3',
  transformParams: async ({ params }) => {
    const hasImage = params.prompt.some(({ role, content }) => role === 'user' && content.some(part => part.type === 'file' && part.mediaType === 'image/*'));
    return hasImage ? { ...params, temperature: 0 } : params;
  },
};
