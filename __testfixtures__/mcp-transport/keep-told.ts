// @from 6
import { createMCPClient, type MCPTransport, type OAuthClientProvider } from '@ai-sdk/mcp';

export const told = (url: string) => createMCPClient({ transport: { type: 'sse', url, redirect: 'follow' } });
export const own = (transport: MCPTransport) => createMCPClient({ transport });
export const guarded = (url: string, authProvider: OAuthClientProvider, guardedFetch: typeof fetch) =>
  createMCPClient({ transport: { type: 'http', url, redirect: 'error', authProvider, fetch: guardedFetch } });
