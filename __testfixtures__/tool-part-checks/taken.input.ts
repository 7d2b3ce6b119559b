// @from 5
import { isToolOrDynamicToolUIPart, isToolUIPart as isStatic, type UIMessage } from 'ai';

type Part = UIMessage['parts'][number];
const isToolUIPart = (part: Part) => isToolOrDynamicToolUIPart(part) && !isStatic(part);

export const dynamic = ({ parts }: UIMessage) => parts.filter(isToolUIPart);
