// @from 5
import { getStaticToolName, isStaticToolUIPart } from 'ai';

export { getStaticToolName as getToolName };
export const checks = { isToolUIPart: isStaticToolUIPart };
