// @from 4
// @only ui-parts
// @findings error:11
// @types-skip-output a source of the project’s own type is left to a person
import type { UIMessage } from 'ai';

interface Link {
  id: string;
  url: string;
}
const linkOf = (part: UIMessage['parts'][number]): Link | undefined => (part.type === 'source-url' ? part.source : undefined);
export const links = (message: UIMessage) => message.parts.map(linkOf);
