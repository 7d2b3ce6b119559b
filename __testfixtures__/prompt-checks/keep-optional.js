// @from 4
import { generateText } from 'ai';

/**
 * @param {import('ai').LanguageModel} model
 * @param {string} [prompt]
 */
export const ask = (model, prompt) => generateText({ model, prompt });
