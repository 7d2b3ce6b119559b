// @from 4
// @row create-mcp-client mcp-client-error IMP-05
import { tool } from 'ai';
import { createMCPClient, MCPClientError, type MCPTransport } from '@ai-sdk/mcp';
import { z } from 'zod';

export const own = tool({ inputSchema: z.object({}) } as never);

export async function connect(transport: MCPTransport) {
  try {
    return await createMCPClient({ transport });
  } catch (error) {
    if (error instanceof MCPClientError) return undefined;
    throw error;
  }
}
