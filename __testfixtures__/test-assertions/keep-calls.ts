// @from 6
// @only test-assertions
// @types-skip the test runner is not installed for all fixtures
import { generateText, wrapLanguageModel } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { expect, test } from 'vitest';
import { middleware, params } from './middleware';

const model = new MockLanguageModelV3({});
const other = { doGenerateCalls: [] as unknown[] };

test('what is as before', async () => {
  await generateText({ model, prompt: 'Hi' });
  expect(model.doGenerateCalls).toHaveLength(1);
  expect(model.doGenerateCalls.length).toEqual(1);
  expect(model.doGenerateCalls[0]).toMatchObject({ temperature: 0 });
  expect(model.doGenerateCalls[0]!.temperature).toEqual(0);
  expect(model.doGenerateCalls[0]!.prompt).toEqual([{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }]);
  expect(model.doGenerateCalls[0]).not.toEqual({});
  expect(model.doGenerateCalls[0]!.tools).toBeUndefined();
  expect(other.doGenerateCalls[0]).toEqual({});
  expect(await middleware.transformParams({ params, type: 'generate', model })).toEqual({ prompt: [] });
  expect(wrapLanguageModel({ model, middleware })).toBe(model);
});

export const Picker = { accept: 'image/*', mediaType: 'image/*' };
