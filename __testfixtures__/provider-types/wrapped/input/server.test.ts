import { generateText } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { createReplay } from './replay.js';

const model = createReplay({ create: () => new MockLanguageModelV3(), replay: fetch });
export const ask = (prompt: string) => generateText({ model, prompt });
