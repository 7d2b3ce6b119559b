// @from 7
import { type CreateUIMessage, isStepCount, type UIMessage } from 'ai';

export const next: CreateUIMessage<UIMessage>[] = [];
export const stop = isStepCount(1);
