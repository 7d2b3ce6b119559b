// @from 6
import * as ai from 'ai';

export { isStepCount as default } from 'ai';
export const optional = ai?.isStepCount?.(2);
export const { isStepCount: stop, generateText } = ai;
export function by({ isStepCount: limit } = ai) {
  return limit(2);
}
