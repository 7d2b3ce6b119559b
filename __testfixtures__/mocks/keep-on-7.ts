// @from 7
import { MockLanguageModelV3, MockLanguageModelV4 } from 'ai/test';

console.log(new MockLanguageModelV3().modelId, new MockLanguageModelV4().modelId);
