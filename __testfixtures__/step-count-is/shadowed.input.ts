// @from 6
import { stepCountIs } from 'ai';

export const stop = stepCountIs(4);

export function label(stepCountIs: number) {
  return `the step count is ${stepCountIs}`;
}

export const settings = { stepCountIs: 5 };
export const count = settings.stepCountIs;
