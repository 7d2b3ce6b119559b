// @from 6
import type { UIMessage } from 'ai';

export interface OnFinishEvent {
  message: UIMessage;
}
export type OnStartEvent = { at: Date };
export const finish = (event: OnFinishEvent) => event.message.id;
export const start = ({ at }: OnStartEvent) => at;
