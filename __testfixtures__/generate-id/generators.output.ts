// @from 4
// @row id-generator-call-size STR-19
import { createIdGenerator } from 'ai';

const newId = createIdGenerator({ prefix: 'msg', separator: '_', size: 24 });
const short = createIdGenerator({ size: 6 });
const other = createIdGenerator({ size: 32, prefix: 'chat' });

export const ids = () => [newId(), newId()];
export const shorts = () => short();
export const others = () => other();
