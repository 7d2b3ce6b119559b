// @from 6
// @only test-assertions
// @types-skip the test runner is not installed for all fixtures
import { customProvider } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { expect, test } from 'vitest';
import { own, ownModel } from './own';

const model = new MockLanguageModelV3({});
const provider = customProvider({ languageModels: { fast: model } });

test('gives the model', () => {
  // A mock of specification V4 is given as it is.
  expect(provider.languageModel('fast')).toBe(model);
  expect(provider.languageModel('fast').modelId).toBe('mock');
  expect(own.languageModel('fast')).toBe(ownModel);
});
