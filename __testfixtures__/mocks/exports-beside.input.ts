// @from 6
import { generateText } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';

const model = new MockLanguageModelV3({ modelId: 'silent' });
export const ask = (prompt: string) => generateText({ model, prompt });
