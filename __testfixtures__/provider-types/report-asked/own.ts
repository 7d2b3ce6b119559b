import { MockLanguageModelV3 } from 'ai/test';
import { choose } from './models.js';

export const model = choose(new MockLanguageModelV3());
