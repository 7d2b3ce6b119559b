// @from 6
import { isStepCount as stepCountIs } from 'ai';

export function conditions(limits: number[]) {
  return limits.map(isStepCount => stepCountIs(isStepCount));
}
