// @from 6
import type { LanguageModel } from 'ai';

class MockLanguageModelV3 {
  constructor(readonly model?: LanguageModel) {}
}
console.log(new MockLanguageModelV3());
