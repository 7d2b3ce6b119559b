// @from 7
import { isStepCount, type FileUIPart } from 'ai';

interface ChatRequest {
  part: FileUIPart;
}
export const none: ChatRequest[] = [];
export const stop = isStepCount(1);
