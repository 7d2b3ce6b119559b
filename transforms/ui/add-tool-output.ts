import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const addToolOutput = renameMember({
  id: 'add-tool-output',
  title: '`addToolResult` of a chat is `addToolOutput`',
  kind: 'deprecated',
  from: [5, 6],
  members: ['UseChatHelpers.addToolResult', 'AbstractChat.addToolResult'],
  to: 'addToolOutput',
  why: 'The old name is an alias of `useChat` and of `Chat` under 7, and the `useChat` of Vue does not give it.',
  keeps: [
    '`addToolResult` of your own types and of other libraries',
    'the name that your code gives what it takes out',
  ],
  before: "const { addToolResult } = useChat();\n\naddToolResult({ tool: 'ask', toolCallId, output });",
  after: "const { addToolOutput: addToolResult } = useChat();\n\naddToolResult({ tool: 'ask', toolCallId, output });",
  docs: guide7('core-api-renames-and-removals'),
});
