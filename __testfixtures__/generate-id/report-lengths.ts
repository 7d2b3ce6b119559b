// @from 4
// @findings error:7 error:8 error:11
import { createIdGenerator } from 'ai';

const newId = createIdGenerator({ prefix: 'msg' });

export const ids = () => [newId(), newId(24)];
export const more = () => newId(8);

export const spread = createIdGenerator({ prefix: 'x' });
export const one = (size: number) => spread(size);
