// @from 4
// @row cosine-similarity-options
import { cosineSimilarity } from 'ai';

export const near = (a: number[], b: number[]) => cosineSimilarity(a, b, { throwErrorForEmptyVectors: false }) > 0.9;
export const same = (a: number[]) =>
  cosineSimilarity(
    a,
    a,
    { throwErrorForEmptyVectors: false },
  );
