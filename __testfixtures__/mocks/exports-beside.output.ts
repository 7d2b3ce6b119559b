// @from 6
import { generateText } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';

const model = new MockLanguageModelV4({ modelId: 'silent' });
export const ask = (prompt: string) => generateText({ model, prompt });
