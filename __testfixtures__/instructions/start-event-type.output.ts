// @from 6
import type { GenerateTextStartEvent } from 'ai';

export function describe(event: GenerateTextStartEvent) {
  const text = typeof event.instructions === 'string' ? event.instructions : '';
  return { system: text };
}

export type Instructions = GenerateTextStartEvent['instructions'];
