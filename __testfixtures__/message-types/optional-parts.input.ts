// @from 4
// @only message-types
import type { Message, UIMessage } from 'ai';

interface Props {
  parts: Message['parts'];
  all?: Message['parts'];
}
export const count = (parts: Message['parts']) => parts?.length ?? 0;
export const first = (parts: Message['parts']) => (parts || [])[0];
export const last = ({ parts, all }: Props) => (all ?? parts)?.length;
export const held = (props: Props) => props.parts?.length;
export const sure = (parts: UIMessage['parts']) => parts?.length;
export const handed = (parts: Message['parts']) => count(parts);
