// MCP clients: inside `ai` in 4 and 5 (`experimental_createMCPClient`, `ai/mcp-stdio`), `@ai-sdk/mcp` later.

declare module '@ai-sdk/mcp' {
  type ToolSet = import('ai').ToolSet;

  /** One entry of `tools({ schemas })`. Not a tool: it has no execute. */
  interface McpToolSchema {
    /** @in 4 */ parameters?: any;
    /** @in 5 6 7 */ inputSchema?: any;
    /** @in 6 7 */ outputSchema?: any;
  }
  interface McpToolsOptions {
    schemas?: 'automatic' | Record<string, McpToolSchema>;
  }
  /** @in 6 7 */
  export interface MCPClientConfig {
    transport: MCPTransport | McpTransportConfig;
    onUncaughtError?: (error: unknown) => void;
    /** @deprecated 7 */ name?: string;
    /** @in 5 6 7 */ version?: any;
    /** @in 5 6 7 */ capabilities?: any;
    /** @in 6 7 */ initializationOptions?: any;
    /** @in 6 7 */ maxRetries?: number;
    /** @in 6 7 */ clientName?: any;
    /** @in 7 */ experimental_events: any;
    /** @in 7 */ protocolVersionDiscovery?: any;
    /** @in 7 */ initialInitializeResult?: any;
  }
  interface McpTransportConfig {
    type: any;
    url: string;
    headers?: Record<string, string | undefined>;
    /** @in 5 6 7 */ authProvider?: any;
    /** @in 6 7 */ redirect?: any;
    /** @in 6 7 */ fetch?: any;
  }
  export interface MCPClient {
    tools: (options?: McpToolsOptions) => Promise<ToolSet>;
    /** @in 5 6 7 */ listResources: any;
    /** @in 5 6 7 */ readResource: any;
    /** @in 5 6 7 */ listResourceTemplates: any;
    /** @in 5 7 */ listPrompts: any;
    /** @in 5 7 */ getPrompt: any;
    /** @in 5 6 7 */ onElicitationRequest: (schema: any, handler: (request: any) => any) => void;
    close: () => Promise<void>;
    /** @in 6 7 */ serverInfo: any;
    /** @in 6 7 */ instructions?: string;
    /** @in 6 7 */ listTools: (options?: any) => Promise<any>;
    /** @in 6 7 */ toolsFromDefinitions: (definitions: any, options?: McpToolsOptions) => ToolSet;
    /** @in 6 7 @deprecated 7 */ experimental_listPrompts: any;
    /** @in 6 7 @deprecated 7 */ experimental_getPrompt: any;
    /** @in 6 7 */ complete: any;
    /** @in 7 */ initializeResult: any;
    /** @in 7 */ callTool: any;
    /** @in 7 */ experimental_events: any;
  }
  export interface MCPTransport {
    start(): Promise<void>;
    send(message: any): Promise<void>;
    close(): Promise<void>;
    onclose?: () => void;
    onerror?: (error: Error) => void;
    onmessage?: (message: any) => void;
  }
  /** @in 6 7 */
  export function createMCPClient(config: MCPClientConfig): Promise<MCPClient>;
  export function experimental_createMCPClient(config: MCPClientConfig): Promise<MCPClient>;
  /** @in 5 6 7 */
  export type experimental_MCPClient = MCPClient;
  /** @in 5 6 7 */
  export type experimental_MCPClientConfig = MCPClientConfig;
  /** @in 6 7 */
  export type MCPClientCapabilities = any;
  /** @in 5 6 7 @deprecated 7 */
  export type experimental_MCPClientCapabilities = any;
  /** @in 5 6 7 */
  export type JSONRPCMessage = any;
  /** @in 5 6 7 */
  export type OAuthClientProvider = any;
  /** @in 5 6 7 */
  export type OAuthTokens = any;
  /** @in 5 6 7 */
  export type OAuthClientInformation = any;
  /** @in 5 6 7 */
  export type OAuthClientMetadata = any;
  /** @in 5 6 7 */
  export type ElicitationRequest = any;
  /** @in 5 6 7 */
  export type ElicitResult = any;
  /** @in 5 6 7 */
  export const ElicitationRequestSchema: any;
  /** @in 5 6 7 */
  export const ElicitResultSchema: any;
  /** @in 5 6 7 */
  export const auth: any;
  /** @in 5 6 7 */
  export class UnauthorizedError extends Error {}
}
declare module '@ai-sdk/mcp/mcp-stdio' {
  interface StdioConfig {
    command: string;
    args?: string[];
    env?: Record<string, string>;
    stderr?: any;
    cwd?: string;
  }
  /** @in 4 5 6 */
  export class Experimental_StdioMCPTransport {
    constructor(config: StdioConfig);
    start(): Promise<void>;
    close(): Promise<void>;
    send(message: any): Promise<void>;
    onclose?: () => void;
    onerror?: (error: Error) => void;
    onmessage?: (message: any) => void;
  }
  /** @in 7 */
  export class StdioMCPTransport extends Experimental_StdioMCPTransport {}
}
declare module 'ai/mcp-stdio' {
  export * from '@ai-sdk/mcp/mcp-stdio';
}
