// @from 4
import type { CreateMessage as Draft } from 'ai';

export type { CreateMessage } from 'ai';
export const drafts = new Map<string, Draft>();
