// @from 4
import { createIdGenerator } from 'ai';

export const id = createIdGenerator({ size: 4 + 4 })();
