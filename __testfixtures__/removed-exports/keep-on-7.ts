// @from 7
import { isStepCount, type FileUIPart } from 'ai';

interface Attachment {
  part: FileUIPart;
}
export const none: Attachment[] = [];
export const stop = isStepCount(1);
