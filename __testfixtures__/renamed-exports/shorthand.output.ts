// @from 6
import * as ai from 'ai';
import { generateImage, isToolUIPart } from 'ai';

export const own = { isToolOrDynamicToolUIPart: isToolUIPart };
export const copy = { ...ai, experimental_generateImage: generateImage };
export const part: Partial<typeof ai> = { generateImage: generateImage };
