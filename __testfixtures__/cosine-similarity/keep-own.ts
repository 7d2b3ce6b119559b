// @from 4
import { embed } from 'ai';

const cosineSimilarity = (a: number[], b: number[], options: { throwErrorForEmptyVectors: boolean }) =>
  options.throwErrorForEmptyVectors && a.length === 0 ? NaN : a.length - b.length;

export const near = (a: number[]) => cosineSimilarity(a, a, { throwErrorForEmptyVectors: false });
export { embed };
