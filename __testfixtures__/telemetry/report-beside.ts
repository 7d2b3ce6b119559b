// @from 6
// @types-skip two generations at once
// @only telemetry
// @findings warning:10
import { generateText } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;

export const ask = () => generateText({ model, prompt: 'Hi', experimental_telemetry: { functionId: 'a' }, telemetry: { functionId: 'b' } });
