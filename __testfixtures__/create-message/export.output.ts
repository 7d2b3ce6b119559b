// @from 4
// @row MSG-02
import type { CreateUIMessage as Draft, UIMessage } from 'ai';

export type { CreateUIMessage as CreateMessage } from 'ai';
export const drafts = new Map<string, Draft<UIMessage>>();
