// @from 4
// @row MSG-12 MSG-13
// @only message-metadata message-content message-types
// @findings warning:17
import { type Message, useChat } from '@ai-sdk/react';
import type { UIMessage } from 'ai';

interface Stamped extends UIMessage {
  model?: string;
}

type Note = { tool: string };

export const make = (id: string, text: string): UIMessage => {
  return { id, role: 'user', content: text, parts: [{ type: 'text', text }], createdAt: new Date() };
};
export const byDate = (messages: Stamped[]) => messages.sort((a, b) => +new Date(a.createdAt || 0) - +new Date(b.createdAt || 0));
export const iso = (message?: UIMessage) => message?.createdAt?.toISOString() || new Date().toISOString();

export function seconds(message: UIMessage): number {
  if (!message.createdAt) return 0;
  return message.createdAt.getTime() / 1000 + message.createdAt!.getSeconds();
}

export const minutes = (message: UIMessage) => message.createdAt && message.createdAt.getMinutes();
export const hours = (message: UIMessage) => message.createdAt!.getHours();
export const stamp = (message: UIMessage, show: (at: Date) => void) => show(message['createdAt']!);

export type At = UIMessage['createdAt'];
export type Notes = Array<NonNullable<UIMessage['annotations']>>;
export type Bare = Omit<UIMessage, 'createdAt'>;

export const notes = (message: UIMessage) => (message.annotations as Note[] | undefined)?.some(note => note.tool === 'a');
export const isSame = (a: UIMessage, b: UIMessage) => a.annotations === b.annotations;

export function Row({ createdAt, annotations, id }: UIMessage) {
  return <li title={createdAt?.toString()}>{annotations?.length ?? id}</li>;
}

export function taken(message: UIMessage) {
  const { createdAt, annotations } = message;
  return { createdAt, count: annotations ? annotations.length : 0 };
}

export function touch(message: UIMessage, at: Date) {
  message.createdAt = at;
  message.annotations = [...(message.annotations ?? []), { tool: 'b' }];
}

export function Chat() {
  const { messages, setMessages } = useChat();
  const add = (text: string) => {
    const optimistic = {
      id: 'o',
      content: text,
      role: 'user' as const,
      createdAt: new Date(),
      parts: [{ type: 'text' as const, text }],
    };
    setMessages(current => [...current, optimistic]);
    return optimistic.createdAt.getTime();
  };
  const sync = (from: Message) =>
    setMessages(current =>
      current.map(local => ({
        ...local,
        id: from.id,
        createdAt: from.createdAt,
      })),
    );
  return <button onClick={() => (messages.length > 0 ? sync(messages[0]!) : add('a'))}>{messages.length}</button>;
}
