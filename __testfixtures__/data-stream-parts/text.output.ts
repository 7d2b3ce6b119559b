// @from 4
import { type UIMessageStreamWriter, generateId } from 'ai';

export function say(dataStream: UIMessageStreamWriter, text: string) {
  const reasoningId = generateId();
  dataStream.write({ type: 'reasoning-start', id: reasoningId });
  dataStream.write({ type: 'reasoning-delta', id: reasoningId, delta: 'Hm.' });
  dataStream.write({ type: 'reasoning-end', id: reasoningId });
  const textId = generateId();
  dataStream.write({ type: 'text-start', id: textId });
  dataStream.write({ type: 'text-delta', id: textId, delta: `${text}!` });
  dataStream.write({ type: 'text-end', id: textId });
}
