// @from 4
// @findings warning:6
const { experimental_createMCPClient } = require('ai');
const { createStreamableValue: streamed } = require('ai/rsc');

export const connect = (url: string) => experimental_createMCPClient({ transport: { type: 'sse', url } });
export { streamed };
