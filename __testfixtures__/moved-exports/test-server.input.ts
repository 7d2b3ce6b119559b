// @from 4
// @row IMP-10
import { convertReadableStreamToArray, createTestServer, TestResponseController } from '@ai-sdk/provider-utils/test';
import { expect, test } from 'vitest';

const controller = new TestResponseController();
const server = createTestServer({
  'https://api.example.com/chat': { response: { type: 'controlled-stream', controller } },
  'https://api.example.com/models': {},
});

test('sends the prompt', async () => {
  server.urls['https://api.example.com/models'].response = { type: 'json-value', body: [] };
  expect(server.calls[0]!.requestMethod).toBe('POST');
  expect(await server.calls[0]!.requestBody).toEqual({ prompt: 'Hi' });
  expect(await convertReadableStreamToArray(controller.stream)).toHaveLength(1);
});
