// @from 6
// @only test-assertions
// @findings warning:12 warning:20 warning:22
// @types-skip the test runner is not installed for all fixtures
// @row message-metadata-order invalid-tool-call-single-chunk agent-user-agent
import { streamText } from 'ai';
import { expect, test } from 'vitest';
import { chunks, request, types } from './chunks';

test('chunks', async () => {
  expect(await types(streamText)).toEqual([
    'start', 'finish-step', 'message-metadata', 'finish',
  ]);
  expect(await chunks(streamText)).toStrictEqual([
    { type: 'start' },
    {
      type: 'tool-input-error',
      toolCallId: '1',
    },
    { type: 'tool-output-error', toolCallId: '1' },
  ]);
  expect(request.headers['user-agent']).toMatch(/^ai\/6/);
});
