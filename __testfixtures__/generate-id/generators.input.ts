// @from 4
// @row id-generator-call-size STR-19
import { createIdGenerator } from 'ai';

const newId = createIdGenerator({ prefix: 'msg', separator: '_' });
const short = createIdGenerator();
const other = createIdGenerator({ size: 16, prefix: 'chat' });

export const ids = () => [newId(24), newId(24)];
export const shorts = () => short(6);
export const others = () => other(32);
