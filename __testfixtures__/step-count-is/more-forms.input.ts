// @from 6
import * as ai from 'ai';

export { stepCountIs as default } from 'ai';
export const optional = ai?.stepCountIs?.(2);
export const { stepCountIs: stop, generateText } = ai;
export function by({ stepCountIs: limit } = ai) {
  return limit(2);
}
