import { generateText, wrapLanguageModel } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { middleware } from './warm.js';

const model = wrapLanguageModel({ model: new MockLanguageModelV3({ modelId: 'mock' }), middleware });
await generateText({ model, prompt: 'hi' });
