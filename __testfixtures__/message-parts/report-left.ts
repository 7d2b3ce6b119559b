// @from 4
// @row reasoning-part-signature redacted-reasoning-part
// @only message-parts
// @findings error:11 error:12 error:18 error:22 error:23 error:25
import type { CoreMessage, ToolResultPart } from 'ai';

export const signed = (signature: string): CoreMessage[] => [
  {
    role: 'assistant',
    content: [
      { type: 'reasoning', text: 'Hm.', signature },
      { type: 'redacted-reasoning', data: 'xyz' },
    ],
  },
  {
    role: 'tool',
    content: [
      { type: 'tool-result', toolCallId: '1', toolName: 'shot', result: 'AA==', experimental_content: [{ type: 'image', data: 'AA==' }] },
    ],
  },
];
export const read = (part: ToolResultPart) => part.result;
export const taken = (parts: ToolResultPart[]) => parts.map(({ result }) => result);
export const typed = (part: ToolResultPart, fields: { isError?: boolean }): ToolResultPart => ({
  type: 'tool-result', toolCallId: '1', toolName: part.toolName, result: 1, ...fields });
