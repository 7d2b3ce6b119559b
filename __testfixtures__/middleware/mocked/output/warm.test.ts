import { generateText, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { middleware } from './warm.js';

const model = wrapLanguageModel({ model: new MockLanguageModelV4({ modelId: 'mock' }), middleware });
await generateText({ model, prompt: 'hi' });
