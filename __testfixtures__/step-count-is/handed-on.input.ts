// @from 5
import { stepCountIs } from 'ai';

export const conditions = { stepCountIs, never: () => false };
export const limits = [2, 4, 8].map(stepCountIs);
export type Condition = ReturnType<typeof stepCountIs>;
export { stepCountIs };
export { stepCountIs as afterSteps };
export default stepCountIs;
