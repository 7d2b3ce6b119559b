// @from 5
import { generateText, type LanguageModel } from 'ai';

export const nameOf = (model: LanguageModel) => (typeof model === 'string' ? model : model.modelId);
const own = { modelId: 'a', provider: 'b' };
console.log(own.modelId, own.provider, typeof generateText);
