// @from 4
// @findings warning:6
import { createMCPClient as experimental_createMCPClient } from '@ai-sdk/mcp';
import { createStreamableValue as streamed } from '@ai-sdk/rsc';

export const connect = (url: string) => experimental_createMCPClient({ transport: { type: 'sse', url } });
export { streamed };
