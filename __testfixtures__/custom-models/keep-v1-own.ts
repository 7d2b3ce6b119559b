// @from 4
import { generateText } from 'ai';

export const schema = { specificationVersion: 'v1', toolChoice: 'auto' };
console.log(typeof generateText);
