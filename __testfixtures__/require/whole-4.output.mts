// @from 4
// @types-skip require is not there in a module
import { createMCPClient as experimental_createMCPClient } from '@ai-sdk/mcp';
import { createStreamableValue as streamed } from '@ai-sdk/rsc';

export const connect = url => experimental_createMCPClient({ transport: { type: 'sse', url } });
export { streamed };
