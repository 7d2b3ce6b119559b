// @from 5
import { getToolName, isToolUIPart } from 'ai';

export { getToolName };
export const checks = { isToolUIPart };
