// @from 4
// @row create-mcp-client mcp-client-error IMP-05
import { experimental_createMCPClient, MCPClientError, type MCPTransport, tool } from 'ai';
import { z } from 'zod';

export const own = tool({ inputSchema: z.object({}) } as never);

export async function connect(transport: MCPTransport) {
  try {
    return await experimental_createMCPClient({ transport });
  } catch (error) {
    if (error instanceof MCPClientError) return undefined;
    throw error;
  }
}
