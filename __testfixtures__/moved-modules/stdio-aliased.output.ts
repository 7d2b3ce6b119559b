// @from 4
import { StdioMCPTransport } from "@ai-sdk/mcp/mcp-stdio";
import { createMCPClient } from "@ai-sdk/mcp";

export const connect = () =>
  createMCPClient({ transport: new StdioMCPTransport({ command: "node" }) });
