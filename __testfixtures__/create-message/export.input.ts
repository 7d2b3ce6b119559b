// @from 4
// @row MSG-02
import type { CreateMessage as Draft } from 'ai';

export type { CreateMessage } from 'ai';
export const drafts = new Map<string, Draft>();
