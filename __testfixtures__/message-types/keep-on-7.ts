// @from 7
import { isStepCount, type UIMessage } from 'ai';

type Message = UIMessage;

export const next: Message[] = [];
export const stop = isStepCount(1);
