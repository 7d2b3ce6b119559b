// @from 4
// @only source-part-type ui-parts message-types
import type { UIMessage, SourceUrlUIPart } from 'ai';

export function sourcesOf(message: UIMessage) {
  return (message.parts ?? []).flatMap(part => {
    if (part.type !== 'source-url') return [];
    return part;
  });
}

export const links = (sources: SourceUrlUIPart[]) =>
  sources.map(source => `[${source.sourceId}] ${source.url} ${source.title}`);

export const idOf = (part: SourceUrlUIPart) => part.sourceId;
export const keyOf = ({ id }: { id: string }) => id;
