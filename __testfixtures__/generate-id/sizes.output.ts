// @from 4
// @row generate-id-size UTL-04
import { generateId, createIdGenerator, type LanguageModel } from 'ai';

const SIZE = 8;

export const short = () => createIdGenerator({ size: SIZE })();
export const long = `chat-${createIdGenerator({ size: 32 })()}`;
export const plain = generateId();
export const many = ['a', 'b'].map(() => generateId());
export type Model = LanguageModel;
