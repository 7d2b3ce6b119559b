// @from 6
import * as ai from 'ai';
import { experimental_generateImage, isToolOrDynamicToolUIPart } from 'ai';

export const own = { isToolOrDynamicToolUIPart };
export const copy = { ...ai, experimental_generateImage };
export const part: Partial<typeof ai> = { experimental_generateImage };
