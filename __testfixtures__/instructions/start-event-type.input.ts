// @from 6
import type { OnStartEvent } from 'ai';

export function describe(event: OnStartEvent) {
  const text = typeof event.system === 'string' ? event.system : '';
  return { system: text };
}

export type Instructions = OnStartEvent['system'];
