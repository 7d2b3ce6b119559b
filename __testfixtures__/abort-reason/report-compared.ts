// @from 6
// @row abort-reason-text on-abort-event
// @findings warning:8 warning:10 warning:17 warning:23
import type { TextStreamPart, ToolSet, UIMessageChunk } from 'ai';

export function ofParts(part: TextStreamPart<ToolSet>) {
  if (part.type !== 'abort') return 'running';
  if (part.reason === 'This operation was aborted') return 'stopped';
  if (part.reason === undefined) return 'unknown';
  switch (part.reason) {
    case 'Timeout':
      return 'slow';
  }
  return part.reason;
}

export const ofChunk = (chunk: UIMessageChunk) => chunk.type === 'abort' && chunk.reason?.startsWith('Timeout');

export function ofPattern(part: TextStreamPart<ToolSet>) {
  if (part.type !== 'abort') return false;
  const { reason } = part;
  console.log(reason);
  return ['Timeout', 'Stopped'].includes(reason ?? '') || reason !== 'Stopped';
}
