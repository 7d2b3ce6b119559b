// @from 4
import { Experimental_StdioMCPTransport as StdioMCPTransport } from "ai/mcp-stdio";
import { experimental_createMCPClient } from "ai"

export const connect = () =>
  experimental_createMCPClient({ transport: new StdioMCPTransport({ command: "node" }) });
