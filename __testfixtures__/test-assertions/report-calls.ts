// @from 6
// @only test-assertions
// @findings warning:17 warning:18 warning:19 warning:20 warning:22 warning:24 warning:26 warning:27
// @types-skip the test runner is not installed for all fixtures
// @row mock-call-assertions image-media-type-wildcard
import { generateText, type LanguageModelMiddleware } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import assert from 'node:assert/strict';
import { expect, test } from 'vitest';

const answer = { content: [], finishReason: { unified: 'stop', raw: 'stop' }, usage: {}, warnings: [] };
const model = new MockLanguageModelV3({ doGenerate: async () => answer });

test('what the model is handed', async () => {
  await generateText({ model, prompt: 'Hi' });

  expect(model.doGenerateCalls[0]).toEqual({ prompt: [] });
  expect(model.doStreamCalls).toStrictEqual([]);
  expect(model.doGenerateCalls.at(-1)!).toMatchSnapshot();
  assert.deepStrictEqual(model.doGenerateCalls[0], { prompt: [] });
  const [call] = model.doGenerateCalls;
  expect(call).toMatchInlineSnapshot(`{ "prompt": [] }`);
  const last = model.doGenerateCalls[1];
  expect(last).toEqual({});

  expect(model.doGenerateCalls[0]!.prompt).toEqual([{ role: 'user', content: [{ type: 'file', mediaType: 'image/*' }] }]);
  expect(call?.toolChoice).toBeUndefined();
});
