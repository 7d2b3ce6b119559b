// @from 4
// @only use-chat chat-request-options message-types
// @types-skip-output what a person has to write is left
// @findings error:11 error:12 error:13 error:14 error:15 error:15 error:16 error:16 error:18
import { useChat, type Message } from '@ai-sdk/react';

declare const register: any;
declare const list: { url: string }[] & any[];

export function Chat({ answer }: { answer: (message: Message, details: { usage: unknown }) => void }) {
  const { messages, append } = useChat({ onFinish: answer });
  const settings = { body: { plan: 'a' }, data: { plan: 'b' } };
  register(append);
  const say = (message: any) => append(message);
  const send = () => append({ role: 'user', content: 'a' }, { experimental_attachments: list });
  const parts = () => append({ role: 'user', content: 'a', parts: [] }, { experimental_attachments: [{ url: '', contentType: '' }] });
  const known = (message: Message) => append(message);
  return [messages, say, send, parts, known, () => append({ role: 'user', content: 'a' }, settings)];
}
