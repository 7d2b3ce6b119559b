// @from 7
import { createMCPClient } from '@ai-sdk/mcp';

export const connect = (url: string) => createMCPClient({ transport: { type: 'http', url } });
