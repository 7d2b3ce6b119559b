// @from 6
import type { OnStartEvent } from 'ai';

export function describe(event: OnStartEvent) {
  const text = typeof event.instructions === 'string' ? event.instructions : '';
  return { system: text };
}

export type Instructions = OnStartEvent['instructions'];
