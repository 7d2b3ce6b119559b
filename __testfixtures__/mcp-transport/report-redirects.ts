// @from 6
// @row DEF-10 DEF-11
// @findings warning:6 warning:10 warning:14 warning:14
import { createMCPClient, type OAuthClientProvider } from '@ai-sdk/mcp';

export const here = (url: string) => createMCPClient({ transport: { type: 'sse', url } });

const transport = {
  type: 'http' as const,
  url: 'https://example.com/mcp',
};
export const named = () => createMCPClient({ transport, clientName: 'a' });
export const signed = (authProvider: OAuthClientProvider) =>
  createMCPClient({ transport: { type: 'http', url: 'https://example.com/mcp', authProvider } });
