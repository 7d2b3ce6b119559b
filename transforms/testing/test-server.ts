import { guide5 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const testServer = renameMember({
  id: 'test-server',
  title: '`requestBody` of a call to the test server becomes `requestBodyJson`',
  kind: 'silent',
  from: [4],
  members: ['TestServerCall.requestBody'],
  to: 'requestBodyJson',
  why: 'The test server is a package of its own, `@ai-sdk/test-server`, whose calls tell the body under another name. The old one is `undefined`.',
  keeps: ['`requestBody` of your own types and of what `experimental_prepareRequestBody` is given'],
  before: 'expect(await server.calls[0].requestBody).toEqual({ prompt });',
  after: 'expect(await server.calls[0].requestBodyJson).toEqual({ prompt });',
  docs: guide5('ai-sdkui-utils-package-removal'),
});
