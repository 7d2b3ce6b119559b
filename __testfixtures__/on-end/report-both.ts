// @from 6
// @findings warning:6
// @types-skip 6 does not know the new name
import { streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) => streamText({ model, prompt, onFinish() {}, onEnd() {} });
