// @from 4
// @only mcp-transport
// @row DEF-10
// @findings warning:7
import { experimental_createMCPClient as createMCPClient } from 'ai';

export const connect = async (url: string) => (await createMCPClient({ transport: { type: 'sse', url } })).tools();
