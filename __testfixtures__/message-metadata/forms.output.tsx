// @from 4
// @row MSG-12 MSG-13
// @only message-metadata message-content message-types
// @findings warning:17
import { type UIMessage as Message, useChat } from '@ai-sdk/react';
import type { JSONValue, UIMessage } from 'ai';

interface Stamped extends UIMessage {
  model?: string;
}

type Note = { tool: string };

export const make = (id: string, text: string): UIMessage => {
  return { id, role: 'user', parts: [{ type: 'text', text }], metadata: { createdAt: new Date() } };
};
export const byDate = (messages: Stamped[]) => messages.sort((a, b) => +new Date((a.metadata as { createdAt?: Date } | undefined)?.createdAt || 0) - +new Date((b.metadata as { createdAt?: Date } | undefined)?.createdAt || 0));
export const iso = (message?: UIMessage) => (message?.metadata as { createdAt?: Date } | undefined)?.createdAt?.toISOString() || new Date().toISOString();

export function seconds(message: UIMessage): number {
  if (!(message.metadata as { createdAt?: Date } | undefined)?.createdAt) return 0;
  return (message.metadata as { createdAt: Date }).createdAt.getTime() / 1000 + (message.metadata as { createdAt: Date }).createdAt!.getSeconds();
}

export const minutes = (message: UIMessage) => (message.metadata as { createdAt?: Date } | undefined)?.createdAt && (message.metadata as { createdAt: Date }).createdAt.getMinutes();
export const hours = (message: UIMessage) => (message.metadata as { createdAt: Date }).createdAt!.getHours();
export const stamp = (message: UIMessage, show: (at: Date) => void) => show((message.metadata as { createdAt?: Date } | undefined)?.createdAt!);

export type At = Date | undefined;
export type Notes = Array<NonNullable<JSONValue[] | undefined>>;
export type Bare = Omit<UIMessage, 'createdAt'>;

export const notes = (message: UIMessage) => ((message.metadata as { annotations?: JSONValue[] } | undefined)?.annotations as Note[] | undefined)?.some(note => note.tool === 'a');
export const isSame = (a: UIMessage, b: UIMessage) => (a.metadata as { annotations?: JSONValue[] } | undefined)?.annotations === (b.metadata as { annotations?: JSONValue[] } | undefined)?.annotations;

export function Row({ metadata, id }: UIMessage) {
  return <li title={(metadata as { createdAt?: Date } | undefined)?.createdAt?.toString()}>{(metadata as { annotations?: JSONValue[] } | undefined)?.annotations?.length ?? id}</li>;
}

export function taken(message: UIMessage) {
  const { metadata } = message;
  return { createdAt: (metadata as { createdAt?: Date } | undefined)?.createdAt, count: (metadata as { annotations?: JSONValue[] } | undefined)?.annotations ? (metadata as { annotations: JSONValue[] }).annotations.length : 0 };
}

export function touch(message: UIMessage, at: Date) {
  message.metadata = { ...(message.metadata as object | undefined), createdAt: at };
  message.metadata = { ...(message.metadata as object | undefined), annotations: [...((message.metadata as { annotations?: JSONValue[] } | undefined)?.annotations ?? []), { tool: 'b' }] };
}

export function Chat() {
  const { messages, setMessages } = useChat();
  const add = (text: string) => {
    const optimistic = {
      id: 'o',
      role: 'user' as const,
      metadata: { createdAt: new Date() },
      parts: [{ type: 'text' as const, text }],
    };
    setMessages(current => [...current, optimistic]);
    return optimistic.metadata.createdAt.getTime();
  };
  const sync = (from: Message) =>
    setMessages(current =>
      current.map(local => ({
        ...local,
        id: from.id,
        metadata: { ...(local.metadata as object | undefined), createdAt: (from.metadata as { createdAt?: Date } | undefined)?.createdAt },
      })),
    );
  return <button onClick={() => (messages.length > 0 ? sync(messages[0]!) : add('a'))}>{messages.length}</button>;
}
