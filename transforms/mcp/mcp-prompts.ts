import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const mcpPrompts = renameMember({
  id: 'mcp-prompts',
  title: '`listPrompts` and `getPrompt` of an MCP client lose their prefix',
  kind: 'deprecated',
  from: [6],
  members: ['MCPClient.experimental_listPrompts', 'MCPClient.experimental_getPrompt'],
  to: { experimental_listPrompts: 'listPrompts', experimental_getPrompt: 'getPrompt' },
  why: 'The old names are aliases under 7 and will go.',
  keeps: ['members of that name of clients that are not the SDK’s'],
  before:
    "const { prompts } = await client.experimental_listPrompts();\nawait client.experimental_getPrompt({ name: 'review' });",
  after: "const { prompts } = await client.listPrompts();\nawait client.getPrompt({ name: 'review' });",
  docs: guide7('core-api-renames-and-removals'),
});
