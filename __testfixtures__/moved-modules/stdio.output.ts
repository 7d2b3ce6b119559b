// @from 4
// @row ai-mcp-stdio IMP-04
import { StdioMCPTransport } from '@ai-sdk/mcp/mcp-stdio';

export const transport = new StdioMCPTransport({ command: 'node', args: ['server.js'] });
