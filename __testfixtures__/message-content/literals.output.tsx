// @from 4
// @row MSG-04
// @only message-content
import { useChat } from '@ai-sdk/react';
import type { UIMessage as Stored } from 'ai';

const content = 'Hello';

export const greeting: Stored[] = [
  { id: '1', role: 'assistant', parts: [{ type: 'text', text: 'How can I help?' }] },
  { id: '2', role: 'user', parts: [] },
];

interface Row {
  id: string;
  text: string;
  parts?: Stored['parts'];
}

export function Chat() {
  const { messages, setMessages } = useChat();
  const add = (text: string) => {
    setMessages([...messages, { id: 'a', role: 'user', parts: [{ type: 'text', text: text.trim() }] }]);
    setMessages(current => [...current, { id: 'b', role: 'user', parts: [{ type: 'text', text: content }] }, { id: 'c', role: 'assistant', parts: [] }]);
  };
  const restore = (row: Row) => setMessages([{ id: row.id, role: 'user', parts: row.parts ?? [{ type: 'text', text: row.text }] }]);
  const reset = (row?: Row) => {
    if (row) restore(row);
    setMessages([{ id: 'd', role: 'user', parts: row?.parts || [{ type: 'text', text: '!' }] }]);
  };
  return <button onClick={() => (messages.length > 0 ? add('x') : reset())}>{messages.length}</button>;
}
