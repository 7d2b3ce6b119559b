// @from 4
// @findings error:8
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare function audit(options: any): void;

const options = { model, prompt: 'Hello', maxTokens: 100 };

audit(options);

export const ask = () => generateText(options);
