// @from 5
import { isStepCount } from 'ai';

export const conditions = { stepCountIs: isStepCount, never: () => false };
export const limits = [2, 4, 8].map(isStepCount);
export type Condition = ReturnType<typeof isStepCount>;
export { isStepCount as stepCountIs };
export { isStepCount as afterSteps };
export default isStepCount;
