// @from 4
// @only message-types
import type { UIMessage } from 'ai';

interface Props {
  parts: UIMessage['parts'] | undefined;
  all?: UIMessage['parts'];
}
export const count = (parts: UIMessage['parts'] | undefined) => parts?.length ?? 0;
export const first = (parts: UIMessage['parts'] | undefined) => (parts || [])[0];
export const last = ({ parts, all }: Props) => (all ?? parts)?.length;
export const held = (props: Props) => props.parts?.length;
export const sure = (parts: UIMessage['parts']) => parts?.length;
export const handed = (parts: UIMessage['parts']) => count(parts);
