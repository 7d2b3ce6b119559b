// @from 6
import { stepCountIs } from 'ai';

export function conditions(limits: number[]) {
  return limits.map(isStepCount => stepCountIs(isStepCount));
}
