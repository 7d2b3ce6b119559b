// @from 7
// @types-skip the test runner is not installed for all fixtures
import { generateText } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { expect, test } from 'vitest';

const model = new MockLanguageModelV4({});

test('of 7', async () => {
  await generateText({ model, prompt: 'Hi' });
  expect(model.doGenerateCalls[0]).toEqual({ prompt: [] });
});
