import { generateText } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { createReplay } from './replay.js';

const model = createReplay({ create: () => new MockLanguageModelV4(), replay: fetch });
export const ask = (prompt: string) => generateText({ model, prompt });
