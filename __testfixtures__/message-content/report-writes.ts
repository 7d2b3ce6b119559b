// @from 4
// @only message-content
// @findings error:8 error:12 error:15
// @types-skip-output content is left to a person
import type { UIMessage } from 'ai';

export function shout(message: UIMessage) {
  message.content = message.parts.length > 0 ? 'loud' : 'quiet';
}

export const edited = (messages: UIMessage[], id: string, text: string): UIMessage[] =>
  messages.map(message => (message.id === id ? { ...message, content: text } : message));

export const split = (message: UIMessage) => {
  const { content, ...rest } = message;
  return [content, rest] as const;
};
