// @from 4
import { createIdGenerator, generateId } from 'ai';

const newId = createIdGenerator({ prefix: 'msg', size: 24 });

export const ids = [generateId(), newId()];
export const maker: () => string = generateId;
