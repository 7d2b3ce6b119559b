// @from 6
// @only test-assertions
// @types-skip the test runner is not installed for all fixtures
import { streamText } from 'ai';
import { expect, test } from 'vitest';
import { request, types } from './chunks';

test('chunks', async () => {
  expect(await types(streamText)).toEqual(['start', 'message-metadata', 'finish-step', 'finish']);
  expect(await types(streamText)).toEqual(['tool-input-error', 'finish', 'tool-output-error']);
  expect(request.headers['user-agent']).toMatch(/^ai\//);
  expect(request.headers['user-agent']).toBe('@my/ai/5');
  expect(request.url).toBe('https://example.com/openai/6');
});
