// @from 4
// @findings error:5 error:6
import { cosineSimilarity } from 'ai';

export const near = (a: number[], b: number[]) => cosineSimilarity(a, b, { throwErrorForEmptyVectors: true });
export const maybe = (a: number[], throwErrorForEmptyVectors: boolean) => cosineSimilarity(a, a, { throwErrorForEmptyVectors });
