// @from 4
// @only source-part-type ui-parts message-types
import type { SourceUIPart } from '@ai-sdk/ui-utils';
import type { Message } from 'ai';

export function sourcesOf(message: Message) {
  return (message.parts ?? []).flatMap(part => {
    if (part.type !== 'source') return [];
    return part.source;
  });
}

export const links = (sources: SourceUIPart['source'][]) =>
  sources.map(source => `[${source.id}] ${source.url} ${source.title}`);

export const idOf = (part: SourceUIPart) => part.source.id;
export const keyOf = ({ id }: { id: string }) => id;
