// @from 4
// @row generate-id-size UTL-04
import { generateId, type LanguageModel } from 'ai';

const SIZE = 8;

export const short = () => generateId(SIZE);
export const long = `chat-${generateId(32)}`;
export const plain = generateId();
export const many = ['a', 'b'].map(() => generateId());
export type Model = LanguageModel;
