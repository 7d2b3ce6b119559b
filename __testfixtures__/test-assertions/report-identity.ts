// @from 6
// @only test-assertions
// @findings warning:14 warning:16
// @types-skip the test runner is not installed for all fixtures
// @row custom-provider-identity
import { createProviderRegistry, customProvider } from 'ai';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { expect, test } from 'vitest';

declare const model: LanguageModelV3;
const provider = customProvider({ languageModels: { fast: model } });

test('gives the model', () => {
  expect(provider.languageModel('fast')).toBe(model);
  const registry = createProviderRegistry({ own: provider });
  expect(registry.languageModel('own:fast')).toBe(model);
});
