// @from 5
// @only new-kinds
import type { ModelMessage, ToolContent, ToolResultPart } from 'ai';

const textOf = (part: ToolResultPart): string => JSON.stringify(part.output);
const nameOf = ({ toolName }: ToolResultPart): string => toolName;
const anyOf = (part: ToolContent[number]): string => part.type;
const idOf = (part: { type: string }): string => part.type;

export function texts(messages: ModelMessage[], own: ToolResultPart[]): string[] {
  return messages.flatMap(message => {
    if (message.role !== 'tool') return own.map(textOf);
    return [...message.content.map(textOf), ...message.content.map(anyOf), ...message.content.map(idOf)];
  });
}

export const names = (content: ToolContent): string[] => content.map(nameOf);
