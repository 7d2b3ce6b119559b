// @from 4
// @row ai-mcp-stdio IMP-04
import { Experimental_StdioMCPTransport } from 'ai/mcp-stdio';

export const transport = new Experimental_StdioMCPTransport({ command: 'node', args: ['server.js'] });
