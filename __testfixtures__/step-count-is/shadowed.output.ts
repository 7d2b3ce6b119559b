// @from 6
import { isStepCount } from 'ai';

export const stop = isStepCount(4);

export function label(stepCountIs: number) {
  return `the step count is ${stepCountIs}`;
}

export const settings = { stepCountIs: 5 };
export const count = settings.stepCountIs;
