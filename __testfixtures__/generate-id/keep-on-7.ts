// @from 7
import { createIdGenerator, generateId } from 'ai';

export const ids = [generateId(), createIdGenerator({ size: 8 })()];
