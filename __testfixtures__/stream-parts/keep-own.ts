// @from 4
import type { UIMessage } from 'ai';

interface OwnPart {
  type: 'reasoning' | 'step-finish' | 'tool-call-delta' | 'source' | 'file';
  textDelta: string;
  argsTextDelta: string;
  source: { url: string };
  base64: string;
}

export function own(part: OwnPart) {
  if (part.type === 'reasoning' || part.type === 'step-finish') return part.textDelta;
  if (part.type === 'source') return part.source.url;
  return part.type === 'tool-call-delta' ? part.argsTextDelta : part.base64;
}

export const make = (): OwnPart => ({
  type: 'reasoning',
  textDelta: '',
  argsTextDelta: '',
  source: { url: '' },
  base64: '',
});

export const isStart = (part: UIMessage['parts'][number]) => part.type === 'step-start' || part.type === 'reasoning';

export const labels = { reasoning: 'Thinking', 'step-start': 'Step' };
export const label = (part: OwnPart) => labels[part.type as keyof typeof labels];
