/** Where 7 has what it has elsewhere: module and name of before → module and name. */
import type { Home } from '../../../src/move-export.js';

const to = (module: string, names: Readonly<Record<string, string>>): Record<string, Home> =>
  Object.fromEntries(Object.entries(names).map(([old, name]) => [old, { module, name }]));

const as = (...names: string[]): Record<string, string> => Object.fromEntries(names.map(name => [name, name]));

export const HOMES: Readonly<Record<string, Readonly<Record<string, Home>>>> = {
  ai: {
    ...to('@ai-sdk/mcp', {
      experimental_createMCPClient: 'createMCPClient',
      experimental_MCPClient: 'MCPClient',
      experimental_MCPClientConfig: 'MCPClientConfig',
      ...as('MCPTransport', 'MCPClientError'),
      ...as('JSONRPCError', 'JSONRPCMessage', 'JSONRPCNotification', 'JSONRPCRequest', 'JSONRPCResponse'),
    }),
    ...to('@ai-sdk/provider-utils', {
      ...as('ToolCall', 'ToolResult'),
      CoreToolCall: 'ToolCall',
      CoreToolResult: 'ToolResult',
    }),
  },
  // Both start and stop the server around the tests of the file.
  '@ai-sdk/provider-utils/test': to(
    '@ai-sdk/test-server/with-vitest',
    as('createTestServer', 'TestResponseController'),
  ),
  '@ai-sdk/ui-utils': to('ai', {
    ...as('generateId', 'jsonSchema', 'zodSchema', 'asSchema', 'parsePartialJson', 'isDeepEqualData'),
    ...as('getTextFromDataUrl', 'callCompletionApi', 'DeepPartial', 'JSONValue', 'Schema', 'IdGenerator'),
    ...as('UIMessage', 'TextUIPart', 'ReasoningUIPart', 'FileUIPart', 'StepStartUIPart'),
    ...as('ChatRequestOptions', 'UseCompletionOptions'),
    RequestOptions: 'CompletionRequestOptions',
  }),
};
