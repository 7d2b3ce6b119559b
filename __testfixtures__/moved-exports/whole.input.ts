// @from 4
// @findings warning:5
import { experimental_createMCPClient } from 'ai';

export const connect = (url: string) => experimental_createMCPClient({ transport: { type: 'sse', url } });
