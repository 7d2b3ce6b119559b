// @from 6
// @row MCP-04
import { createMCPClient, type MCPClient } from '@ai-sdk/mcp';

export async function prompts(url: string) {
  const client = await createMCPClient({ transport: { type: 'http', url, redirect: 'follow' } });
  const { prompts } = await client.experimental_listPrompts();
  return prompts.map(({ name }) => client['experimental_getPrompt']({ name }));
}
export const first = (client?: MCPClient) => client?.experimental_getPrompt({ name: 'review' });
export const list = ({ experimental_listPrompts }: MCPClient) => experimental_listPrompts();
