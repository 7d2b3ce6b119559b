// @from 6
// @row MCP-01 MCP-02
import {
  experimental_createMCPClient as createMCPClient,
  type experimental_MCPClient,
  type experimental_MCPClientCapabilities as Capabilities,
  type experimental_MCPClientConfig,
} from '@ai-sdk/mcp';
import { Experimental_StdioMCPTransport } from '@ai-sdk/mcp/mcp-stdio';

export async function connect(command: string, capabilities: Capabilities): Promise<experimental_MCPClient> {
  return createMCPClient({ transport: new Experimental_StdioMCPTransport({ command }), capabilities });
}
export const transportOf = ({ transport }: experimental_MCPClientConfig) => transport;
export { experimental_createMCPClient } from '@ai-sdk/mcp';
