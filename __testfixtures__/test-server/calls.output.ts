// @from 4
import { createTestServer } from '@ai-sdk/test-server/with-vitest';

const server = createTestServer({ 'https://a.b/c': { response: { type: 'json-value', body: { requestBody: 1 } } } });

export const bodies = () => Promise.all(server.calls.map(call => call.requestBodyJson));
export const last = async () => {
  const { requestBodyJson: requestBody, requestUrl } = server.calls.at(-1)!;
  return [await requestBody, requestUrl];
};
export const first = () => server.calls[0]?.['requestBodyJson'];
