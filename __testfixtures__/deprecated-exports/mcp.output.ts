// @from 6
// @row MCP-01 MCP-02
import {
  createMCPClient,
  type MCPClient,
  type MCPClientCapabilities as Capabilities,
  type MCPClientConfig,
} from '@ai-sdk/mcp';
import { StdioMCPTransport } from '@ai-sdk/mcp/mcp-stdio';

export async function connect(command: string, capabilities: Capabilities): Promise<MCPClient> {
  return createMCPClient({ transport: new StdioMCPTransport({ command }), capabilities });
}
export const transportOf = ({ transport }: MCPClientConfig) => transport;
export { createMCPClient as experimental_createMCPClient } from '@ai-sdk/mcp';
