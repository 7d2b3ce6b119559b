// @from 4
// @types-skip require is not there in a module
const { experimental_createMCPClient } = require('ai');
const { createStreamableValue: streamed } = require('ai/rsc');

export const connect = url => experimental_createMCPClient({ transport: { type: 'sse', url } });
export { streamed };
