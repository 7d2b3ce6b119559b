// @from 4
// @findings warning:5
import { createMCPClient } from '@ai-sdk/mcp';

export const connect = (url: string) => createMCPClient({ transport: { type: 'sse', url } });
